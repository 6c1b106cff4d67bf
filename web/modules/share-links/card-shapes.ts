/** Pixels of a card, in the two shapes that other apps show. What stands in pairs steps down for long texts. */
interface CardShape {
  width: number
  height: number
  frame: number
  notch: number
  /** Of the plate: its width beside the words, or its height above them. */
  art: { width: number; height: number; focus: number }
  /** From the words to the edge of the label or the plate: top, right, bottom, left. */
  padding: readonly [number, number, number, number]
  headline: readonly number[]
  quote: readonly number[]
  quoteBy: number
  /** A match is so many times as high and wide. */
  unit: number
  caption: number | null
  name: number
  streak: { figure: number; words: number }
}

export type Shape = 'wide' | 'tall'

const wide: CardShape = {
  width: 1200,
  height: 630,
  frame: 14,
  notch: 34,
  art: { width: 440, height: 602, focus: 0.4 },
  padding: [48, 46, 34, 46],
  headline: [50, 42, 36],
  quote: [],
  quoteBy: 24,
  unit: 7.2,
  caption: 51,
  name: 48,
  streak: { figure: 60, words: 49 },
}

const tall: CardShape = {
  width: 1080,
  height: 1350,
  frame: 32,
  notch: 42,
  art: { width: 1016, height: 590, focus: 0.4 },
  padding: [44, 64, 40, 64],
  headline: [68, 54, 46],
  quote: [],
  quoteBy: 30,
  unit: 8.6,
  caption: 44,
  name: 54,
  streak: { figure: 72, words: 34 },
}

const withIdea = {
  wide: { ...wide, headline: [36, 29, 25], quote: [46, 36, 30], unit: 4.6, caption: null },
  tall: {
    ...tall,
    art: { ...tall.art, height: 500, focus: 0.47 },
    headline: [48, 42, 36],
    quote: [62, 50, 42],
    unit: 7,
  },
}

const longIdea = {
  wide: { ...withIdea.wide, unit: 3.2 },
  tall: { ...withIdea.tall, art: { ...tall.art, height: 400, focus: 0.47 }, unit: 6 },
}

const longProblem = { wide, tall: { ...tall, art: { ...tall.art, height: 540 } } }

/** From here on a text is long: it takes a line or two more than most. */
const long = { problem: 100, idea: 80 }

export function shapeFor(shape: Shape, { problemText, idea }: { problemText: string; idea: string | null }): CardShape {
  if (idea !== null && idea.length + problemText.length > long.problem + long.idea) return longIdea[shape]
  if (idea !== null) return withIdea[shape]
  return problemText.length > long.problem ? longProblem[shape] : { wide, tall }[shape]
}

export type { CardShape }

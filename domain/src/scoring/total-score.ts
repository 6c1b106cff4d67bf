/** A choice, near to what agrees best with ratings (docs/scoring.md). */
export const partWeights = { fluency: 0.25, flexibility: 0.15, originality: 0.45, elaboration: 0.15 } as const

/** Of the total, where a list surely repeats itself. */
export const monotonyPenalty = 0.4

/** How much a list repeats itself, 0 to 1: in doubt next to nothing (Hermite's smooth step). */
export const repetitionOf = (monotony: number): number => monotony ** 2 * (3 - 2 * monotony)

interface Parts {
  fluency: number
  /** Null where it is not asked for. */
  flexibility: number | null
  /** Null where nothing is known. */
  originality: number | null
  /** Null where it is not asked for, or cannot be read. */
  elaboration: number | null
  repeats: number
}

const partNames = Object.keys(partWeights) as (keyof typeof partWeights)[]

/** From 0 to 1, as all of its parts; the weights of those that are known make the whole. */
export function totalScore({ repeats, ...parts }: Parts): number {
  const known = partNames.filter((name) => parts[name] !== null)
  const sum = known.reduce((all, name) => all + partWeights[name] * (parts[name] ?? 0), 0)
  const whole = known.reduce((all, name) => all + partWeights[name], 0)
  return (sum / whole) * (1 - monotonyPenalty * repeats)
}

/** More words count no further, so padding does not pay. */
const maxCountedWords = 12
/** Words of one's own in a typical idea, from which on nothing more is gained. */
export const maxDetailWords = 8

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? 0 : (low + high) / 2
}

/** 0 to 1. Detail as a measure: Torrance (1966). */
export function elaborationOf(wordCounts: readonly number[]): number {
  const middle = median(wordCounts.map((count) => Math.min(maxCountedWords, count)))
  return Math.min(1, Math.max(0, (middle - 1) / (maxDetailWords - 1)))
}

/** The words that a score of 0 to 100 stands for, in a typical idea: of 0 it is one or none, of 100 so many or more. */
export const ownWordsOf = (elaboration: number): number => Math.round(1 + (elaboration / 100) * (maxDetailWords - 1))

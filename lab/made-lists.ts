import { strategyWords } from '@app/content/lexicon/strategies'

/** Numbers that look random and are the same at each run (a linear congruential generator, Knuth 1981). */
export function random(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

type Random = ReturnType<typeof random>

const syllables =
  'ka lo mi ren tu sha bel dor fin gar hem jol kup lar mon nib ost pel quo rim sot tav urb vex wol yam zin cre dri flo'.split(
    ' ',
  )

const vocabularyOf = (roll: Random, size: number) =>
  Array.from({ length: size }, () =>
    Array.from({ length: 2 + roll(2) }, () => syllables[roll(syllables.length)]).join(''),
  )

const frames =
  `use it as a X for the Y|give the X to a Y and ask for Z|hang a X from the Y|paint X on the Y|turn it into a X
  |throw X at Y|put a X into the Y with Z|sell the X to Y|X|X Y|make a X out of Y and Z|teach the X how to Y a Z
  |hide it behind the X until the Y comes|race it down the X against a Y|ask every X in the Y to bring a Z
  |build a small X where the Y can rest|swap it for a X at the Y|write X on it and mail it to the Y`
    .split('|')
    .map((frame) => frame.trim())

/** Words that the table knows: of made-up ones a list has no meaning to be read. */
function englishWords(roll: Random): string[] {
  const ordered = [
    ...new Set(
      Object.values(strategyWords)
        .join(' ')
        .match(/[a-z]+/g),
    ),
  ]
  return ordered
    .map((word) => ({ word, place: roll(1e6) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ word }) => word)
}

/** A few words are used all the time and most hardly ever (Zipf 1949). */
const zipf = (roll: Random, words: readonly string[]) => words[Math.floor(words.length ** (roll(1e6) / 1e6)) - 1] ?? ''

/** Ideas as people write them: sentences of some shapes, sentences of loose words, and ever the same few. */
export function writers(roll: Random): Record<string, () => string> {
  const words = vocabularyOf(roll, 6_000)
  const english = englishWords(random(8))
  const framed = (shapes: readonly string[], known: readonly string[]) =>
    (shapes[roll(shapes.length)] ?? '').replace(/[XYZ]/g, () => zipf(roll, known))
  return {
    'sentences of many shapes': () => framed(frames, words),
    'words of every rarity': () => Array.from({ length: 1 + roll(9) }, () => zipf(roll, words)).join(' '),
    'three shapes, 400 words': () => framed(frames.slice(0, 3), words.slice(0, 400)),
    'sentences of English words': () => framed(frames, english),
  }
}

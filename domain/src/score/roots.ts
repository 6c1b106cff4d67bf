/** Endings that make one word of another; the first that fits is cut. */
const endings =
  /(?:ation|ition|iness|ness|ment|able|ance|ence|ier|iest|ion|est|ful|ive|ist|ian|ify|ity|ily|at|er|or|ly|al|en|y)$/

/** What an ending took with it: the y of "copier". */
const broughtBack: Readonly<Record<string, string>> = { ier: 'y', iest: 'y', ily: 'y', iness: 'y' }

/** So much of a word must be left: "station" is no "st". */
const leastLeft = 4

const withoutEnding = (word: string): string => {
  const bare = word.replace(endings, (ending) => broughtBack[ending] ?? '')
  return bare.length < leastLeft ? word : bare
}

/**
 * What stems of one family have in common: "organis" for "organiser" and "organisation", "illumin" for "illuminate".
 * It cuts deeper than the stemming by which ideas are compared and counted, so it is only asked for the meaning of a
 * word that the lexicon does not hold itself. English; other words stay.
 */
export function rootOf(stem: string): string {
  if (stem.length <= leastLeft || !/^[a-z]+$/.test(stem)) return stem
  return withoutEnding(withoutEnding(stem)).replace(/([bdgmnpt])\1$/, '$1')
}

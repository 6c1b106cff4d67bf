/** The first that fits is cut. */
const endings =
  /(?:ation|ition|iness|ness|ment|able|ance|ence|ier|iest|ion|est|ful|ive|ist|ian|ify|ity|ily|at|er|or|ly|al|en|y)$/

/** The y of "copier". */
const broughtBack: Readonly<Record<string, string>> = { ier: 'y', iest: 'y', ily: 'y', iness: 'y' }

/** "Station" is no "st". */
const leastLeft = 4

const withoutEnding = (word: string): string => {
  const bare = word.replace(endings, (ending) => broughtBack[ending] ?? '')
  return bare.length < leastLeft ? word : bare
}

/** "Organis" for "organiser" and "organisation". It cuts deeper than `stem`, so it is only asked for words that the lexicon lacks. */
export function rootOf(stem: string): string {
  if (stem.length <= leastLeft || !/^[a-z]+$/.test(stem)) return stem
  return withoutEnding(withoutEnding(stem)).replace(/([bdgmnpt])\1$/, '$1')
}

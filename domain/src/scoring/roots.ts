const endings =
  /(?:ation|ition|iness|ness|ment|able|ance|ence|ier|iest|ion|est|ful|ive|ist|ian|ify|ity|ily|at|er|or|ly|al|en|y)$/

const restoredEndings: Readonly<Record<string, string>> = { ier: 'y', iest: 'y', ily: 'y', iness: 'y' }

const shortestRoot = 4

const withoutEnding = (word: string): string => {
  const bare = word.replace(endings, (ending) => restoredEndings[ending] ?? '')
  return bare.length < shortestRoot ? word : bare
}

/** "Organis" for "organiser" and "organisation": deeper than `stem`, so only for words that the lexicon lacks. */
export function rootOf(stem: string): string {
  if (stem.length <= shortestRoot || !/^[a-z]+$/.test(stem)) return stem
  return withoutEnding(withoutEnding(stem)).replace(/([bdgmnpt])\1$/, '$1')
}

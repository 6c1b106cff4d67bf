import { numberInWords } from '../text/number-words.ts'

export interface OwnListsComparison {
  lists: number
  narrower: number
  equal: number
}

export const maxOwnLists = 30

/** By chance alone one list in twenty-one is wider than all of twenty. */
const minOwnLists = 20

/** Null where luck alone would do it. */
export function ownListsSentence({ lists, narrower, equal }: OwnListsComparison): string | null {
  if (lists < minOwnLists) return null
  const word = narrower === lists ? 'Wider' : narrower + equal === 0 ? 'Narrower' : null
  return word && `${word} than all of your last ${numberInWords(lists)} lists.`
}

import { contentWords } from './similarity.ts'

/** What is written to fill a box. The phrases are parts of regular expressions. */
export interface FillerLists {
  /** Each stands for no idea, alone or with each other. */
  words: string
  /** They fill beside a word of the above; alone, or with each other, they can be an answer. */
  beside: string
  /** Talk about the test, and lines that everybody knows by heart: what is left beside them decides. */
  phrases: readonly string[]
  /** An idea with one of these is none, however it goes on. */
  advertising: readonly string[]
  /** A line with one of these may speak of the list and not of the problem; it counts all the same. */
  praise: readonly string[]
}

export interface Fillers {
  isFiller: (words: readonly string[]) => boolean
  /** Can the word stand in filler? */
  canFill: (word: string) => boolean
  /** Is the text made of such phrases, and of nothing beside them? */
  isRecited: (text: string) => boolean
  isAdvertising: (text: string) => boolean
  isPraise: (text: string) => boolean
}

export function readFillers(lists: FillerLists): Fillers {
  const fillers = new Set(contentWords(lists.words))
  const beside = new Set(contentWords(lists.beside))
  const phrases = new RegExp(`\\b(${lists.phrases.join('|')})\\b`, 'giu')
  const advertising = new RegExp(`\\b(${lists.advertising.join('|')})\\b|https?:|www\\.`, 'iu')

  const praise = new RegExp(`\\b(${lists.praise.join('|')})\\b`, 'iu')

  /** Spoken long, a filler stays one: "hellooo". */
  const isFillerWord = (word: string) =>
    /^\p{N}+$/u.test(word) || fillers.has(word) || fillers.has(word.replace(/(.)\1\1$/, '$1'))
  const canFill = (word: string) => beside.has(word) || isFillerWord(word)

  return {
    isFiller: (words) => words.every(canFill) && words.some(isFillerWord),
    canFill,
    isRecited: (text) => {
      const rest = text.replace(phrases, ' ')
      return rest !== text && contentWords(rest).every(canFill)
    },
    isAdvertising: (text) => advertising.test(text),
    isPraise: (text) => praise.test(text),
  }
}

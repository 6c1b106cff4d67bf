import { contentWords } from './tokenize.ts'

/** All but `words` and `beside` are parts of regular expressions; `beside` fills only beside one of `words`. */
export interface FillerLists {
  words: string
  beside: string
  phrases: readonly string[]
  advertising: readonly string[]
  praise: readonly string[]
}

export interface FillerMatcher {
  isFiller: (words: readonly string[]) => boolean
  canFill: (word: string) => boolean
  isRecited: (text: string) => boolean
  isAdvertising: (text: string) => boolean
  isPraise: (text: string) => boolean
}

export function compileFillers(lists: FillerLists): FillerMatcher {
  const fillers = new Set(contentWords(lists.words))
  const beside = new Set(contentWords(lists.beside))
  const phrases = new RegExp(`\\b(${lists.phrases.join('|')})\\b`, 'giu')
  const advertising = new RegExp(`\\b(${lists.advertising.join('|')})\\b|https?:|www\\.`, 'iu')

  const praise = new RegExp(`\\b(${lists.praise.join('|')})\\b`, 'iu')

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

import { shortWords } from './letter-pairs.ts'
import { isMash } from './mash.ts'
import { contentWords, stem } from './similarity.ts'
import { advertisingPhrases, fillerPhrases, fillersBeside, fillerWords, recitedLines } from './spam-words.ts'
import type { Echoes } from './wording.ts'

/** Why a text is not counted as an idea. */
export const faults = [
  'empty',
  'too_few_letters',
  'repeated',
  'mash',
  'problem_words',
  'filler',
  'advertising',
] as const

export type Fault = (typeof faults)[number]

const fillers = new Set(contentWords(fillerWords))
const beside = new Set(contentWords(fillersBeside))
const advertising = new RegExp(`\\b(${advertisingPhrases.join('|')})\\b|https?:|www\\.`, 'iu')

const said = new RegExp(`\\b(${[...recitedLines, ...fillerPhrases].join('|')})\\b`, 'giu')

/** Scripts that write a syllable or a word with one sign. */
const dense = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u

const isLetter = (sign: string): boolean => (sign >= 'a' && sign <= 'z') || /\p{L}/u.test(sign)

/** Rules about letters are there to tell mash; a word that is known is none. */
const holdsShortWord = (words: readonly string[]): boolean => words.some((word) => shortWords.has(word))

/** Two signs of Chinese or Korean are a word; elsewhere it takes three letters, and three different ones. */
function hasFewLetters(text: string): boolean {
  const enough = dense.test(text) ? 2 : 3
  const letters = new Set<string>()
  for (const sign of text.normalize('NFKC').toLowerCase()) {
    if (isLetter(sign) && letters.add(sign).size === enough) return false
  }
  return true
}

const isLoneLetter = (word: string): boolean => /^[a-z0-9]$/.test(word)

const isTooShort = (text: string, words: readonly string[]): boolean =>
  (hasFewLetters(text) && !holdsShortWord(words)) || (words.length > 0 && words.every(isLoneLetter))

/** A letter four times in a row, or a word three times and little else. */
function isRepeated(text: string, tokens: readonly string[]): boolean {
  if (/(\p{L})\1{3}/iu.test(text)) return true
  return tokens.length >= 3 && new Set(tokens).size <= tokens.length / 3
}

/** Spoken long, a filler stays one: "hellooo". */
const isFillerWord = (word: string): boolean =>
  /^\p{N}+$/u.test(word) || fillers.has(word) || fillers.has(word.replace(/(.)\1\1$/, '$1'))

const canFill = (word: string): boolean => beside.has(word) || isFillerWord(word)

const isFiller = (words: readonly string[]): boolean => words.every(canFill) && words.some(isFillerWord)

/** A line that everybody knows by heart, or one about the test, and nothing of one's own beside it. */
const isSaid = (text: string): boolean => {
  const rest = text.replace(said, ' ')
  return rest !== text && contentWords(rest).every(canFill)
}

/**
 * Mash, or Latin letters without a vowel among them: "df gh jk". One odd word makes no mash of an idea that tells
 * something else.
 */
function isMashed(text: string, words: readonly string[], problem: Echoes): boolean {
  const letters = text.toLowerCase().match(/\p{L}/gu)?.join('') ?? ''
  if (/^[a-z]+$/.test(letters) && !/[aeiouy]/.test(letters)) return !holdsShortWord(words)
  const mashed = words.filter(isMash).length
  if (mashed >= 2 && mashed >= words.length / 2) return true
  return mashed > 0 && words.every((word) => isMash(word) || canFill(word) || problem.stems.has(stem(word)))
}

/**
 * Why the text is no idea for this problem, or null when it counts. An idea needs a content word, three different
 * letters, no letter four times in a row, something beside mash, and a word that the problem did not bring (product
 * rules 3.4); filler and advertising are not counted either.
 */
export function faultOf(
  text: string,
  problem: Echoes,
  words = contentWords(text),
  tokens: readonly string[] = words.map(stem),
): Fault | null {
  if (!/\p{L}/u.test(text)) return 'empty'
  if (advertising.test(text)) return 'advertising'
  if (isTooShort(text, words)) return 'too_few_letters'
  if (isRepeated(text, tokens)) return 'repeated'
  if (words.length === 0) return 'filler'
  if (isMashed(text, words, problem)) return 'mash'
  if (isFiller(words) || isSaid(text)) return 'filler'
  const echoes = tokens.map((token) => problem.stems.has(token))
  return echoes.includes(true) && words.every((word, at) => echoes[at] || canFill(word)) ? 'problem_words' : null
}

import { isMash } from './mash.ts'
import { contentTokens } from './similarity.ts'
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

const fillers = new Set(contentTokens(fillerWords))
const beside = new Set(contentTokens(fillersBeside))
const advertising = new RegExp(`\\b(${advertisingPhrases.join('|')})\\b|https?:|www\\.`, 'iu')

const recited = new RegExp(recitedLines.join('|'), 'giu')

/** Scripts that write a syllable or a word with one sign. */
const dense = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u

const isLetter = (sign: string): boolean => (sign >= 'a' && sign <= 'z') || /\p{L}/u.test(sign)

/** Two signs of Chinese or Korean are a word; elsewhere it takes three letters, and three different ones. */
function hasFewLetters(text: string): boolean {
  const enough = dense.test(text) ? 2 : 3
  const letters = new Set<string>()
  for (const sign of text.normalize('NFKC').toLowerCase()) {
    if (isLetter(sign) && letters.add(sign).size === enough) return false
  }
  return true
}

const isLoneLetter = (token: string): boolean => /^[a-z0-9]$/.test(token)

/** A letter four times in a row, or a word three times and little else. */
function isRepeated(text: string, tokens: readonly string[]): boolean {
  if (/(\p{L})\1{3}/iu.test(text)) return true
  return tokens.length >= 3 && new Set(tokens).size <= tokens.length / 3
}

const canFill = (token: string): boolean => fillers.has(token) || beside.has(token) || /^\p{N}+$/u.test(token)

const isFiller = (text: string, tokens: readonly string[]): boolean =>
  tokens.every(canFill) && (tokens.some((token) => !beside.has(token)) || fillerPhrases.test(text))

/** A line that everybody knows by heart, and nothing of one's own beside it. */
const isRecited = (text: string): boolean => {
  const rest = text.replace(recited, ' ')
  return rest !== text && contentTokens(rest).every(canFill)
}

/** Mash, or Latin letters without a vowel among them: "df gh jk". */
function isMashed(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const letters = words.join('')
  if (/^[a-z]+$/.test(letters) && !/[aeiouy]/.test(letters)) return true
  return words.filter(isMash).length >= words.length / 2
}

/**
 * Why the text is no idea for this problem, or null when it counts. An idea needs a content token, three different letters, no letter four times in a row, no mash, and a word
 * that the problem did not bring (product rules 3.4); filler and advertising are not counted either.
 */
export function faultOf(text: string, problem: Echoes, tokens = contentTokens(text)): Fault | null {
  if (!/\p{L}/u.test(text)) return 'empty'
  if (advertising.test(text)) return 'advertising'
  if (hasFewLetters(text) || (tokens.length > 0 && tokens.every(isLoneLetter))) return 'too_few_letters'
  if (isRepeated(text, tokens)) return 'repeated'
  if (tokens.length === 0) return 'filler'
  if (isMashed(text)) return 'mash'
  if (isFiller(text, tokens) || isRecited(text)) return 'filler'
  const isEcho = tokens.some((token) => problem.stems.has(token))
  return isEcho && tokens.every((token) => problem.stems.has(token) || canFill(token)) ? 'problem_words' : null
}

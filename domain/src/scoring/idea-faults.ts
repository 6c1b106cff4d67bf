import type { FillerMatcher } from './fillers.ts'
import { isKeyboardMash, type Spelling } from './keyboard-mash.ts'
import type { IdeaFault } from './score.ts'
import { stem } from './tokenize.ts'

export interface FaultRules {
  fillers: FillerMatcher
  spelling: Spelling
}

/** An idea as it is written, its content words and their stems, and the stems of the problem. */
interface Written {
  text: string
  words: readonly string[]
  tokens: readonly string[]
  problem: ReadonlySet<string>
}

const syllabicScripts = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u

const isLetter = (sign: string): boolean => (sign >= 'a' && sign <= 'z') || /\p{L}/u.test(sign)

const hasShortWord = ({ shortWords }: Spelling, words: readonly string[]): boolean =>
  words.some((word) => shortWords.has(word))

function hasFewLetters(text: string): boolean {
  const enough = syllabicScripts.test(text) ? 2 : 3
  const letters = new Set<string>()
  for (const sign of text.normalize('NFKC').toLowerCase()) {
    if (isLetter(sign) && letters.add(sign).size === enough) return false
  }
  return true
}

const isLoneLetter = (word: string): boolean => /^[a-z0-9]$/.test(word)

const isTooShort = (text: string, words: readonly string[], spelling: Spelling): boolean =>
  (hasFewLetters(text) && !hasShortWord(spelling, words)) || (words.length > 0 && words.every(isLoneLetter))

function isRepeated(text: string, tokens: readonly string[]): boolean {
  if (/(\p{L})\1{3}/iu.test(text)) return true
  return tokens.length >= 3 && new Set(tokens).size <= tokens.length / 3
}

function isWithoutVowel(text: string): boolean {
  if (/[aeiouy]/.test(text)) return false
  const letters = text.match(/\p{L}/gu)?.join('') ?? ''
  return /^[a-z]+$/.test(letters)
}

/** One odd word makes no mash of an idea that tells something else. */
function isMashed({ fillers, spelling }: FaultRules, { text, words, problem }: Written): boolean {
  if (isWithoutVowel(text.toLowerCase())) return !hasShortWord(spelling, words)
  const mashed = words.filter((word) => isKeyboardMash(word, spelling)).length
  if (mashed >= 2 && mashed >= words.length / 2) return true
  return (
    mashed > 0 &&
    words.every((word) => isKeyboardMash(word, spelling) || fillers.canFill(word) || problem.has(stem(word)))
  )
}

/** Null when it counts; product rules 3.4. */
export function findIdeaFault(rules: FaultRules, idea: Written): IdeaFault | null {
  const { fillers, spelling } = rules
  const { text, words, tokens, problem } = idea
  if (!/\p{L}/u.test(text)) return 'empty'
  if (fillers.isAdvertising(text)) return 'advertising'
  if (isTooShort(text, words, spelling)) return 'too_few_letters'
  if (isRepeated(text, tokens)) return 'repeated'
  if (words.length === 0) return 'filler'
  if (isMashed(rules, idea)) return 'mash'
  if (fillers.isFiller(words) || fillers.isRecited(text)) return 'filler'
  const echoes = tokens.map((token) => problem.has(token))
  return echoes.includes(true) && words.every((word, at) => echoes[at] || fillers.canFill(word))
    ? 'problem_words'
    : null
}

import { memoizeTextFor, wordCacheLimits } from './tokenize.ts'

export interface SpellingLists {
  letterPairs: Readonly<Record<string, string>>
  vowelPoor: string
  doubled: string
  short: string
}

export interface Spelling {
  letterPairs: Readonly<Record<string, string>>
  vowelPoor: ReadonlySet<string>
  doubledWords: ReadonlySet<string>
  shortWords: ReadonlySet<string>
}

export const createSpelling = ({ letterPairs, vowelPoor, doubled, short }: SpellingLists): Spelling => ({
  letterPairs,
  vowelPoor: new Set(vowelPoor.split(' ')),
  doubledWords: new Set(doubled.split(' ')),
  shortWords: new Set(short.split(' ')),
})

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

const placeOf = new Map(rows.flatMap((row, at) => [...row].map((letter, along) => [letter, 100 * at + along])))

/** Of each key those beside it, in its row and in those above and below. */
export const neighboursOnKeyboard: ReadonlyMap<string, readonly string[]> = new Map(
  [...placeOf].map(([key, place]) => [
    key,
    [...placeOf].flatMap(([other, at]) => ([1, 99, 100].includes(Math.abs(at - place)) ? [other] : [])),
  ]),
)

const stepAt = (word: string, at: number): number =>
  (placeOf.get(word[at + 1] ?? '') ?? 0) - (placeOf.get(word[at] ?? '') ?? 0)

function isSlide(word: string, from: number, length: number): boolean {
  const step = stepAt(word, from)
  if (Math.abs(step) !== 1) return false
  for (let at = from + 1; at < from + length - 1; at += 1) if (stepAt(word, at) !== step) return false
  return true
}

function slideShare(word: string, length: number): number {
  let covered = 0
  let end = 0
  for (let at = 0; at + length <= word.length; at += 1) {
    if (!isSlide(word, at, length)) continue
    covered += at + length - Math.max(at, end)
    end = at + length
  }
  return covered / word.length
}

function rarePairShare(word: string, { letterPairs }: Spelling): number {
  let odd = 0
  for (let at = 1; at < word.length; at += 1) {
    if (!letterPairs[word[at - 1] ?? '']?.includes(word[at] ?? '')) odd += 1
  }
  return odd / (word.length - 1)
}

const vowelShare = (word: string): number => (word.match(/[aeiouy]/g)?.length ?? 0) / word.length

/** Of a to z only: six letters with under 15 % vowels (product rule), keyboard runs, repeated bits, rare neighbours. */
export const isKeyboardMash = (word: string, spelling: Spelling): boolean => looksMashed(spelling, word)

const looksMashed = memoizeTextFor(wordCacheLimits, (spelling: Spelling, word): boolean => {
  if (!/^[a-z]{3,}$/.test(word)) return false
  if (word.length >= 6 && vowelShare(word) < 0.15 && !spelling.vowelPoor.has(word)) return true
  if (/^(.{1,3})\1{2,}$/.test(word)) return true
  if (/j[^aeiouyjps]/.test(word)) return true
  if (/^(.{3,4})\1$/.test(word) && !spelling.doubledWords.has(word)) return true
  if (slideShare(word, 4) >= 0.6 || slideShare(word, 3) === 1) return true
  return word.length > 3 && rarePairShare(word, spelling) >= 0.4
})

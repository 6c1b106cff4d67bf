import { doubledWords, letterPairs, vowelPoor } from './letter-pairs.ts'

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const bothWays = rows.flatMap((row) => [row, [...row].reverse().join('')])

/** Is the piece typed by sliding a finger along a row? */
const isSlide = (piece: string): boolean => bothWays.some((row) => row.includes(piece))

/** How much of the word lies on slides of that length or more, 0 to 1. */
function slideShare(word: string, length: number): number {
  const onSlide = new Set<number>()
  for (let at = 0; at + length <= word.length; at += 1) {
    if (isSlide(word.slice(at, at + length))) for (let on = at; on < at + length; on += 1) onSlide.add(on)
  }
  return onSlide.size / word.length
}

/** The part of a word's neighbouring letters that hardly ever stand so in English, 0 to 1. */
const oddPairShare = (word: string): number =>
  [...word].slice(1).filter((letter, before) => !letterPairs[word[before] ?? '']?.includes(letter)).length /
  (word.length - 1)

const vowelShare = (word: string): number => (word.match(/[aeiouy]/g)?.length ?? 0) / word.length

/**
 * Fingers on keys instead of a word? Latin letters a to z only, lower case. By product rule: six letters or more with
 * under 15 % vowels, unless English knows such a word ("stretch"). Beyond it: runs along the keyboard, a short bit
 * repeated, and letters that hardly ever meet.
 */
export function isMash(word: string): boolean {
  if (!/^[a-z]{3,}$/.test(word)) return false
  if (word.length >= 6 && vowelShare(word) < 0.15 && !vowelPoor.has(word)) return true
  if (/^(.{1,3})\1{2,}$/.test(word)) return true
  if (/^(.{3,4})\1$/.test(word) && !doubledWords.has(word)) return true
  if (slideShare(word, 4) >= 0.6 || slideShare(word, 3) === 1) return true
  return word.length > 3 && oddPairShare(word) >= 0.4
}

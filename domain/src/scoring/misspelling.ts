import type { Embedding } from './embedding.ts'
import { neighboursOnKeyboard } from './keyboard-mash.ts'
import { memoizeTextFor, wordCacheLimits } from './tokenize.ts'

const letters = [...'abcdefghijklmnopqrstuvwxyz']
/** Shorter ones are one letter from many words. */
const minLetters = 5
/** A longer text is read as it stands, so that nobody makes a search of it. */
const maxTextLetters = 200

/** What a finger may have meant: a key too many, one beside it, two in the wrong order, one left out. The first letter is right. */
function* slipsOf(word: string): Generator<string> {
  for (let at = 1; at < word.length; at += 1) {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    const beside = neighboursOnKeyboard.get(letter) ?? []
    const isExtra = [word.charAt(at - 1), after.charAt(0)].some((other) => other === letter || beside.includes(other))
    if (isExtra) yield before + after
    if (after !== '') yield before + after.charAt(0) + letter + after.slice(1)
    for (const other of beside) yield before + other + after
    for (const other of letters) yield before + other + letter + after
  }
}

const correctWord = memoizeTextFor(wordCacheLimits, ({ rankOf, isWhole }: Embedding, word): string => {
  if (word.length < minLetters || isWhole(word)) return word
  let [meant, rank] = [word, Number.POSITIVE_INFINITY]
  for (const slip of slipsOf(word)) {
    const found = rankOf(slip)
    if (found !== null && found < rank) [meant, rank] = [slip, found]
  }
  return meant
})

/** The text with slips of the keyboard put right, where a word of the table is meant. */
export function correctSlips(embedding: Embedding, text: string): string {
  if (text.length > maxTextLetters) return text
  return text.replace(/\b[a-z]+\b/gi, (word) => {
    const plain = word.toLowerCase()
    const meant = correctWord(embedding, plain)
    return meant === plain ? word : meant
  })
}

import { contentStems, tokenize } from './tokenize.ts'

/** Chosen on twelve hand-made pairs, agrees with people on nine. */
export const sameIdeaThreshold = 0.62

export interface TextFingerprint {
  tokens: ReadonlySet<string>
  /** The same, sorted: a set leaves garbage each time that it is read through. */
  each: readonly string[]
  trigrams: Float64Array
}

/** Characters of rarer planes share numbers. */
const planes = 0x20000

/** Each once, ascending. */
function trigramNumbers(text: string): Float64Array {
  let first = 0
  let second = 0
  let characters = 0
  const found = new Float64Array(text.length)
  for (let at = 0; at < text.length; characters += 1) {
    const code = text.codePointAt(at) ?? 0
    const third = code % planes
    if (characters >= 2) found[characters - 2] = (first * planes + second) * planes + third
    first = second
    second = third
    at += code > 0xffff ? 2 : 1
  }
  const numbers = found.subarray(0, Math.max(0, characters - 2)).sort()
  let end = 0
  for (const number of numbers) {
    if (end > 0 && numbers[end - 1] === number) continue
    numbers[end] = number
    end += 1
  }
  return numbers.subarray(0, end)
}

/** Stop words alone are compared too: "do it" is not "be there". */
export function fingerprintOf(text: string): TextFingerprint {
  const content = contentStems(text)
  return fingerprintOfTokens(content.length > 0 ? content : tokenize(text))
}

export function fingerprintOfTokens(tokens: readonly string[]): TextFingerprint {
  const once = new Set(tokens)
  // Blanks around it, so that a word of two letters has trigrams at all.
  return { tokens: once, each: [...once].sort(), trigrams: trigramNumbers(` ${tokens.join(' ')} `) }
}

function shared(a: TextFingerprint, b: TextFingerprint): number {
  let count = 0
  for (const one of a.each) if (b.tokens.has(one)) count += 1
  return count
}

/** Stops where fewer than `needed` can be shared. */
function sharedNumbers(a: Float64Array, b: Float64Array, needed: number): number {
  let count = 0
  let i = 0
  let j = 0
  while (i < a.length && j < b.length && count + Math.min(a.length - i, b.length - j) >= needed) {
    const one = a[i] ?? 0
    const other = b[j] ?? 0
    if (one === other) count += 1
    if (one <= other) i += 1
    if (one >= other) j += 1
  }
  return count
}

/**
 * 0 to 1: the most of Dice (1945) of trigrams, Jaccard (1901) of tokens, and 0.9 where two or more are in the other.
 * Below `least` it is not worked out to the end.
 */
export function fingerprintSimilarity(a: TextFingerprint, b: TextFingerprint, least = 0): number {
  if (a.tokens.size === 0 || b.tokens.size === 0) return a.tokens.size === b.tokens.size ? 1 : 0
  const common = shared(a, b)
  const smaller = Math.min(a.tokens.size, b.tokens.size)
  const jaccard = common / (a.tokens.size + b.tokens.size - common)
  const contained = smaller >= 2 && common === smaller ? 0.9 : 0
  const byTokens = Math.max(jaccard, contained)
  const trigrams = a.trigrams.length + b.trigrams.length
  const mostDice = (2 * Math.min(a.trigrams.length, b.trigrams.length)) / trigrams
  if (mostDice <= byTokens || mostDice < least) return byTokens
  const dice = (2 * sharedNumbers(a.trigrams, b.trigrams, (least * trigrams) / 2)) / trigrams
  return Math.max(dice, byTokens)
}

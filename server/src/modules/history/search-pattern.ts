import { invisibleCharacters } from '@app/domain/text/text'

// People search without accents: "cafe" finds "café". The words become a pattern, because folding every text of a long
// history costs ten times as much as looking through it.
const marks = /[\u0300-\u036f]/g
/** PostgreSQL reads the signs as they are written there. */
const marksAndUnseen = `[\u0300-\u036f${invisibleCharacters.source.slice(1)}*`

/** Letters with something through them, which Unicode does not take apart, and the other sigma. */
const others: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i', ς: 'σ' }
const pairs: Record<string, string> = { ss: 'ß', ae: 'æ', oe: 'œ' }

const withoutMarks = (text: string) => text.normalize('NFKD').replace(marks, '').normalize('NFKC')

const plainly = (text: string) => {
  let plain = withoutMarks(withoutMarks(text).toLowerCase()).replace(invisibleCharacters, '')
  for (const [letter, base] of Object.entries(others)) plain = plain.replaceAll(letter, base)
  for (const [pair, letter] of Object.entries(pairs)) plain = plain.replaceAll(letter, pair)
  return plain
}

/** For texts that are folded in the database, as names are (`foldedTextSql`). */
export function foldText(text: string): string {
  let plain = plainly(text)
  for (const [pair, letter] of Object.entries(pairs)) plain = plain.replaceAll(letter, pair)
  return plain
}

/** Latin, Greek and Cyrillic: in other scripts a mark makes another letter. */
const accented = [
  [0xc0, 0x24f],
  [0x370, 0x52f],
  [0x1e00, 0x1fff],
] as const

const spellings = new Map<string, string>()
for (const [first, last] of accented)
  for (let code = first; code <= last; code++) {
    const letter = String.fromCodePoint(code).toLowerCase()
    const base = plainly(letter)
    if (letter.length === 1 && base.length === 1 && base !== letter && !spellings.get(base)?.includes(letter))
      spellings.set(base, (spellings.get(base) ?? '') + letter)
  }

function letterPattern(letter: string) {
  if (/[^\p{L}\p{N}\s]/u.test(letter)) return letter.charCodeAt(0) < 0x80 ? `\\${letter}` : letter
  const spelled = spellings.get(letter)
  return `${spelled ? `[${letter}${spelled}]` : letter}${/\p{L}/u.test(letter) ? marksAndUnseen : ''}`
}

/** A regular expression of PostgreSQL for texts in lower case and NFKC. No character of the words is a wildcard. */
export function createSearchPattern(words: string): string {
  const letters = [...plainly(words)]
  let pattern = ''
  for (let at = 0; at < letters.length; at++) {
    const [one = '', two = ''] = letters.slice(at, at + 2)
    const both = pairs[one + two]
    pattern += both ? `(?:${letterPattern(one)}${letterPattern(two)}|${both})` : letterPattern(one)
    if (both) at++
  }
  return pattern
}

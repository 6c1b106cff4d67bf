/** PostgreSQL refuses NUL, and a lone surrogate would silently become another character. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

export const notStorableMessage = 'This text has characters we can’t store.'

/** In UTF-8. The text must be well formed. */
export function byteLength(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}

let segmenter: Intl.Segmenter | undefined

/** The first use costs a slow phone 50 ms, so a page that counts nothing pays nothing before its first paint. */
function graphemesOf(text: string) {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

export function countGraphemes(text: string): number {
  let count = 0
  for (const _ of graphemesOf(text)) count += 1
  return count
}

export const hasAtMostGraphemes = (text: string, limit: number): boolean =>
  text.length <= limit || countGraphemes(text) <= limit

export function truncateGraphemes(text: string, most: number): string {
  let first = ''
  let count = 0
  for (const { segment } of graphemesOf(text)) {
    if (++count > most) break
    first += segment
  }
  return first
}

// `Cc`, spaces and what Unicode says to show nothing of; then what shows nothing though Unicode does not say so.
const visible =
  /[^\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffc\u{13430}-\u{13442}\u{16fe4}\u{1d159}]/u

/** What comes along when text is copied. Joiners and selectors change the picture before them. */
export const invisibleCharacters =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g

export const stripInvisible = (text: string): string => text.replaceAll(invisibleCharacters, '')

/** Nothing of it would be seen. The only rule for "empty" of what people write. */
export const isBlank = (text: string): boolean => !visible.test(text)

/** Without the spaces around it. A joiner or selector at an end stays: it belongs to the letter before. */
export const trimText = (text: string): string => (isBlank(text) ? '' : text.trim())

export function firstVisibleGrapheme(text: string): string {
  const at = text.search(visible)
  return at < 0 ? '' : truncateGraphemes(text.slice(at), 1)
}

/** Written languages need at most six combining marks; more of them cover other lines. */
const maxCombiningMarks = 8

const bidiScopes = /[\u202a-\u202e\u2066-\u2069]/g

/** For screens and mails: stored and exported text keeps all. A scope of direction may end outside of its text. */
export function sanitizeForDisplay(written: string): string {
  const text = written.replaceAll(bidiScopes, '')
  if ((text.match(/\p{M}/gu)?.length ?? 0) <= maxCombiningMarks) return text
  let shown = ''
  for (const { segment } of graphemesOf(text)) {
    let marks = 0
    shown += segment.replaceAll(/\p{M}/gu, (mark) => (++marks > maxCombiningMarks ? '' : mark))
  }
  return shown
}

const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** By its first letter, as `dir="auto"` has it. */
export const isRightToLeft = (text: string): boolean => rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '')

/** Within a sentence of ours, where a text from right to left would move the words and figures after it. */
export function isolateText(written: string): string {
  const text = trimText(sanitizeForDisplay(written))
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text
}

/** In small letters, without accents. */
export const foldAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

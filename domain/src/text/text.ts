/** PostgreSQL refuses NUL, and a lone surrogate would silently become another character. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

export const notStorable = 'This text holds characters that cannot be stored.'

/** In UTF-8. The text must be well formed. */
export function byteLength(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

export function countGraphemes(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

export const graphemesAtMost = (text: string, limit: number): boolean =>
  text.length <= limit || countGraphemes(text) <= limit

export function firstGraphemes(text: string, most: number): string {
  let first = ''
  let count = 0
  for (const { segment } of segmenter.segment(text)) {
    if (++count > most) break
    first += segment
  }
  return first
}

/** Written languages need at most six combining marks; more of them cover other lines. */
const marksShown = 8

/** For screens only: stored and exported text keeps all marks. */
export function shownText(text: string): string {
  if ((text.match(/\p{M}/gu)?.length ?? 0) <= marksShown) return text
  let shown = ''
  for (const { segment } of segmenter.segment(text)) {
    let marks = 0
    shown += segment.replaceAll(/\p{M}/gu, (mark) => (++marks > marksShown ? '' : mark))
  }
  return shown
}

import { trimmed } from './text.ts'

/** Signs and pictures, also those of old symbol fonts; the letters that word processors make of them; boxes; numbers. */
const marks = [
  /(?:[\p{So}\p{Co}\u2190-\u2bff•‣⁃·–—*>›»~+-]\ufe0f?){1,4}\s+/u,
  /[o§ü]\t/u,
  /\[[ xX]?\]\s+/u,
  /[\u2460-\u24ff]/u,
  /\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s+|\(?[A-Z]\)\s+/u,
]
const bullet = new RegExp(`^(?:${marks.map(({ source }) => source).join('|')}){1,2}\\s*(?=\\S)`, 'u')

/**
 * The ideas of a list, one a line. Word processors break lines by U+000B, U+0085, U+2028 and U+2029 too; a bullet is no
 * part of an idea, but what begins a text of one line is.
 */
export function linesOf(text: string): string[] {
  const lines = text
    .split(/[\r\n\v\f\u0085\u2028\u2029]/)
    .map(trimmed)
    .filter((line) => line !== '')
  return lines.length > 1 ? lines.map((line) => line.replace(bullet, '')) : lines
}

import { trimmed } from './text.ts'

/** Signs and pictures, also of old symbol fonts; letters that word processors make of them; boxes; numbers. */
const bullet =
  /^(?:(?:[*-] )?\[[ xX]?\]\s|(?:[\p{So}\p{Co}\u2190-\u2bff•‣⁃·–—*>›»~+-]\ufe0f?){1,4}\s|[o§ü]\t|[\u2460-\u24ff]|\(?(?:\d\d?|[a-z]|[ivx]{2,4})[.)]\s|\(?[A-Z]\)\s)/u

const withoutBullet = (line: string) => trimmed(line.replace(bullet, '')) || line

/**
 * The ideas of a list, one a line. Word processors break lines by U+000B, U+0085, U+2028 and U+2029 too; a bullet is no
 * part of an idea, but what begins a text of one line is.
 */
export function linesOf(text: string): string[] {
  const lines = text
    .split(/[\r\n\v\f\u0085\u2028\u2029]/)
    .map(trimmed)
    .filter((line) => line !== '')
  return lines.length > 1 ? lines.map(withoutBullet) : lines
}

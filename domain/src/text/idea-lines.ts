import { trimText } from './text.ts'

/** Signs and pictures, also of old symbol fonts; letters that word processors make of them; boxes; numbers. */
const bullets = [
  /(?:[*-] )?\[[ xX]?\]\s/,
  /(?:[\p{So}\p{Co}\u2190-\u2bff•‣⁃·–—―‑＊*>›»~+-]\ufe0f?){1,4}\s/u,
  /[•●・]/,
  /[o§ü]\t/,
  /[\u2460-\u24ff]|\d\ufe0f?\u20e3/,
  /\(?(?:\p{Nd}{1,2}|[a-z]|[ivx]{2,4})[.)]\)?\s/u,
  // East Asian lists, and cells of a table.
  /\p{Nd}{1,2}(?:[、．\t]|[.)](?=\p{Lo}))/u,
  /\(?[A-Z]\)\s/,
]
const bullet = new RegExp(`^(?:${bullets.map(({ source }) => source).join('|')})`, 'u')

const withoutBullet = (line: string) => trimText(line.replace(bullet, '')) || line

/**
 * The ideas of a list, one a line. Word processors break lines by U+000B, U+0085, U+2028 and U+2029 too; a bullet is no
 * part of an idea, but what begins a text of one line is.
 */
export function parseIdeaLines(text: string): string[] {
  const lines = text
    .split(/[\r\n\v\f\u0085\u2028\u2029]/)
    .map(trimText)
    .filter((line) => line !== '')
  return lines.length > 1 ? lines.map(withoutBullet) : lines
}

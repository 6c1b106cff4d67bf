/** Calls back with where each three neighbouring characters begin and end, in their order. */
export function eachTrigram(text: string, found: (from: number, to: number) => void): void {
  // Characters that take two places in a string, such as an emoji, are one all the same.
  if (/[\ud800-\udfff]/.test(text)) {
    const ends = [0]
    for (const character of text) ends.push((ends.at(-1) ?? 0) + character.length)
    for (let at = 0; at + 3 < ends.length; at += 1) found(ends[at] ?? 0, ends[at + 3] ?? 0)
  } else {
    for (let at = 0; at + 3 <= text.length; at += 1) found(at, at + 3)
  }
}

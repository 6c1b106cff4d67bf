/** Calls back with each three neighbouring characters, in their order, repeated ones too. */
export function eachTrigram(text: string, found: (trigram: string) => void): void {
  // Characters that take two places in a string, such as an emoji, are one all the same.
  const hasWide = /[\ud800-\udfff]/.test(text)
  if (hasWide) {
    const characters = [...text]
    for (let at = 0; at + 3 <= characters.length; at += 1) found(characters.slice(at, at + 3).join(''))
  } else {
    for (let at = 0; at + 3 <= text.length; at += 1) found(text.slice(at, at + 3))
  }
}

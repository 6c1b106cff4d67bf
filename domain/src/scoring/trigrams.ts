export function eachTrigram(text: string, found: (from: number, to: number) => void): void {
  if (/[\ud800-\udfff]/.test(text)) {
    const ends = [0]
    for (const character of text) ends.push((ends.at(-1) ?? 0) + character.length)
    for (let at = 0; at + 3 < ends.length; at += 1) found(ends[at] ?? 0, ends[at + 3] ?? 0)
  } else {
    for (let at = 0; at + 3 <= text.length; at += 1) found(at, at + 3)
  }
}

/** Characters of rarer planes share numbers. */
const planes = 0x20000

/** Each once, ascending. */
export function trigramNumbers(text: string): Float64Array {
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

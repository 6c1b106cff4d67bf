/** Set bits of two words (Warren 2002). */
function bitsIn(one: number, other: number): number {
  const pairs = one - ((one >>> 1) & 0x55555555)
  const pairsOfOther = other - ((other >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  const foursOfBoth = fours + (pairsOfOther & 0x33333333) + ((pairsOfOther >>> 2) & 0x33333333)
  const eights = (foursOfBoth & 0x0f0f0f0f) + ((foursOfBoth >>> 4) & 0x0f0f0f0f)
  return Math.imul(eights, 0x01010101) >>> 24
}

export function bitsInFour(one: number, other: number, third: number, fourth: number): number {
  const pairs = one - ((one >>> 1) & 0x55555555)
  const pairsOfOther = other - ((other >>> 1) & 0x55555555)
  const pairsOfThird = third - ((third >>> 1) & 0x55555555)
  const pairsOfFourth = fourth - ((fourth >>> 1) & 0x55555555)
  const two = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  const four = two + (pairsOfOther & 0x33333333) + ((pairsOfOther >>> 2) & 0x33333333)
  const six = (pairsOfThird & 0x33333333) + ((pairsOfThird >>> 2) & 0x33333333)
  const eight = six + (pairsOfFourth & 0x33333333) + ((pairsOfFourth >>> 2) & 0x33333333)
  const bytes = (four & 0x0f0f0f0f) + ((four >>> 4) & 0x0f0f0f0f) + (eight & 0x0f0f0f0f) + ((eight >>> 4) & 0x0f0f0f0f)
  return Math.imul(bytes, 0x01010101) >>> 24
}

/** Numbers as bits, which they share: enough to tell that most ideas have too little in common. */
export class BitMap {
  readonly words: Uint32Array
  size = 0

  /** An even number of words, and a power of two. */
  constructor(words: number) {
    this.words = new Uint32Array(words)
  }

  clear(): void {
    this.words.fill(0)
    this.size = 0
  }

  add(number: number): void {
    const { words } = this
    const word = (number >>> 5) & (words.length - 1)
    words[word] = (words[word] ?? 0) | (1 << (number & 31))
    this.size += 1
  }

  /** Never less than what both maps hold: a bit of only one stands for a number that the other lacks. */
  mostIn(maps: Uint32Array, from: number, size: number): number {
    const { words } = this
    let onlyHere = 0
    let onlyThere = 0
    for (let word = 0; word < words.length; word += 2) {
      const here = words[word] ?? 0
      const next = words[word + 1] ?? 0
      const there = maps[from + word] ?? 0
      const nextThere = maps[from + word + 1] ?? 0
      onlyHere += bitsIn(here & ~there, next & ~nextThere)
      onlyThere += bitsIn(there & ~here, nextThere & ~next)
    }
    return Math.min(this.size - onlyHere, size - onlyThere)
  }
}

import { dot, type Sense, shortenToOne } from './sense.ts'

/** How far ideas point into one direction of meaning, 0 to 1. */
export function concentrationOf(senses: readonly Sense[]): number {
  const [first] = senses
  if (!first) return 0
  const sum = new Float32Array(first.direction.length)
  for (let at = 0; at < sum.length; at += 1) {
    let all = 0
    for (const { direction } of senses) all += direction[at] ?? 0
    sum[at] = all
  }
  return dot(sum, shortenToOne(sum.slice())) / senses.length
}

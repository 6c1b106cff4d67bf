import { dot, type Sense, withLengthOne } from './sense.ts'

/** How far ideas point into one direction of meaning, 0 to 1. */
export function concentrationOf(senses: readonly Sense[]): number {
  const [first] = senses
  if (!first) return 0
  const sum = first.direction.map((_, at) => senses.reduce((all, { direction }) => all + (direction[at] ?? 0), 0))
  return dot(sum, withLengthOne(sum)) / senses.length
}

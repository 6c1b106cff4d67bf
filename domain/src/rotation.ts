import { type Day, daysBetween } from './day.ts'
import { type Difficulty, difficulties } from './difficulty.ts'

interface Candidate {
  id: string
  category: string
  difficulty: Difficulty
}

const firstDay = '2026-01-01'

/**
 * The common problem of a date: categories take turns day by day, each difficulty a few places further on, and within
 * a category its problems follow one another. `bank` must come in a fixed order.
 */
export function commonProblem<C extends Candidate>(bank: readonly C[], day: Day, difficulty: Difficulty): C {
  const categories = [...new Set(bank.map(({ category }) => category))]
  const turn = daysBetween(firstDay, day)
  const shift = difficulties.indexOf(difficulty) * 5
  const category = categories[modulo(turn + shift, categories.length)]
  const list = bank.filter((each) => each.category === category && each.difficulty === difficulty)
  const chosen = list[modulo(Math.floor(turn / categories.length), list.length)]
  if (!chosen) throw new RangeError(`The bank has no ${difficulty} problem in ${category}`)
  return chosen
}

/** The remainder that is never negative, as days before the first one need it. */
const modulo = (value: number, base: number) => ((value % base) + base) % base

interface Wish {
  difficulty: Difficulty
  /** Categories of the latest rounds, which should not come again at once. */
  recent: readonly string[]
  /** Common problems of the days to come: given away now, they would spoil a common day. */
  reserved: ReadonlySet<string>
  /** Decides among equals; the same seed chooses the same problem. */
  seed: string
}

/** A problem for one person alone: near the wished difficulty, from a category not just seen. Null if none is left. */
export function personalProblem<C extends Candidate>(unseen: readonly C[], wish: Wish): C | null {
  const wished = difficulties.indexOf(wish.difficulty)
  const cost = ({ id, category, difficulty }: C) =>
    Math.abs(difficulties.indexOf(difficulty) - wished) * 4 +
    (wish.reserved.has(id) ? 2 : 0) +
    (wish.recent.includes(category) ? 1 : 0) +
    fraction(wish.seed + id)
  let best: { candidate: C; cost: number } | null = null
  for (const candidate of unseen) {
    const candidateCost = cost(candidate)
    if (!best || candidateCost < best.cost) best = { candidate, cost: candidateCost }
  }
  return best?.candidate ?? null
}

/** FNV-1a (Fowler, Noll & Vo 1991), spread over 0 to just under 1. */
function fraction(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0) / 2 ** 32
}

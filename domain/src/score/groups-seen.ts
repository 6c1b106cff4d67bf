import type { Score } from './score.ts'

type Known = Pick<Score, 'flexibility' | 'ideas'>

/** Kinds of ideas in a list: strategies, and the kinds that no strategy names. */
export interface GroupsSeen {
  named: number
  /** Ideas of several words that are each a kind of their own. */
  own: number
  /** Single words, which together are one kind. */
  singles: number
}

/** What flexibility was counted from, read from a stored score. */
export function groupsSeen({ flexibility, ideas }: Known): GroupsSeen {
  const { strategies, own: counted, singles } = flexibility
  if (counted !== undefined && singles !== undefined) return { named: strategies.length, own: counted, singles }
  const most = new Map<number, number>()
  for (const [place, { fault, sameAs, strategy, words }] of ideas.entries()) {
    const first = sameAs ?? place
    if (fault === null && strategy === null) most.set(first, Math.max(most.get(first) ?? 0, words))
  }
  const own = [...most.values()].filter((words) => words >= 2).length
  return { named: flexibility.strategies.length, own, singles: most.size - own }
}

/** How many kinds that makes. */
export const kindsIn = ({ named, own, singles }: GroupsSeen): number => named + own + Math.min(1, singles)

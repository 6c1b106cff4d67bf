import type { Score } from './score.ts'

type Known = Pick<Score, 'flexibility' | 'ideas'>

export interface GroupsSeen {
  named: number
  own: number
  singles: number
}

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

export const kindsIn = ({ named, own, singles }: GroupsSeen): number => named + own + Math.min(1, singles)

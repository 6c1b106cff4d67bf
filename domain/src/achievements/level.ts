import { formatCount } from '../text/number-words.ts'

const levels = [
  { name: 'Bronze', from: 0 },
  { name: 'Silver', from: 20 },
  { name: 'Gold', from: 50 },
  { name: 'Platinum', from: 100 },
] as const

export type LevelName = (typeof levels)[number]['name']

export interface Level {
  name: LevelName
  rank: number
  next: { name: LevelName; at: number } | null
  progress: number
}

export function levelOf(totalSolved: number): Level {
  const rank = levels.filter(({ from }) => from <= totalSolved).length
  const { name, from } = levels[rank - 1] ?? levels[0]
  const above = levels[rank]
  if (!above) return { name, rank, next: null, progress: 1 }
  return {
    name,
    rank,
    next: { name: above.name, at: above.from },
    progress: (totalSolved - from) / (above.from - from),
  }
}

export function toNextLevelText(totalSolved: number): string {
  const { next } = levelOf(totalSolved)
  return next ? `${formatCount(next.at - totalSolved, 'problem')} to ${next.name}` : 'Top level'
}

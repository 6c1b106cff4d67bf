/** Two minutes, the length of a match. */
const burnsFor = 120_000

/** The soft timer of a round, in milliseconds; it lives with the draft, so that a reload goes on. */
export interface Burn {
  startedAt: number
  pausedAt: number | null
}

export const secondsOfMatch = burnsFor / 1_000

export function secondsLeft({ startedAt, pausedAt }: Burn, now: number): number {
  const left = Math.ceil((startedAt + burnsFor - (pausedAt ?? now)) / 1_000)
  return Math.min(secondsOfMatch, Math.max(0, left))
}

/** Pauses a burning match; goes on with a paused one as if no time had passed. */
export const pausedOrNot = ({ startedAt, pausedAt }: Burn, now: number): Burn =>
  pausedAt === null ? { startedAt, pausedAt: now } : { startedAt: startedAt + (now - pausedAt), pausedAt: null }

export const clockOf = (left: number): string => `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`

/** The time as a screen reader says it. */
export function spokenTime(left: number): string {
  const minutes = Math.floor(left / 60)
  const parts = [count(minutes, 'minute'), count(left % 60, 'second')].filter((part) => part !== '')
  return parts.join(' ') || '0 seconds'
}

const count = (amount: number, unit: string) => (amount === 0 ? '' : `${amount} ${unit}${amount === 1 ? '' : 's'}`)

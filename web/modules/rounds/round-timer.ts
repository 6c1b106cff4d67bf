import { useEffect, useState } from 'react'

/** Two minutes, the length of a match. */
const roundLength = 120_000

/** The soft timer of a round, in milliseconds; it lives with the draft, so that a reload goes on. */
export interface RoundTimer {
  startedAt: number
  pausedAt: number | null
}

export const secondsOfMatch = roundLength / 1_000

function secondsLeft({ startedAt, pausedAt }: RoundTimer, now: number): number {
  const left = Math.ceil((startedAt + roundLength - (pausedAt ?? now)) / 1_000)
  return Math.min(secondsOfMatch, Math.max(0, left))
}

/** Pauses a burning match; goes on with a paused one as if no time had passed. */
export const pausedOrNot = ({ startedAt, pausedAt }: RoundTimer, now: number): RoundTimer =>
  pausedAt === null ? { startedAt, pausedAt: now } : { startedAt: startedAt + (now - pausedAt), pausedAt: null }

export const clockOf = (left: number): string => `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`

/** The time as a screen reader says it. */
export function spokenTime(left: number): string {
  const minutes = Math.floor(left / 60)
  const parts = [count(minutes, 'minute'), count(left % 60, 'second')].filter((part) => part !== '')
  return parts.join(' ') || '0 seconds'
}

const count = (amount: number, unit: string) => (amount === 0 ? '' : `${amount} ${unit}${amount === 1 ? '' : 's'}`)

/** Seconds left of a match; asks the clock rather than counting, so a sleeping tab wakes up right. */
export function useSecondsLeft({ startedAt, pausedAt }: RoundTimer): number {
  const [left, setLeft] = useState(() => secondsLeft({ startedAt, pausedAt }, Date.now()))
  const isBurning = pausedAt === null && left > 0
  useEffect(() => {
    if (!isBurning) return
    const tick = setInterval(() => setLeft(secondsLeft({ startedAt, pausedAt: null }, Date.now())), 250)
    return () => clearInterval(tick)
  }, [startedAt, isBurning])
  return left
}

import { formatCount } from '@app/domain/text/number-words'
import { useEffect, useState } from 'react'

const roundLengthMs = 120_000

/** In milliseconds; stored with the draft, so that it survives a reload. */
export interface RoundTimer {
  /** Null until the first letter lights the match. */
  startedAt: number | null
  pausedAt: number | null
}

export const matchSeconds = roundLengthMs / 1_000

function secondsLeft({ startedAt, pausedAt }: RoundTimer, now: number): number {
  if (startedAt === null) return matchSeconds
  const left = Math.ceil((startedAt + roundLengthMs - (pausedAt ?? now)) / 1_000)
  return Math.min(matchSeconds, Math.max(0, left))
}

export function togglePause({ startedAt, pausedAt }: RoundTimer, now: number): RoundTimer {
  if (startedAt === null) return { startedAt, pausedAt: null }
  return pausedAt === null ? { startedAt, pausedAt: now } : { startedAt: startedAt + (now - pausedAt), pausedAt: null }
}

export const formatClock = (left: number): string => `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`

export function formatSpokenTime(left: number): string {
  const minutes = Math.floor(left / 60)
  const parts = [count(minutes, 'minute'), count(left % 60, 'second')].filter((part) => part !== '')
  return parts.join(' ') || '0 seconds'
}

const count = (amount: number, unit: string) => (amount === 0 ? '' : formatCount(amount, unit))

/** Reads the clock instead of counting, so that it is right after a tab was asleep. */
export function useSecondsLeft({ startedAt, pausedAt }: RoundTimer): number {
  const [left, setLeft] = useState(() => secondsLeft({ startedAt, pausedAt }, Date.now()))
  const isBurning = startedAt !== null && pausedAt === null && left > 0
  useEffect(() => {
    if (!isBurning) return
    const show = () => setLeft(secondsLeft({ startedAt, pausedAt: null }, Date.now()))
    show()
    const tick = setInterval(show, 250)
    return () => clearInterval(tick)
  }, [startedAt, isBurning])
  return left
}

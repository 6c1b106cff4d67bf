import { useEffect, useState } from 'react'
import { type Burn, secondsLeft } from './burn.ts'

/** Seconds left of a match; asks the clock rather than counting, so a sleeping tab wakes up right. */
export function useSecondsLeft({ startedAt, pausedAt }: Burn): number {
  const [left, setLeft] = useState(() => secondsLeft({ startedAt, pausedAt }, Date.now()))
  const isBurning = pausedAt === null && left > 0
  useEffect(() => {
    if (!isBurning) return
    const tick = setInterval(() => setLeft(secondsLeft({ startedAt, pausedAt: null }, Date.now())), 250)
    return () => clearInterval(tick)
  }, [startedAt, isBurning])
  return left
}

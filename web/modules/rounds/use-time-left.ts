import { useEffect, useState } from 'react'
import { untilNextMinute } from './time-left.ts'

/** Milliseconds, by the clock at each minute and when the page is seen again. */
export function useTimeLeft(moment: number): number {
  const [now, setNow] = useState(Date.now)
  const left = moment - now
  useEffect(() => {
    const look = () => setNow(Date.now())
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), untilNextMinute(left))
    return () => clearTimeout(timer)
  }, [left])
  return left
}

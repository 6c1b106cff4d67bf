import { type Day, endOfDay, startOfDay } from '@app/domain/day/day'
import { type CSSProperties, useEffect, useState } from 'react'

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
    const timer = setTimeout(() => setNow(Date.now()), msUntilNextMinute(left))
    return () => clearTimeout(timer)
  }, [left])
  return left
}

/** The words are null once the day is over; `burnt` is the look of a match that burns as the day does. */
export function useRestOfDay(today: Day, timeZone: string) {
  const end = endOfDay(today, timeZone)
  const left = useTimeLeft(end)
  const burnt = { '--p': Math.min(1, 1 - left / (end - startOfDay(today, timeZone))) } as CSSProperties
  return { words: formatTimeLeft(left), burnt }
}

const minuteMs = 60_000

/** With the running minute: "1 min" to the last second. */
export function formatTimeLeft(milliseconds: number): string | null {
  if (milliseconds <= 0) return null
  const minutes = Math.ceil(milliseconds / minuteMs)
  const hours = Math.floor(minutes / 60)
  return [hours > 0 && `${hours} h`, minutes % 60 > 0 && `${minutes % 60} min`].filter(Boolean).join(' ')
}

/** Milliseconds until the text above changes. */
export const msUntilNextMinute = (milliseconds: number): number => milliseconds % minuteMs || minuteMs

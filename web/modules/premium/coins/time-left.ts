import { useEffect, useState } from 'react'

/** Until a moment, as "51:20", turning each second; null when it is over. */
export function useTimeLeft(moment: string): string | null {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return timeBetween(now, Date.parse(moment))
}

function timeBetween(now: number, end: number): string | null {
  const seconds = Math.ceil((end - now) / 1_000)
  return seconds > 0 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : null
}

const minute = 60_000

/** With the running minute: "1 min" to the last second. */
export function timeLeft(milliseconds: number): string | null {
  if (milliseconds <= 0) return null
  const minutes = Math.ceil(milliseconds / minute)
  const hours = Math.floor(minutes / 60)
  return [hours > 0 && `${hours} h`, minutes % 60 > 0 && `${minutes % 60} min`].filter(Boolean).join(' ')
}

/** Milliseconds until the text above changes. */
export const untilNextMinute = (milliseconds: number): number => milliseconds % minute || minute

import { type Day, dayAt } from '../day/day.ts'

interface Written {
  sessionType: string
  customProblemText: string | null
  problemText: string | null
  /** Milliseconds since 1970. */
  at: number
}

/** Where an idea stands in the history: with all that was written to the same problem, as the same type, on the same day. */
export function historyBlock({ sessionType, customProblemText, problemText, at }: Written, timeZone: string) {
  const label = customProblemText ?? problemText ?? 'Daily AI Challenge'
  const day: Day = dayAt(at, timeZone)
  return { key: JSON.stringify([label, sessionType, day]), label, day }
}

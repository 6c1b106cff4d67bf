import { type Day, dayAt } from '../day/day.ts'

interface HistoryEntry {
  sessionType: string
  customProblemText: string | null
  problemText: string | null
  at: number
}

export function historyGroupOf({ sessionType, customProblemText, problemText, at }: HistoryEntry, timeZone: string) {
  const label = customProblemText ?? problemText ?? 'Daily AI Challenge'
  const day: Day = dayAt(at, timeZone)
  return { key: JSON.stringify([label, sessionType, day]), label, day }
}

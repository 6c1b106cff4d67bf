import { type Day, dayBefore } from '../day/day.ts'
import { formatWeekday } from '../day/day-words.ts'
import { capitalize, countInWords, formatCount, joinList } from '../text/number-words.ts'
import type { DayKind } from './day-log.ts'
import { type EarnBackOffer, earnBackLimits } from './earn-back.ts'

export interface StreakNewsInput {
  today: Day
  streak: number
  /** Finished today. */
  sessions: number
  kinds: ReadonlyMap<Day, DayKind>
  earnBack: EarnBackOffer | null
  /** A session of today has won the streak back. */
  isWonBack: boolean
}

/** What has become of the streak, until today's sessions have answered it: the way back comes first. Mostly nothing. */
export function streakNewsText({ streak, sessions, earnBack, isWonBack, ...days }: StreakNewsInput): string | null {
  // The reply of the second session comes before the offer is read again; a new streak beside an offer is short.
  if (isWonBack || (earnBack && streak > Math.max(earnBack.length, earnBackLimits.withinDays)))
    return `It’s back: ${formatCount(streak, 'day')}.`
  if (earnBack && sessions === 0) return `Two sessions today bring back your ${earnBack.length}-day streak.`
  if (earnBack && sessions === 1) return oneMoreText(earnBack.length)
  const saved = sessions === 0 && streak > 0 ? listSavedDays(days) : []
  if (saved.length === 0) return null
  return `${savedText(saved)} Still ${formatCount(streak, 'day')}.`
}

const oneMoreText = (length: number) => `One more session and your ${length}-day streak is back.`

const savedText = (saved: readonly Day[]) =>
  saved.length === 1
    ? `A freeze covered ${formatWeekday(saved[0] ?? '')}.`
    : `${capitalize(countInWords(saved.length, 'freeze'))} covered ${joinList(saved.map(formatWeekday))}.`

/** Since the last session, the earliest first. */
function listSavedDays({ today, kinds }: Pick<StreakNewsInput, 'today' | 'kinds'>): Day[] {
  const saved: Day[] = []
  if (kinds.has(today)) return saved
  for (let day = dayBefore(today); kinds.has(day) && kinds.get(day) !== 'done'; day = dayBefore(day))
    if (kinds.get(day) === 'frozen') saved.unshift(day)
  return saved
}

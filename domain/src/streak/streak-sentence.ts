import type { Day } from '../day/day.ts'
import { formatShortDay, formatWeekday } from '../day/day-words.ts'
import { formatCount, nounFor } from '../text/number-words.ts'
import type { DayReason, StoryDay } from './streak-story.ts'
import { travelDayLimits } from './travel-days.ts'

/** "Fri 20 Nov" */
const nameOfDay = (day: Day): string => `${formatWeekday(day).slice(0, 3)} ${formatShortDay(day)}`

type DescribedDay = Pick<StoryDay, 'day' | 'streak' | 'freezes'>
type Sentence = (day: DescribedDay & { name: string }) => string

const days = (count: number) => formatCount(count, 'day')
const left = ({ freezes }: DescribedDay) => (freezes === 0 ? 'None is left.' : `${freezes} left.`)

const sentences: Record<DayReason, Sentence> = {
  began: ({ name }) => `${name}: session done, a streak begins.`,
  done: ({ name, streak }) => `${name}: session done, day ${streak}.`,
  done_late_freeze_back: ({ name, streak }) =>
    `${name}: the session came in late and counts, day ${streak}. The freeze is back.`,
  frozen: (day) => `${day.name} had no session; a freeze kept your ${days(day.streak)}. ${left(day)}`,
  freeze_waiting: ({ name, streak }) =>
    `${name} had no session; a freeze holds your ${days(streak)} until your next session.`,
  paused: ({ name, streak }) => `${name} was paused, as planned.${kept(streak)}`,
  lost_to_flying: ({ name, streak }) => `${name} was skipped by a change of time zone.${kept(streak)}`,
  no_such_day: ({ name, streak }) => `${name} did not exist in your time zone.${kept(streak)}`,
  amnesty: ({ name, streak }) => `${name}: the fault was ours.${kept(streak)}`,
  amnesty_freeze_back: ({ name, streak }) => `${name}: the fault was ours.${kept(streak)} The freeze is back.`,
  restored: ({ name, streak }) => `${name} had no session; two on one day won your ${days(streak)} back.`,
  missed_no_freeze: ({ name }) => `${name} had no session; no freeze was left.`,
  missed_too_few_freezes: ({ name }) =>
    `${name} had no session, the second day; your one freeze saves one, so you keep it.`,
  missed_gap_too_long: ({ name }) => `${name} had no session, the third day; freezes save two, so you keep yours.`,
  missed_before_break: ({ name }) => `${name} had no session; the days after it were missed as well.`,
  missed_without_streak: ({ name }) => `${name} had no session; there was no streak to lose.`,
  missed: ({ name }) => `${name} had no session.`,
  open: ({ name, streak }) => `${name} is open: one session makes it day ${streak + 1}.`,
}

const kept = (streak: number) => (streak === 0 ? '' : ` Your ${days(streak)} ${nounFor(streak, 'stands', 'stand')}.`)

const tooOftenSuffix = `You changed your time zone and skipped this day. Only ${travelDayLimits.days} such days in ${travelDayLimits.withinDays} days count for the streak.`

export function storyDaySentence({ reason, earned, hasFlownTooOften, ...day }: StoryDay): string {
  const sentence = sentences[reason]({ ...day, name: nameOfDay(day.day) })
  if (hasFlownTooOften) return `${sentence} ${tooOftenSuffix}`
  return earned ? `${sentence} It earned a freeze: you hold ${day.freezes}.` : sentence
}

import { formatShortWeekdayAndDate } from '../day/day-words.ts'
import { formatCount, nounFor } from '../text/number-words.ts'
import type { DayReason, StoryDay } from './streak-story.ts'
import { travelDayLimits } from './travel-days.ts'

type DescribedDay = Pick<StoryDay, 'day' | 'streak' | 'freezes'>
type Sentence = (day: DescribedDay & { name: string }) => string

const days = (count: number) => formatCount(count, 'day')
const left = ({ freezes }: DescribedDay) => (freezes === 0 ? 'None left.' : `${freezes} left.`)

const sentences: Record<DayReason, Sentence> = {
  began: ({ name }) => `${name}: session done. Your streak starts.`,
  done: ({ name, streak }) => `${name}: session done. Day ${streak}.`,
  done_late_freeze_back: ({ name, streak }) =>
    `${name}: the session arrived late but counts. Day ${streak}, and your freeze is back.`,
  frozen: (day) => `${day.name}: missed. A freeze saved your ${days(day.streak)}. ${left(day)}`,
  freeze_waiting: ({ name, streak }) =>
    `${name}: missed. A freeze protects your ${days(streak)} until your next session.`,
  paused: ({ name, streak }) => `${name}: paused, as planned.${kept(streak)}`,
  lost_to_flying: ({ name, streak }) => `${name}: skipped by a time zone change.${kept(streak)}`,
  no_such_day: ({ name, streak }) => `${name} didn’t exist in your time zone.${kept(streak)}`,
  amnesty: ({ name, streak }) => `${name}: our fault.${kept(streak)}`,
  amnesty_freeze_back: ({ name, streak }) => `${name}: our fault.${kept(streak)} Your freeze is back.`,
  restored: ({ name, streak }) => `${name}: missed. Two sessions in one day won your ${days(streak)} back.`,
  missed_no_freeze: ({ name }) => `${name}: missed. You had no freeze left.`,
  missed_too_few_freezes: ({ name }) => `${name}: missed. One freeze can’t cover two days.`,
  missed_gap_too_long: ({ name }) => `${name}: missed. Your freezes can’t cover three days.`,
  missed_before_break: ({ name }) => `${name}: missed.`,
  missed_without_streak: ({ name }) => `${name}: missed.`,
  missed: ({ name }) => `${name}: missed.`,
  open: ({ name, streak }) => `${name}: one session makes it day ${streak + 1}.`,
}

const kept = (streak: number) => (streak === 0 ? '' : ` Your ${days(streak)} ${nounFor(streak, 'is', 'are')} safe.`)

const tooOftenSuffix = `Changing time zone skipped this day. Up to ${travelDayLimits.days} of these in ${travelDayLimits.withinDays} days count towards your streak.`

export function storyDaySentence({ reason, earned, hasFlownTooOften, ...day }: StoryDay): string {
  const sentence = sentences[reason]({ ...day, name: formatShortWeekdayAndDate(day.day) })
  if (hasFlownTooOften) return `${sentence} ${tooOftenSuffix}`
  return earned ? `${sentence} You earned a freeze and now have ${day.freezes}.` : sentence
}

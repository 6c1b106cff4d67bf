import { formatShortWeekdayAndDate } from '../day/day-words.ts'
import type { DayReason, StoryDay } from './streak-story.ts'
import { travelDayLimits } from './travel-days.ts'

type DescribedDay = Pick<StoryDay, 'day' | 'streak' | 'freezes'>
type Sentence = (day: DescribedDay & { name: string }) => string

const left = ({ freezes }: DescribedDay) => (freezes === 0 ? 'None left.' : `${freezes} left.`)

const sentences: Record<DayReason, Sentence> = {
  began: ({ name }) => `${name}: session done. Your streak started.`,
  done: ({ name, streak }) => `${name}: session done. Day ${streak}.`,
  done_late_freeze_back: ({ name, streak }) =>
    `${name}: your session arrived late but still counts. Day ${streak}, and you got your freeze back.`,
  frozen: (day) => `${day.name}: missed. A freeze saved your ${day.streak}-day streak. ${left(day)}`,
  freeze_waiting: ({ name, streak }) =>
    `${name}: missed. A freeze protects your ${streak}-day streak until your next session.`,
  paused: ({ name, streak }) => `${name}: paused, as planned.${kept(streak)}`,
  lost_to_flying: ({ name, streak }) => `${name}: skipped when you changed time zones.${kept(streak)}`,
  no_such_day: ({ name, streak }) => `${name}: this day didn’t exist in your time zone.${kept(streak)}`,
  amnesty: ({ name, streak }) => `${name}: missed. That’s on us.${kept(streak)}`,
  amnesty_freeze_back: ({ name, streak }) => `${name}: missed. That’s on us.${kept(streak)} You got your freeze back.`,
  restored: ({ name, streak }) => `${name}: missed. Two sessions in one day brought back your ${streak}-day streak.`,
  missed_no_freeze: ({ name }) => `${name}: missed. You had no freezes left.`,
  missed_too_few_freezes: ({ name }) => `${name}: missed. One freeze can’t cover two days.`,
  missed_gap_too_long: ({ name }) => `${name}: missed. Your freezes can’t cover three days.`,
  missed_before_break: ({ name }) => `${name}: missed.`,
  missed_without_streak: ({ name }) => `${name}: missed.`,
  missed: ({ name }) => `${name}: missed.`,
  open: ({ name, streak }) => `${name}: finish one session to reach day ${streak + 1}.`,
}

const kept = (streak: number) => (streak === 0 ? '' : ` Your ${streak}-day streak is safe.`)

const tooOftenSuffix = `You skipped this day by changing time zones. In any ${travelDayLimits.withinDays} days, up to ${travelDayLimits.days} skipped days count towards your streak.`

export function storyDaySentence({ reason, earned, hasFlownTooOften, ...day }: StoryDay): string {
  const sentence = sentences[reason]({ ...day, name: formatShortWeekdayAndDate(day.day) })
  if (hasFlownTooOften) return `${sentence} ${tooOftenSuffix}`
  return earned ? `${sentence} You earned a freeze and now have ${day.freezes}.` : sentence
}

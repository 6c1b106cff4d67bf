import { formatWeekdayAndDate } from '@app/domain/day/day-words'
import type { DayKind } from '@app/domain/streak/day-log'
import { formatClockTime } from '../../ui/format-date-time.ts'
import type { OpenWindow } from './day-log.queries.ts'
import type { StreakSummary } from './streak.queries.ts'

export const earnBackText = ({ length, until }: NonNullable<StreakSummary['earnBack']>): string =>
  `Two sessions in one day by ${formatWeekdayAndDate(until)} bring your ${length}-day streak back. It’s free.`

/** By the clock of the device, which the person sees. */
const at = (moment: string) => formatClockTime(Date.parse(moment)).replace('00:00', 'midnight')

const closingSoonMs = 6 * 60 * 60_000

/** In the morning a deadline at midnight is no news. */
export const isClosingSoon = ({ until, yesterday }: NonNullable<OpenWindow>, now: number) =>
  Date.parse(yesterday ?? until) - now <= closingSoonMs

/** The earliest deadline, and only what is certain. */
export const openWindowText = ({ until, opened, yesterday }: NonNullable<OpenWindow>): string =>
  yesterday === null
    ? `Start by ${at(until)}, finish by ${at(opened)}.`
    : `You started this yesterday. Finish by ${at(yesterday)} and it still counts.`

export const dayKindTexts: Record<DayKind, string> = {
  done: 'done',
  frozen: 'saved by a freeze',
  paused: 'paused',
  bridged: 'skipped when you changed time zones',
  amnesty: 'missed, but it was our fault',
  restored: 'won back',
}

import { formatWeekdayAndDate } from '@app/domain/day/day-words'
import type { DayKind } from '@app/domain/streak/day-log'
import { formatCount } from '@app/domain/text/number-words'
import { formatClockTime } from '../../ui/format-date-time.ts'
import type { OpenWindow } from './day-log.queries.ts'
import type { StreakSummary } from './streak.queries.ts'

export const earnBackText = ({ length, until }: NonNullable<StreakSummary['earnBack']>): string =>
  `Your streak of ${formatCount(length, 'day')} can come back: two sessions on one day, until ${formatWeekdayAndDate(until)}.`

/** By the clock of the device, which the person sees. */
const at = (moment: string) => formatClockTime(Date.parse(moment)).replace('00:00', 'midnight')

/** The earliest deadline, and only what is certain. */
export const openWindowText = ({ until, opened, yesterday }: NonNullable<OpenWindow>): string =>
  yesterday === null
    ? `Open until ${at(until)}, or until ${at(opened)} once you have begun`
    : `Begun yesterday, it counts until ${at(yesterday)}`

export const dayKindTexts: Record<DayKind, string> = {
  done: 'done',
  frozen: 'kept by a freeze',
  paused: 'paused',
  bridged: 'skipped by a change of time zone',
  amnesty: 'kept: the fault was ours',
  restored: 'won back',
}

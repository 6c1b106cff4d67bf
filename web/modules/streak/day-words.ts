import type { DayKind } from '@app/domain/streak/day-log'

/** What a day was, in a word or two; the marks of the calendar mean the same. */
export const dayWords: Record<DayKind, string> = {
  done: 'done',
  frozen: 'kept by a freeze',
  paused: 'paused',
  bridged: 'lost to flying',
  amnesty: 'kept: the fault was ours',
  restored: 'won back',
}

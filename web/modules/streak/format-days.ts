import type { DayKind } from '@app/domain/streak/day-log'

export const dayKindTexts: Record<DayKind, string> = {
  done: 'done',
  frozen: 'kept by a freeze',
  paused: 'paused',
  bridged: 'skipped by a change of time zone',
  amnesty: 'kept: the fault was ours',
  restored: 'won back',
}

import { lateArrivalHours } from '@app/domain/streak/late-arrival'
import type { NotCountedReason } from '../../device/submission-queue/submission-store.ts'

export const notCountedTexts: Record<NotCountedReason, string> = {
  other_device: 'This problem was finished on another device first. The session has both lists.',
  other_zone: 'Its problem was given for a time zone that was not yours on that day.',
  arrived_late: `It arrived more than ${lateArrivalHours} hours after its day.`,
  wrong_order: 'The times that your device sent do not fit together.',
  not_its_day: 'It was finished on another day than its own.',
  day_full: 'All sessions of its day were done already.',
}

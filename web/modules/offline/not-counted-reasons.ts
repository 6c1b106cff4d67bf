import { lateArrivalHours } from '@app/domain/streak/late-submission'
import type { NotCountedReason } from '../../device/submission-queue/submission-store.ts'

export const notCountedTexts: Record<NotCountedReason, string> = {
  other_device: 'You finished this problem on a different device first. Your session has both lists.',
  other_zone: 'Your account had a different time zone that day.',
  arrived_late: `It reached us more than ${lateArrivalHours} hours after that day ended.`,
  wrong_order: 'Your device’s clock seems to have been wrong.',
  not_its_day: 'You finished it on a different day.',
  day_full: 'You’d already done all that day’s sessions.',
}

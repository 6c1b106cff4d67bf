import { endOfDay } from '@app/domain/day/day'
import { roundsPerDay } from '@app/domain/premium/plan'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'

/** The refusal once all rounds of the day are done; it says how many the plan has, and when the next day begins. */
export function dailyLimit({ plan, today, zone }: Person, now: Date) {
  const retryAfter = (endOfDay(today, zone) - now.getTime()) / 1000
  return new AppError('daily_limit', { params: { sessions: roundsPerDay[plan] }, retryAfter })
}

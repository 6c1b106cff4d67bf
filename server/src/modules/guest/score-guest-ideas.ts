import { guestSlots } from '@app/domain/rounds/slots'
import { explainScore } from '@app/domain/scoring/explain-score'
import { shownOf } from '@app/domain/scoring/shown'
import type { Context } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { createMemoryRateLimit } from '../../http/rate-limit.ts'
import { scoreAgainstEarlierLists } from '../scoring/score-against-lists.ts'
import type { GuestDeps } from './guest-cookie.ts'
import { hashGuestNetwork } from './guest-cookie.ts'
import type { GuestHandout } from './guest-handout.ts'

export const scoreLimitOfNetwork = { count: 60, seconds: 3600 }

/** Throws where the network has none left; otherwise says whose turn it was. */
export function limitGuests(
  deps: Pick<GuestDeps, 'secret' | 'trustProxy' | 'now'>,
  rule: { count: number; seconds: number },
) {
  const limit = createMemoryRateLimit(rule, deps.now)
  return (c: Context) => {
    const visitor = hashGuestNetwork(c, deps)
    const wait = limit(visitor)
    if (wait !== null) throw new AppError('too_many_tries', { retryAfter: wait })
    return visitor
  }
}

export async function scoreGuestIdeas(
  { db }: Pick<GuestDeps, 'db'>,
  { problemId, text, form }: GuestHandout,
  solutions: readonly string[],
) {
  const { score } = await scoreAgainstEarlierLists(db, { problemId, text, form, slots: guestSlots }, solutions)
  const { headline, rowsTitle } = explainScore(score)
  return { headline, rowsTitle, form, shown: shownOf(score), score: score.fluency.different === 0 ? null : score.total }
}

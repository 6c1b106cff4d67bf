import type { ReadBody, Reply } from '@app/contract/calls'
import { slotsOfVisitor } from '@app/domain/round/slots'
import type { Context } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { openMemoryLimit } from '../../http/memory-rate-limit.ts'
import { scoreList } from '../scoring/score-list.ts'
import { guestBrowser, visitorOf } from './browser.ts'
import type { GuestDeps } from './deps.ts'
import { handoutOf } from './handout.ts'

/** Thirty problems a day and network, looked at twice. */
const perNetwork = { count: 60, seconds: 3600 }

export function scoring(deps: GuestDeps) {
  const limit = openMemoryLimit(perNetwork, deps.now)

  return async (c: Context, { problemId, solutions }: ReadBody<'scoreGuest'>): Promise<Reply<'scoreGuest'>> => {
    const handout = await handoutOf(deps, guestBrowser(c, deps), problemId)
    const wait = limit(visitorOf(c, deps))
    if (wait !== null) throw new AppError('too_many_tries', { retryAfter: wait })
    return await scoreOf(deps, { ...handout, solutions })
  }
}

interface Written {
  problemId: string
  text: string
  solutions: readonly string[]
}

async function scoreOf({ rarity }: GuestDeps, { solutions, ...problem }: Written) {
  const { score } = await scoreList(rarity, { ...problem, slots: slotsOfVisitor }, solutions)
  const ideas = score.fluency.different
  const { strategies, unnamed } = score.flexibility
  // Ideas that fit no strategy count as one kind: whether they differ in kind, the rules cannot say.
  return { ideas, kinds: strategies.length + (unnamed > 0 ? 1 : 0), score: ideas === 0 ? null : score.total }
}

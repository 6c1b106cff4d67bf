import type { ReadBody, Reply } from '@app/contract/calls'
import { slotsOfAStranger } from '@app/domain/round/slots'
import { readTexts } from '@app/domain/score/read-texts'
import { scoreTexts } from '@app/domain/score/score-ideas'
import { sketchTexts } from '@app/domain/score/sketch'
import { readTopic } from '@app/domain/score/topic'
import type { Context } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { openMemoryLimit } from '../../http/memory-rate-limit.ts'
import { lexicon } from '../scoring/lexicon.ts'
import { browserKey, guestBrowser, visitorOf } from './browser.ts'
import type { GuestDeps } from './deps.ts'
import { findHandout } from './guest.queries.ts'

/** Thirty problems a day and network, looked at twice. */
const perNetwork = { count: 60, seconds: 3600 }

/** Says what the rules make of a visitor's ideas, for the browser that was given the problem. Keeps nothing. */
export function scoring(deps: GuestDeps) {
  const limit = openMemoryLimit(perNetwork, deps.now)

  return async (c: Context, { problemId, solutions }: ReadBody<'scoreGuest'>): Promise<Reply<'scoreGuest'>> => {
    const browser = guestBrowser(c, deps)
    const [handout] = browser
      ? await findHandout(deps.db, { browser: browserKey(deps.secret, browser), problemId })
      : []
    if (!handout) throw new AppError('round_not_found')
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

/** By the rules of every hand-in, so that the number is the same once the ideas are in an account. */
async function scoreOf({ rarity }: GuestDeps, { problemId, text, solutions }: Written) {
  const texts = readTexts(lexicon, text, solutions)
  const slots = Math.max(slotsOfAStranger, solutions.length)
  const topic = readTopic(lexicon, text, solutions)
  const score = scoreTexts(lexicon, texts, { slots, topic, rarity: await rarity.report(problemId, sketchTexts(texts)) })
  const ideas = score.fluency.different
  const { strategies, unnamed } = score.flexibility
  // Ideas that fit no strategy count as one kind: whether they differ in kind, the rules cannot say.
  return { ideas, kinds: strategies.length + (unnamed > 0 ? 1 : 0), score: ideas === 0 ? null : score.total }
}

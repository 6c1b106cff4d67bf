import { createHash } from 'node:crypto'
import type { Reply } from '@app/contract/call'
import type { roundOpinion } from '@app/contract/feedback'
import { type Look, opinionOf, rubricVersion } from '@app/domain/opinion'
import type { OpinionDesk } from '../../adapters/opinion-writer.ts'
import { OutboundError } from '../../adapters/outbound.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/session.ts'
import { openGate, WriterPaused } from '../../provider/gate.ts'
import {
  claimOpinion,
  findRatings,
  findTold,
  lockOpinions,
  saveOpinion,
  saveRatings,
  type Told,
} from './opinion.queries.ts'
import { shownOrder } from './shown-order.ts'

type View = Reply<typeof roundOpinion>

/** What a model thinks of a finished round of the person: asked once, outside of any transaction, and then kept. */
export async function giveOpinion(deps: Deps, { id: userId }: Person, roundId: string): Promise<View> {
  const told = await claim(deps, userId, roundId)
  if (told.opinion?.version === rubricVersion) return told.opinion
  if (!deps.opinions) throw new AppError('opinion_unavailable')
  const ideas = await rate(deps, deps.opinions, { ...told, roundId })
  const opinion = { version: rubricVersion, model: deps.opinions.model, at: deps.now().toISOString(), ideas }
  await saveOpinion(deps.db, roundId, userId, JSON.stringify(opinion))
  return opinion
}

/** The kept opinion, or the right to ask for it, which only one request has at a time. */
const claim = ({ transact, opinions, now }: Deps, userId: string, roundId: string) =>
  transact(async (db) => {
    const [switches] = await lockOpinions(db, userId)
    const [told] = await findTold(db, roundId, userId)
    if (!told) throw new AppError('not_found')
    if (!switches?.on) throw new AppError('opinions_off')
    if (told.opinion?.version === rubricVersion) return told
    const [claimed] = opinions ? await claimOpinion(db, roundId, userId, now(), rubricVersion) : []
    if (!claimed) throw new AppError('opinion_unavailable')
    return told
  })

/** The same idea to the same problem has the same numbers, whoever has it; a list of such ideas asks nobody. */
async function rate(deps: Deps, desk: OpinionDesk, told: Told & { roundId: string }): Promise<View['ideas']> {
  const keys = told.ideas.map((idea) => keyOf(desk.model, told.problem, idea))
  const known = new Map((await findRatings(deps.db, keys)).map(({ key, ...rating }) => [key, rating]))
  const ratings = keys.map((key) => known.get(key))
  if (ratings.every((rating) => rating !== undefined))
    return ratings.map((rating) => ({ ...rating, group: null, sameAs: null, why: null }))
  const fresh = opinionOf(...(await lookTwice(deps, desk, told)))
  await saveRatings(deps.db, JSON.stringify(fresh.map((rating, place) => ({ ...rating, key: keys[place] }))))
  return fresh.map((idea, place) => ({ ...idea, ...ratings[place] }))
}

/** No text, and nothing of whoever wrote it: whoever knows problem and idea can ask for its numbers, and nobody else. */
const keyOf = (model: string, problem: string, idea: string) =>
  createHash('sha256')
    .update(JSON.stringify([rubricVersion, model, problem, idea]))
    .digest('base64url')

/** The list in an order by chance, and the other way round, under the same names. */
async function lookTwice(deps: Deps, { dailyCalls, open }: OpinionDesk, told: Told & { roundId: string }) {
  const { roundId, problem, ideas } = told
  const { order, names } = shownOrder(roundId, ideas.length)
  const writer = await open()
  const gated = openGate({ ...deps, dailyCalls })
  const look = (shown: readonly number[]) => gated(() => writer.look({ problem, ideas, names }, shown).catch(unfit))
  // Both are awaited even when one fails: what became of each is noted by the gate.
  const [there, back] = await Promise.allSettled([look(order), look(order.toReversed())])
  return [lookIn(there), lookIn(back)] as const
}

/** An answer that is no opinion may be the doing of the list: it must not close the door on the writing of problems. */
function unfit(error: unknown): null {
  if (error instanceof OutboundError && ['unreadable', 'empty', 'too_large'].includes(error.failure.kind)) return null
  throw error
}

function lookIn(outcome: PromiseSettledResult<Look[] | null>): Look[] {
  if (outcome.status === 'fulfilled' && outcome.value) return outcome.value
  const error = outcome.status === 'rejected' ? outcome.reason : null
  if (!error || error instanceof OutboundError || error instanceof WriterPaused)
    throw new AppError('opinion_unavailable')
  throw error
}

import { createHash } from 'node:crypto'
import type { Reply } from '@app/contract/calls'
import { formatWait } from '@app/domain/day/day-words'
import { mergeRatingPasses, type RatedIdea, rubricVersion } from '@app/domain/opinion/opinion'
import type { TransactionDeps } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import type { CallDeps } from '../../http/register-call.ts'
import type { ListToRate, OpinionModel } from '../../vendors/ai/opinion-model.ts'
import { OutboundError, type OutboundFailure } from '../../vendors/outbound-fetch.ts'
import { createModelBudget, WriterPaused } from '../problems/model-budget.ts'
import {
  claimOpinion,
  findCalibration,
  findNextOpinionAt,
  findRoundToRate,
  listRatedIdeas,
  lockOpinionSetting,
  type RoundToRate,
  saveOpinion,
} from './opinion.queries.ts'

export interface FeedbackDeps extends CallDeps, TransactionDeps {
  now(): Date
  opinions: OpinionModel | null
}

type View = Reply<'roundOpinion'>

/** There is none now; `until` is when the model may be asked again, where that is known. */
class NoOpinion extends Error {
  override readonly name = 'NoOpinion'
  readonly until: number | null
  constructor(until: number | null = null) {
    super('There is no opinion.')
    this.until = until
  }
}

export async function requestOpinion(deps: FeedbackDeps, person: Person, roundId: string): Promise<View> {
  if (!deps.opinions) throw new AppError('opinion_unavailable', { params: { when: 'once one is set up' } })
  const deadline = AbortSignal.timeout(deps.opinions.deadlineMs)
  try {
    return await Promise.race([askOnce(deps, person, roundId, deadline), refusalAt(deadline)])
  } catch (error) {
    if (!(error instanceof NoOpinion)) throw error
    const [next] = await findNextOpinionAt(deps.db, { roundId, userId: person.id })
    const waitMs = Math.max(next?.at?.getTime() ?? 0, error.until ?? 0) - deps.now().getTime()
    const retryAfter = Math.max(1, Math.ceil(waitMs / 1000))
    throw new AppError('opinion_unavailable', { params: { when: formatWait(waitMs) }, retryAfter, cause: error })
  }
}

const refusalAt = (deadline: AbortSignal) =>
  new Promise<never>((_, reject) => {
    deadline.addEventListener('abort', () => reject(new NoOpinion()), { once: true })
  })

async function askOnce(
  deps: FeedbackDeps,
  { id: userId }: Person,
  roundId: string,
  deadline: AbortSignal,
): Promise<View> {
  const round = await claim(deps, userId, roundId)
  if (round.opinion?.version === rubricVersion) return round.opinion
  if (!deps.opinions) throw new NoOpinion()
  const { model } = deps.opinions
  const [measured] = await findCalibration(deps.db, { model, rubric: rubricVersion })
  const ideas = await rate(deps, deps.opinions, { ...round, roundId, userId, deadline, anchors: measured?.anchors })
  const said = { version: rubricVersion, model, at: deps.now().toISOString(), ideas }
  const opinion = measured ? { ...said, agreement: measured.agreement } : said
  await saveOpinion(deps.db, { roundId, userId, opinion })
  return opinion
}

/** Returns the stored opinion, or the right to ask for it, which one request has at a time. */
const claim = ({ transact, opinions, now }: FeedbackDeps, userId: string, roundId: string) =>
  transact(async (db) => {
    const [switches] = await lockOpinionSetting(db, { userId })
    const [round] = await findRoundToRate(db, { roundId, userId })
    if (!round) throw new AppError('not_found')
    if (!switches?.on) throw new AppError('opinions_off')
    if (round.opinion?.version === rubricVersion) return round
    const [claimed] = opinions ? await claimOpinion(db, { roundId, userId, now: now() }) : []
    if (!claimed) throw new NoOpinion()
    return round
  })

interface OpinionRequest extends RoundToRate, Pick<ListToRate, 'anchors'> {
  deadline: AbortSignal
  roundId: string
  userId: string
}

/** An idea that the person had for this problem before keeps its rating; a list of only such ideas sends no request. */
async function rate(deps: FeedbackDeps, opinionModel: OpinionModel, request: OpinionRequest): Promise<RatedIdea[]> {
  const { userId, problem, ideas } = request
  const rows = await listRatedIdeas(deps.db, {
    userId,
    version: rubricVersion,
    model: opinionModel.model,
    problem,
    ideas,
  })
  const known = new Map(rows.toReversed().map(({ text, idea }) => [text, idea]))
  if (ideas.every((text) => known.has(text))) return together(ideas, known, [])
  const fresh = mergeRatingPasses(...(await rateTwice(deps, opinionModel, request)))
  return together(ideas, known, fresh)
}

function together(ideas: readonly string[], known: ReadonlyMap<string, RatedIdea>, fresh: readonly RatedIdea[]) {
  return ideas.flatMap((text, place) => {
    const first = ideas.indexOf(text)
    const idea = known.get(text) ?? fresh[first]
    return idea ? { ...idea, sameAs: fresh[place]?.sameAs ?? (first < place ? first : null) } : []
  })
}

async function rateTwice(
  deps: FeedbackDeps,
  { dailyCalls, open }: OpinionModel,
  { roundId, problem, ideas, anchors, deadline }: OpinionRequest,
) {
  const { order, names } = shuffledOrder(roundId, ideas.length)
  const writer = await open()
  const gated = createModelBudget({ ...deps, dailyCalls, saysNothing: isListFault })
  const look = (shown: readonly number[]) =>
    gated(() => writer.rate({ problem, ideas, names, anchors }, shown, deadline))
  // Both are awaited even when one fails: the budget notes each outcome.
  const [there, back] = await Promise.allSettled([look(order), look(order.toReversed())])
  const hasOne = there.status === 'fulfilled' || back.status === 'fulfilled'
  // After an outage one call is the trial; where it went well, the one that was held back goes out too.
  const again = async (outcome: typeof there, shown: readonly number[]) =>
    hasOne && isPaused(outcome) ? (await Promise.allSettled([look(shown)]))[0] : outcome
  return [settled(await again(there, order)), settled(await again(back, order.toReversed()))] as const
}

const isPaused = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'rejected' && outcome.reason instanceof WriterPaused

/** The list itself may cause such a failure: it must not stop the writing of problems. */
const isListFault = ({ kind }: OutboundFailure) => ['unreadable', 'empty', 'too_large'].includes(kind)

function settled<T>(outcome: PromiseSettledResult<T>): T {
  if (outcome.status === 'fulfilled') return outcome.value
  const { reason } = outcome
  if (reason instanceof WriterPaused) throw new NoOpinion(reason.until)
  throw reason instanceof OutboundError ? new NoOpinion() : reason
}

/** By lot, the same for the same round: nobody can read which idea came first. */
export function shuffledOrder(roundId: string, count: number) {
  const lots = Array.from({ length: count }, (_, place) =>
    createHash('sha256').update(`${roundId} ${place}`).digest('hex'),
  )
  const order = [...lots.keys()].sort((one, two) => (lots[one] ?? '').localeCompare(lots[two] ?? ''))
  return { order, names: lots.map((_, place) => `i${order.indexOf(place) + 1}`) }
}

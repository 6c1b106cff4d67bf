import type { Reply } from '@app/contract/call'
import { Opinion, type roundOpinion } from '@app/contract/feedback'
import { opinionVersion } from '../../adapters/opinion-prompt.ts'
import type { OpinionDesk } from '../../adapters/opinion-writer.ts'
import { OutboundError } from '../../adapters/outbound.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/session.ts'
import { openGate, WriterPaused } from '../../provider/gate.ts'
import { claimOpinion, findTold, lockOpinions, saveOpinion, type Told } from './opinion.queries.ts'

type View = Reply<typeof roundOpinion>

/** What a model thinks of a finished round of the person: asked once, outside of any transaction, and then kept. */
export async function giveOpinion(deps: Deps, { id: userId }: Person, roundId: string): Promise<View> {
  const told = await claim(deps, userId, roundId)
  if (told.opinion) return Opinion.parse(told.opinion)
  if (!deps.opinions) throw new AppError('opinion_unavailable')
  const opinion = await ask(deps, deps.opinions, told)
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
    if (told.opinion) return told
    const [claimed] = opinions ? await claimOpinion(db, roundId, userId, now()) : []
    if (!claimed) throw new AppError('opinion_unavailable')
    return told
  })

async function ask({ transact, now }: Deps, { dailyCalls, open }: OpinionDesk, told: Told): Promise<View> {
  const writer = await open()
  const gated = openGate({ transact, now, dailyCalls })
  try {
    const said = await gated(() => writer.opine(told))
    return { version: opinionVersion, model: writer.model, at: now().toISOString(), ...said }
  } catch (error) {
    if (error instanceof OutboundError || error instanceof WriterPaused) throw new AppError('opinion_unavailable')
    throw error
  }
}

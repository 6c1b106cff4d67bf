import type { Reply } from '@app/contract/calls'
import { decideSharingOffer, isOnTopic, normalizeSharedText } from '@app/domain/shared-ideas/shareable'
import type { Database } from '../../db/database.ts'
import type { Row } from '../../db/statement.ts'
import type { TransactionDeps } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import type { CallDeps } from '../../http/register-call.ts'
import { isShareable } from '../share-links/is-shareable.ts'
import {
  countOwnSharedIdeas,
  findOwnRound,
  insertSharedIdea,
  listOwnSharedIdeas,
  lockOwnRound,
  markSharingAsked,
  withdrawIdea,
  withdrawIdeas,
} from './share-idea.queries.ts'
import type { ownColumns } from './shared-idea-sql.ts'

/** `review`: an admin reads each idea before others see it. */
export type SharingMode = 'review' | 'off'

export interface SharedIdeasDeps extends CallDeps, TransactionDeps {
  now(): Date
  secret: string
  trustProxy: number
  sharedIdeas: SharingMode
}

/** So long a slip of the finger costs nothing. */
const undoWindowMs = 10 * 60_000

interface Choice {
  roundId: string
  /** Null: nobody sees any idea of the round. */
  place: number | null
}

/** The same choice again changes nothing; another one ends the one before. */
export const shareIdea = (deps: SharedIdeasDeps, person: Person, { roundId, place }: Choice) =>
  deps.transact(async (db) => {
    const of = { roundId, userId: person.id }
    const now = deps.now()
    const [locked] = await lockOwnRound(db, of)
    if (!locked) throw new AppError('not_found')
    const round = await readOwn(db, of)
    await markSharingAsked(db, { userId: person.id, now })
    if (place === null) await withdrawIdea(db, of)
    else if (mayShare(round, place)) {
      await withdrawIdea(db, of)
      await insertSharedIdea(db, { ...of, ...shared(deps, round, place) })
    }
    return toSharingChoice(await readOwn(db, of))
  })

async function readOwn(db: Database, of: { roundId: string; userId: string }) {
  const [round] = await findOwnRound(db, of)
  if (!round) throw new AppError('not_found')
  return round
}

/** False: it is shared already. */
function mayShare(round: SharingChoiceRow, place: number) {
  if (place >= round.texts.length) throw new AppError('no_such_idea')
  const { places, chosen } = toSharingChoice(round)
  if (chosen?.state === 'hidden' || !places.includes(place)) throw new AppError('not_shareable')
  return chosen?.place !== place
}

function shared({ now }: SharedIdeasDeps, { texts, thinkerId, problemId, score }: SharingChoiceRow, place: number) {
  const text = texts[place]
  if (problemId === null || text === undefined) throw new AppError('not_shareable')
  const visibleFrom = new Date(now().getTime() + undoWindowMs)
  const originality = score?.ideas[place]?.originality ?? null
  return { problemId, position: place + 1, text: normalizeSharedText(text), thinkerId, originality, visibleFrom }
}

const pageSize = 50

export async function loadOwnSharedIdeas({ db }: Pick<SharedIdeasDeps, 'db'>, { id: userId }: Person, page = 1) {
  const limit = pageSize
  const rows = await listOwnSharedIdeas(db, { userId, limit, offset: (page - 1) * limit })
  const [count] = await countOwnSharedIdeas(db, { userId })
  const shown: Reply<'ownSharedIdeas'> = rows.map((row) => ({ ...row, visibleFrom: row.visibleFrom.toISOString() }))
  return { rows: shown, total: count?.total ?? 0 }
}

const batchSize = 100

export async function withdrawAllIdeas({ db }: Pick<SharedIdeasDeps, 'db'>, { id: userId }: Person) {
  while ((await withdrawIdeas(db, { userId, limit: batchSize })).length === batchSize);
}

type SharingChoiceRow = Row<typeof ownColumns>

/** What a person lets others see of a round. A round without a score was not looked at: nothing of it is offered. */
export function toSharingChoice(row: SharingChoiceRow): Reply<'shareIdea'> {
  const { problemId, score, texts, chosen, ...asking } = row
  const offer = decideSharingOffer({ ...asking, isCustom: problemId === null })
  const isOffered = (text: string, place: number) => score !== null && isOnTopic(score, place) && isShareable(text)
  const places = offer === 'no' ? [] : [...texts.entries()].flatMap(([at, text]) => (isOffered(text, at) ? [at] : []))
  const { place, visibleFrom, state } = chosen ?? {}
  const isChosen = place !== undefined && visibleFrom !== undefined && state !== undefined
  return {
    offer,
    places,
    chosen: isChosen ? { place, visibleFrom: new Date(visibleFrom).toISOString(), state } : null,
  }
}

import type { Query, Reply } from '@app/contract/calls'
import { countPrintableRounds, countVolumes, type Volume, volumeAt } from '@app/domain/book/volumes'
import { bestIdeasOf } from '@app/domain/rounds/best-ideas'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { type CallDeps, registerCall } from '../../http/register-call.ts'
import { listThinkerInks } from '../rounds/thinker-rounds.ts'
import { countBookRounds, findNewestPick, findVolumeFigures, listBookRounds } from './book.queries.ts'

type Reader = Pick<Person, 'id' | 'plan'>

export function registerBookRoutes(app: Hono, deps: CallDeps) {
  registerCall(app, deps, 'book', ({ person, query, db }) => loadBook(db, person, query))

  registerCall(app, deps, 'bookSessions', ({ person, query, db }) => loadBookRounds(db, person, query))
}

async function loadBook(db: Database, person: Reader, { volume: number = 1 }: Query<'book'>): Promise<Reply<'book'>> {
  const [sessions, inks] = await Promise.all([sessionsOf(db, person), listThinkerInks(db, person.id)])
  const open = countPrintableRounds(person.plan, sessions)
  const thinkers = inks.map(({ thinkerId, ink }) => ({ thinkerId, ink }))
  const volume = volumeAt(number, open)
  if (!volume && number > 1) throw new AppError('not_found')
  return { sessions, open, volumes: countVolumes(open), volume: volume && (await viewOf(db, person, volume)), thinkers }
}

const sessionsOf = async (db: Database, { id: userId }: Reader) =>
  (await countBookRounds(db, { userId }))[0]?.sessions ?? 0

async function viewOf(db: Database, { id: userId }: Reader, volume: Volume) {
  const span = { userId, skip: volume.from - 1, limit: volume.to - volume.from + 1 }
  const [[figures], [pick]] = await Promise.all([findVolumeFigures(db, span), findNewestPick(db, span)])
  // The account was deleted between the two reads.
  return figures ? { ...volume, ...figures, pick: pick ?? null } : null
}

/** The server decides how far a plan reaches. */
async function loadBookRounds(
  db: Database,
  person: Reader,
  { from, limit }: Query<'bookSessions'>,
): Promise<Reply<'bookSessions'>> {
  const open = countPrintableRounds(person.plan, await sessionsOf(db, person))
  const most = Math.min(limit, open - from + 1)
  if (most < 1) return []
  const rows = await listBookRounds(db, { userId: person.id, skip: from - 1, limit: most })
  return rows.map(({ day, problemText, thinkerId, ...session }, place) => ({
    number: from + place,
    day,
    problemText,
    thinkerId,
    ...bestIdeasOf(session),
  }))
}

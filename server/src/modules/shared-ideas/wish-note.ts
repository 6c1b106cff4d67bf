import type { Reply } from '@app/contract/calls'
import { type Day, dayAt, startOfDay } from '@app/domain/day/day'
import { type WishCountWord, wishCountInWords } from '@app/domain/shared-ideas/wish-note'
import type { Database } from '../../db/database.ts'
import type { Person } from '../../http/person.ts'
import type { SharedIdeasDeps } from './share-idea.ts'
import { listWishNotes, markWishesTold } from './wish-note.queries.ts'

/** An author, on a day of theirs. */
export interface AuthorToday {
  id: string
  today: Day
  zone: string
}

/** Of each author the idea that most people wished for before today, once; asked again on that day, the same one. */
export async function loadWishNotes(db: Database, authors: readonly AuthorToday[]) {
  const ids = authors.map(({ id }) => id)
  const todays = authors.map(({ today }) => today)
  const starts = authors.map(({ today, zone }) => new Date(startOfDay(today, zone)).toISOString())
  await markWishesTold(db, { ids, todays, starts })
  return new Map((await listWishNotes(db, { ids, todays })).map((note) => [note.authorId, note]))
}

/** For the reminders. */
export async function countWishesOf(
  db: Database,
  authors: readonly AuthorToday[],
): Promise<Map<string, WishCountWord>> {
  const notes = await loadWishNotes(db, authors)
  return new Map([...notes].map(([id, { people }]) => [id, wishCountInWords(people)]))
}

export async function loadWishNote({ db }: Pick<SharedIdeasDeps, 'db'>, person: Person): Promise<Reply<'wishNote'>> {
  const note = (await loadWishNotes(db, [person])).get(person.id)
  if (!note) return null
  return { howMany: wishCountInWords(note.people), text: note.text, day: dayAt(note.lastAt.getTime(), person.zone) }
}

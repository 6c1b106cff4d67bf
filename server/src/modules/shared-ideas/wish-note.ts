import type { Reply } from '@app/contract/calls'
import { type Day, dayAt, startOfDay } from '@app/domain/day/day'
import { type WishCountWord, wishCountInWords } from '@app/domain/shared-ideas/wish-note'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { Person } from '../../http/person.ts'
import type { SharedIdeasDeps } from './share-idea.ts'

const authors = 'unnest(:ids::text[], :todays::date[], :starts::text[]) as t(id, today, start)'

// One note a day: ideas that fewer people wished for wait for the next one.
const markWishesTold = statement({
  name: 'mark_wishes_told',
  params: { ids: 'text[]', todays: 'date[]', starts: 'text[]' },
  sql: `update shown_idea x set told_on = best.today
    from (select t.id, t.today, t.start::timestamptz as start, most.idea_id from ${authors} cross join lateral (
        select w.idea_id from shown_idea w join shared_idea s on s.id = w.idea_id and s.state in ('shown', 'kept')
        where w.author_id = t.id and w.wished_at < t.start::timestamptz and w.told_on is null
        group by w.idea_id order by count(*) desc, max(w.wished_at) desc, w.idea_id limit 1) most
      where not exists (select from shown_idea n where n.author_id = t.id and n.wished_at is not null
        and n.told_on = t.today)) best
    where x.author_id = best.id and x.idea_id = best.idea_id and x.wished_at < best.start and x.told_on is null`,
})

const listWishNotes = statement({
  name: 'list_wish_notes',
  params: { ids: 'text[]', todays: 'date[]' },
  columns: { authorId: 'text', text: 'text', people: 'int4', lastAt: 'timestamptz' },
  sql: `select s.user_id as "authorId", s.text, count(*)::int as people, max(x.wished_at) as "lastAt"
    from unnest(:ids::text[], :todays::date[]) as t(id, today)
      join "user" u on u.id = t.id and u.wish_note_away_on is distinct from t.today and u.sharing_stopped_at is null
      join shown_idea x on x.author_id = t.id and x.told_on = t.today and x.wished_at is not null
      join shared_idea s on s.id = x.idea_id and s.state in ('shown', 'kept')
    group by s.id`,
})

export const dismissWishNote = statement({
  name: 'dismiss_wish_note',
  params: { userId: 'text', today: 'date' },
  sql: 'update "user" set wish_note_away_on = :today where id = :userId',
})

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

import type { Database } from '../../db/database.ts'
import { statement, typed } from '../../db/statement.ts'
import type { Write } from '../../db/transaction.ts'

/** A page of the history passes over so many ideas at most, however long the history is. */
const ideasPerMark = 500

interface Solutions {
  dailySolutions: number
  customSolutions: number
}

interface Marked extends Solutions {
  areSolutionsKnown: boolean
  markedUntil: Date | null
}

const partsOf = ({ dailySolutions, customSolutions }: Solutions) =>
  Math.floor((dailySolutions + customSolutions) / ideasPerMark)

/** The moment behind which marks are to be made anew by a hand-in; null: they stay as they are. */
export function marksDueFrom(before: Marked, after: Solutions, finishedAt: Date) {
  // Releases before them make none.
  if (!before.areSolutionsKnown) return '-infinity'
  if (before.markedUntil && finishedAt <= before.markedUntil) return finishedAt.toISOString()
  return partsOf(before) === partsOf(after) ? null : 'infinity'
}

const forgetMarks = statement({
  name: 'forget_history_marks',
  params: { userId: 'text', from: typed<string>('timestamptz') },
  sql: 'delete from history_mark where user_id = :userId and until > :from',
})

// Ideas of one moment have one rank, so no mark divides them. What is behind the last mark has none.
const addMarks = statement({
  name: 'add_history_marks',
  params: { userId: 'text' },
  sql: `insert into history_mark (user_id, until, daily, custom)
    select user_id, until, daily, custom from (
      select user_id, lead(min(created_at)) over (order by part) as until, count(*) filter (where kind = 'daily') as daily,
        count(*) filter (where kind = 'custom') as custom
      from (select user_id, kind, created_at, (rank() over (order by created_at) - 1) / ${ideasPerMark} as part from solution
        where user_id = :userId and created_at >= coalesce((select max(until) from history_mark
          where user_id = :userId), '-infinity')) as parted
      group by user_id, part) as marked
    where until is not null`,
})

const noteMarks = statement({
  name: 'note_history_marks',
  params: { userId: 'text' },
  sql: `update progress set marked_until = (select max(until) from history_mark where user_id = :userId)
    where user_id = :userId`,
})

/** Makes the marks behind a moment anew, if there is one. Under the lock of the person's progress only. */
export function markHistory({ db, write }: { db: Database; write: Write }, userId: string, from: string | null) {
  if (from === null) return
  write(() => forgetMarks(db, { userId, from }))
  write(() => addMarks(db, { userId }))
  write(() => noteMarks(db, { userId }))
}

import { type Difficulty, nextDifficulty } from '@app/domain/round/difficulty'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { Person } from '../../http/person.ts'

type Asker = Pick<Person, 'id' | 'difficulty'>

// As many as the rule looks at. Custom problems say nothing about ours.
const listAttempts = statement({
  name: 'list_attempts',
  params: { userId: 'text' },
  columns: { slots: 'int4', isFinished: 'bool', variety: 'float8?', ideas: 'int4' },
  sql: `select r.slots, r.finished_at is not null as "isFinished",
      (r.score->'flexibility'->>'value')::float8 / 100 as variety,
      (select count(*)::int from solution s where s.round_id = r.id) as ideas
    from round r join "user" u on u.id = r.user_id
    where r.user_id = :userId and r.kind = 'daily' and r.opened_at >= coalesce(u.difficulty_since, '-infinity')
    order by r.day desc, r.number desc limit 4`,
})

const saveDifficulty = statement({
  name: 'save_followed_difficulty',
  params: { userId: 'text', before: 'text', difficulty: 'text', now: 'timestamptz' },
  sql: `update "user" set difficulty = :difficulty, difficulty_since = :now
    where id = :userId and difficulty = :before`,
})

/** How demanding the person's next problem is, by their record so far. Asked while no round is open, so that none counts as skipped too early. */
export async function difficultyOfNext(db: Database, { id, difficulty }: Asker): Promise<Difficulty> {
  const attempts = await listAttempts(db, { userId: id })
  return nextDifficulty(difficulty, attempts.toReversed())
}

/** Keeps a step up or down from the moment on that a problem of the new difficulty is handed out. */
export async function keepDifficulty(db: Database, { id, difficulty }: Asker, next: Difficulty, now: Date) {
  if (next !== difficulty) await saveDifficulty(db, { userId: id, before: difficulty, difficulty: next, now })
}

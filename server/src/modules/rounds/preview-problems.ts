import { type Day, dayAt } from '@app/domain/day/day'
import { type Attempt, type Difficulty, difficulties, nextDifficulty } from '@app/domain/rounds/difficulty'
import { isCurrentRound } from '@app/domain/rounds/round'
import type { Database } from '../../db/database.ts'
import { type RowOf, statement, typed } from '../../db/statement.ts'
import { fixCommonProblemOf } from '../problems/choose-problem.ts'
import { findNextProblem } from './open-round.ts'

const hourMs = 3_600_000

/** Their day is not done. */
interface Waiting {
  id: string
  today: Day
  difficulty: Difficulty
}

const listPlaces = statement({
  name: 'list_first_places',
  params: { userIds: 'text[]', days: 'date[]' },
  columns: {
    userId: 'text',
    open: typed<{ day: Day; zone: string; text: string } | null>('json'),
    wasHandedOut: 'bool',
    carried: 'text?',
    attempts: typed<Attempt[]>('json'),
  },
  sql: `select w.user_id as "userId",
      (select json_build_object('day', r.day, 'zone', r.zone, 'text', p.text) from round r
       join problem p on p.id = r.problem_id
       where r.user_id = w.user_id and r.finished_at is null order by r.opened_at desc limit 1) as open,
      exists (select from round r where r.user_id = w.user_id and r.kind = 'daily' and r.day = w.day
        and r.number > 0) as "wasHandedOut",
      (select p.text from day_pass d join problem p on p.id = d.problem_id
       where d.user_id = w.user_id and d.day = w.day and d.number = 1 and p.hidden_at is null) as carried,
      (select coalesce(json_agg(json_build_object('slots', a.slots, 'isFinished', a.finished_at is not null,
          'variety', (a.score->'flexibility'->>'value')::float8 / 100,
          'ideas', (select count(*) from solution s where s.round_id = a.id
            and s.user_id = a.user_id)) order by a.day, a.number), '[]')
       from (select r.* from round r join "user" u on u.id = r.user_id
         where r.user_id = w.user_id and r.kind = 'daily' and r.opened_at >= coalesce(u.difficulty_since, '-infinity')
           and r.score->>'withheld' is null
         order by r.day desc, r.number desc limit 4) a) as attempts
    from unnest(:userIds::text[], :days::date[]) as w(user_id, day)`,
})

const listHad = statement({
  name: 'list_had_problems',
  params: { userIds: 'text[]', problemIds: 'uuid[]' },
  columns: { userId: 'text' },
  sql: `select w.user_id as "userId" from unnest(:userIds::text[], :problemIds::uuid[]) as w(user_id, problem_id)
    where exists (select from round r where r.user_id = w.user_id and r.problem_id = w.problem_id)
      or exists (select from day_pass d where d.user_id = w.user_id and d.problem_id = w.problem_id)`,
})

type CommonProblem = Awaited<ReturnType<typeof fixCommonProblemOf>>
export type CommonProblems = ReadonlyMap<string, CommonProblem>
const keyOf = (day: Day, difficulty: Difficulty) => `${day} ${difficulty}`

/** Those of every date that it is somewhere now. Before a transaction: it may write them. */
export async function loadCommonProblems(db: Database, now: Date): Promise<CommonProblems> {
  const days = new Set([-12, 0, 14].map((hours) => dayAt(now.getTime() + hours * hourMs, 'UTC')))
  const commonProblems = new Map<string, CommonProblem>()
  for (const today of days)
    for (const difficulty of difficulties)
      commonProblems.set(keyOf(today, difficulty), await fixCommonProblemOf(db, { today, difficulty }))
  return commonProblems
}

interface PeekContext {
  now: Date
  commonProblems: CommonProblems
}

/** The text, or the common problem unless they have had it, or null: only `findNextProblem` can say. */
function firstGuess(
  person: Waiting,
  place: RowOf<typeof listPlaces> | undefined,
  { now, commonProblems }: PeekContext,
) {
  if (!place) return null
  const { open, carried, wasHandedOut, attempts } = place
  if (open && isCurrentRound(open, now.getTime(), person.today)) return open.text
  if (wasHandedOut) return null
  const common = commonProblems.get(keyOf(person.today, nextDifficulty(person.difficulty, attempts)))
  return carried ?? (common && !common.isHidden ? common : null)
}

/** As `previewProblem` for each, by two statements for nearly all of them together. */
export async function previewProblems(
  db: Database,
  people: readonly Waiting[],
  context: PeekContext,
): Promise<ReadonlyMap<string, string>> {
  const places = await listPlaces(db, { userIds: people.map(({ id }) => id), days: people.map(({ today }) => today) })
  const placeOf = new Map(places.map((place) => [place.userId, place]))
  const guesses = people.map((person) => ({ person, guess: firstGuess(person, placeOf.get(person.id), context) }))
  const common = guesses.flatMap(({ person, guess }) =>
    guess && typeof guess === 'object' ? [{ userId: person.id, problemId: guess.id }] : [],
  )
  const userIds = common.map(({ userId }) => userId)
  const had = new Set(
    (await listHad(db, { userIds, problemIds: common.map(({ problemId }) => problemId) })).map(({ userId }) => userId),
  )
  const texts = new Map<string, string>()
  for (const { person, guess } of guesses) {
    if (typeof guess === 'string') texts.set(person.id, guess)
    else if (guess && !had.has(person.id)) texts.set(person.id, guess.text)
    else texts.set(person.id, (await findNextProblem(db, person)).text)
  }
  return texts
}

import { sketchesOf } from '@app/domain/scoring/parse-idea'
import { toStoredSketch } from '../modules/rounds/submission/finish-round.queries.ts'
import { lexicon } from '../modules/scoring/lexicon.ts'
import type { World } from './rounds.ts'

interface Problem {
  problemId: string
  text: string
}

/** The problem that a round holds. */
export async function problemOf(world: World, roundId: string): Promise<Problem> {
  const { rows } = await world.pool.query<Problem>(
    'select p.id as "problemId", p.text from round r join problem p on p.id = r.problem_id where r.id = $1',
    [roundId],
  )
  if (!rows[0]) throw new Error('There is no such round.')
  return rows[0]
}

type Queryable = Pick<World['pool'], 'query'>

/** What is stored of lists that others wrote before, one person each. */
export async function addEarlierLists(db: Queryable, { problemId, text }: Problem, lists: readonly string[][]) {
  const sketches = lists.map((ideas) =>
    sketchesOf(lexicon, text, ideas).flatMap((each) => (each ? toStoredSketch(each) : [])),
  )
  await db.query(
    `with people as (
       insert into "user" (id, name, email, first_name, last_name)
       select gen_random_uuid(), 'Earlier', gen_random_uuid() || '@example.org', 'Earlier', 'Person'
       from generate_series(1, $2) returning id),
     rounds as (
       insert into round (user_id, kind, problem_id, day, zone, number, slots, opened_at)
       select id, 'daily', $1, '2026-01-01', 'UTC', 1, 3, '2026-01-01' from people returning id, user_id)
     insert into idea_sketch (problem_id, user_id, round_id, position, stems, vector)
     select $1, r.user_id, r.id, i.position, array(select json_array_elements_text(i.sketch->'stems')), decode(i.sketch->>'vector', 'base64')
     from (select id, user_id, row_number() over () as n from rounds) r
     join json_array_elements($3) with ordinality as l(ideas, n) on l.n = r.n,
       json_array_elements(l.ideas) with ordinality as i(sketch, position)`,
    [problemId, lists.length, JSON.stringify(sketches)],
  )
}

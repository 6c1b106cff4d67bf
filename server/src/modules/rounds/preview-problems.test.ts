import type { Difficulty } from '@app/domain/rounds/difficulty'
import { expect, test } from 'vitest'
import { createWorld } from '../../test/world.ts'
import { loadCommonProblems, previewProblems } from './preview-problems.ts'

test('for many people at once it is the same problem that each of them is shown', async () => {
  const world = await createWorld({ at: '2026-11-23T12:00:00Z' })
  const day = '2026-11-23'
  const fresh = await world.signIn('Fresh')
  const open = await world.signIn('Open')
  const had = await world.signIn('Had')
  const kept = await world.signIn('Kept')
  const adapted = await world.signIn('Adapted')
  const east = await world.signIn('East', 'Pacific/Kiritimati')
  const people = [fresh, open, had, kept, adapted, east]
  const peek = async ({ cookie }: { cookie: string }) =>
    (await world.call('GET', '/api/problems/today', { cookie })).body.text as string
  const common = await peek(fresh)
  await world.call('GET', '/api/problems/generate', { cookie: open.cookie })
  await world.pool.query(
    `insert into round (user_id, kind, problem_id, day, zone, number, slots, opened_at)
     select $1, 'daily', id, '2026-11-01', 'UTC', 1, 3, '2026-11-01' from problem where text = $2`,
    [had.id, common],
  )
  await world.pool.query(
    `insert into day_pass (user_id, day, number, round_id, problem_id, zone, slots, issued_at)
     select $1, $2, 1, gen_random_uuid(), id, 'UTC', 3, now() from problem where text <> $3 order by id limit 1`,
    [kept.id, day, common],
  )
  // Two that were left open lead one step down.
  await world.pool.query(`update "user" set difficulty = 'medium' where id = $1`, [adapted.id])
  await world.pool.query(
    `insert into round (user_id, kind, problem_id, day, zone, number, slots, opened_at)
     select $1, 'daily', p.id, d, 'UTC', 1, 3, d from (select id, row_number() over (order by id desc) n from problem) p
     join (values (1, date '2026-11-02'), (2, date '2026-11-03')) as y(n, d) on y.n = p.n`,
    [adapted.id],
  )
  const { rows } = await world.pool.query<{ id: string; difficulty: Difficulty }>('select id, difficulty from "user"')
  const difficultyOf = new Map(rows.map(({ id, difficulty }) => [id, difficulty]))
  const waiting = people.map((person) => ({
    id: person.id,
    today: person === east ? '2026-11-24' : day,
    difficulty: difficultyOf.get(person.id) ?? 'easy',
  }))
  const commonProblems = await loadCommonProblems(world.db, world.clock.now)
  const texts = await previewProblems(world.db, waiting, { now: world.clock.now, commonProblems })
  const shown = await Promise.all(people.map(peek))
  expect(people.map(({ id }) => texts.get(id))).toEqual(shown)
  expect(new Set(shown).size).toBeGreaterThan(3)
})

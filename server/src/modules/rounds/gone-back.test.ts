import { expect, test } from 'vitest'
import { expectSound, passOf, sendFromDevice, signInCarrying } from '../../test/passes.ts'
import { givePremium } from '../../test/premium.ts'
import { generate, handIn, ideas, user, type World } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'

// A Saturday in Berlin.
const at = '2026-06-06T09:00:00+02:00'
const saturday = '2026-06-06'

const ofEachTable = (statement: string) => `do $$ declare t name; columns text; begin
  for t, columns in select table_name, string_agg(quote_ident(column_name), ', ') from information_schema.columns
    join pg_tables on tablename = table_name and schemaname = table_schema
    where table_schema = 'public' and is_generated = 'NEVER' group by 1
  loop execute format('${statement}', t, columns); end loop;
end $$`

/** Returns what takes the database back to this moment, as when a primary that was not fenced comes back. */
async function remember({ pool }: World) {
  await pool.query(`drop schema if exists saved cascade; create schema saved;
    ${ofEachTable('create table saved.%1$I as table public.%1$I')}`)
  return () =>
    pool.query(`begin; set local session_replication_role = replica; ${ofEachTable('delete from public.%1$I')};
      ${ofEachTable('insert into public.%1$I (%2$s) overriding system value select %2$s from saved.%1$I')}; commit`)
}

test.each(['before it was opened', 'after it was opened'])(
  'a session that the database lost (%s) counts again when its device sends it again under its key',
  async (moment) => {
    const world = await createWorld({ at })
    const { cookie, passes } = await signInCarrying(world)
    const pass = passOf(passes, saturday)
    const goBackTo = await remember(world)
    expect((await generate(world, cookie)).body.id).toBe(pass.id)
    const goBack = moment.startsWith('before') ? goBackTo : await remember(world)
    const first = await handIn(world, cookie, ideas(pass.id, 'a doorstop'), { 'idempotency-key': 'k' })
    expect(first.body).toMatchObject({ notCounted: null, user: { streak: 1, totalSolved: 1 } })
    await goBack()
    expect(await user(world, cookie)).toMatchObject({ streak: 0, totalSolved: 0 })
    // Two days later, and without a pass it would be too late for its day.
    world.clock.now = new Date('2026-06-08T08:00:00+02:00')
    const sent = { finished: '2026-06-06T09:00:00+02:00', key: 'k' }
    const again = await sendFromDevice(world, cookie, pass, sent)
    expect(again.body).toMatchObject({ notCounted: null, round: { day: saturday, ideas: [{ text: 'a doorstop' }] } })
    expect((await sendFromDevice(world, cookie, pass, sent)).body).toEqual(again.body)
    expect(await user(world, cookie)).toMatchObject({ totalSolved: 1 })
    await expectSound(world)
  },
)

test('a problem of one’s own that the database lost is there again, once', async () => {
  const world = await createWorld({ at })
  const { cookie, id } = await signInCarrying(world)
  await givePremium(world.db, id)
  const goBack = await remember(world)
  const solve = () =>
    world.ask('solveCustom', {
      cookie,
      headers: { 'idempotency-key': 'k' },
      body: { problemText: 'What else is a door?', solutions: ['a table'] },
    })
  const first = await solve()
  await goBack()
  expect(await user(world, cookie)).toMatchObject({ totalSolved: 0 })
  expect((await solve()).body.round).toEqual(first.body.round)
  expect((await solve()).body.round.id).toBe(first.body.round.id)
  expect(await user(world, cookie)).toMatchObject({ totalSolved: 1 })
  await expectSound(world)
})

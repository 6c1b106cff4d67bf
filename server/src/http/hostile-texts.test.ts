import { calls } from '@app/contract/calls'
import { listBodyMaxBytes } from '@app/contract/text'
import { expect, test } from 'vitest'
import * as z from 'zod/v4/core'
import { partsOf } from '../test/matrix/ask.ts'
import { makeCast } from '../test/matrix/cast.ts'
import { openWorld } from '../test/matrix/open-world.ts'
import { entryOf } from '../test/matrix/table.ts'
import { generate, handIn, ideas } from '../test/rounds.ts'

const world = await openWorld()
const cast = await makeCast(world)
const { cookie, id } = cast.user

/** What `user` may send as a body, and each text in it. */
const fields = calls.flatMap((call) => {
  const body = (partsOf(entryOf(call), cast).body ?? {}) as Record<string, unknown>
  const texts = Object.entries(body).filter(([, value]) => typeof [value].flat()[0] === 'string')
  return texts.map(([field, value]) => ({ name: call.name, field, call, body, isList: Array.isArray(value) }))
})

/** Whether the shape that the server checks bodies against takes a text there. */
const takes = ({ call, body, field, isList }: (typeof fields)[number], text: string) =>
  call.body !== undefined && z.safeParse(call.body, { ...body, [field]: isList ? [text] : text }).success

test.each(fields)('T46: $field of $name takes nothing that cannot be stored', (each) => {
  for (const text of ['a\0b', '\0', 'a\ud800b', '\udc00', 'a\ud83d', '\udc00\ud800', 'x'.repeat(1_000_000)])
    expect([text.slice(0, 10), takes(each, `${text}cdefgh`)]).toEqual([text.slice(0, 10), false])
})

const written = [
  ...['submittedSolutions', 'solutions', 'ideas', 'text', 'firstName', 'lastName', 'problemText'],
  ...['note', 'reason'],
]

test.each(fields.filter(({ field }) => written.includes(field)))(
  'T46: a text in which nothing is seen is blank, and refused as $field of $name',
  (each) => {
    for (const text of ['\u200b', '\u2800 \u3164', '\u00ad\u2060\n', '\u202e\ufeff', '\ufe0f\u200d'])
      expect([text, takes(each, text)]).toEqual([text, false])
  },
)

test('T46: what a call does not take is refused with 400, and more than any call reads with 413', async () => {
  expect(calls.filter(({ bodyLimit = 0 }) => bodyLimit > listBodyMaxBytes)).toEqual([])
  const { body: round } = await generate(world, cookie)
  const statusOf = async (text: string) => (await handIn(world, cookie, ideas(round.id, text))).status
  expect([await statusOf('a\0b'), await statusOf('\u200b'), await statusOf('x'.repeat(1_000_000))]).toEqual([
    400, 400, 413,
  ])
})

const injections = [
  "'; drop table solution; --",
  "' or '1'='1",
  '1); select pg_sleep(10); --',
  '" union select password from account --',
  '%_\\',
  '$1',
  "\\'; copy \"user\" to program 'true'",
  '{"$ne": null}',
  '{{7*7}}<%= 7*7 %>',
  '../../etc/passwd',
]

test('T48: an idea that looks like SQL is stored as it is, and nothing else happens', async () => {
  const countPeople = async () => (await world.pool.query('select count(*)::int as n from "user"')).rows[0].n
  const before = await countPeople()
  const { body: round } = await generate(world, cookie)
  await world.pool.query('update round set slots = 10 where id = $1', [round.id])
  expect((await handIn(world, cookie, ideas(round.id, ...injections))).status).toBe(200)
  const { rows } = await world.pool.query('select text from solution where round_id = $1 order by position', [round.id])
  expect(rows.map(({ text }) => text)).toEqual(injections)
  expect(await countPeople()).toBe(before)
})

test.each(injections)('T48: %s finds nobody, by address, link or number', async (text) => {
  const statusOf = async (...asked: Parameters<typeof world.ask>) => (await world.ask(...asked)).status
  expect(await statusOf('verifyEmail', { query: { token: text } })).toBe(400)
  expect([200, 400]).toContain(await statusOf('dailyQuote', { query: { after: text }, cookie }))
  expect(await statusOf('dayLog', { query: { to: '2026-01-01', from: text }, cookie })).toBe(400)
  expect((await handIn(world, cookie, ideas(text, 'a doorstop'))).status).toBe(400)
  expect(await statusOf('signIn', { body: { email: text, password: text.padEnd(8) } })).toBe(400)
  expect((await world.ask('currentUser', { cookie })).body.id).toBe(id)
})

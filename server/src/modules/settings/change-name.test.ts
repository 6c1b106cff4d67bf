import { expect, test } from 'vitest'
import { createWorld } from '../../test/world.ts'

const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
const [ada, grace] = [await world.signIn('Ada'), await world.signIn('Grace')]
const change = (body: object) => world.call('POST', '/api/settings/name', { cookie: ada.cookie, body })
const nameOf = async ({ cookie }: { cookie: string }) => {
  const { firstName, lastName } = (await world.ask('currentUser', { cookie })).body
  return { firstName, lastName }
}

test('a person changes their own name, without the spaces around it, and twice is once', async () => {
  const before = await nameOf(grace)
  const names = { firstName: 'Ada', lastName: 'Byron' }
  for (const lastName of [' Byron ', 'Byron'])
    expect(await change({ firstName: 'Ada', lastName })).toMatchObject({ status: 200, body: names })
  expect([await nameOf(ada), await nameOf(grace)]).toEqual([names, before])
  const { rows } = await world.pool.query('select name from "user" where id = $1', [ada.id])
  expect(rows).toEqual([{ name: 'Ada Byron' }])
})

test.each([
  { body: { firstName: ' ', lastName: 'Byron' }, message: 'First name is required' },
  { body: { firstName: 'Ada', lastName: '' }, message: 'Last name is required' },
  { body: { firstName: 'A'.repeat(61), lastName: 'Byron' }, message: 'First name is longer than 60 characters.' },
  { body: { firstName: 'A\0da', lastName: 'Byron' }, message: 'This text has characters we can’t store.' },
  { body: { firstName: 'Ada' }, message: /Something in this request isn’t right/ },
  { body: { firstName: 'Ada', lastName: 'Byron', role: 'admin' }, message: /Something in this request isn’t right/ },
])('$body changes nothing: $message', async ({ body, message }) => {
  const before = await nameOf(ada)
  expect(await change(body)).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } })
  expect(await nameOf(ada)).toEqual(before)
})

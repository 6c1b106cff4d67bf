import { commonPasswords } from '@app/content/common-passwords'
import { expect, test } from 'vitest'
import { createWorld } from '../../test/world.ts'

const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
const refused = { status: 400, body: { code: 'common_password' } }
const account = { firstName: 'Ada', lastName: 'Lovelace', email: 'new@example.org' }

test('the list holds ten thousand, each once and as it is compared', () => {
  const listed = commonPasswords.trim().split(/\s+/)
  expect([listed.length, new Set(listed).size]).toEqual([10_000, 10_000])
  expect(listed.filter((each) => each !== each.toLowerCase() || each.length < 6)).toEqual([])
})

test.each(['baseball', 'PassWord', '12345678'])(
  'one of the commonest passwords is refused wherever it would be new: %s',
  async (password) => {
    const { cookie, email } = await world.signIn('Ada')
    expect(await world.ask('signUp', { body: { ...account, password } })).toMatchObject(refused)
    const body = { currentPassword: 'analytical', newPassword: password }
    expect(await world.ask('changePassword', { cookie, body })).toMatchObject(refused)
    await world.ask('forgotPassword', { body: { email } })
    const { token = '' } = (await world.readMails()).findLast(({ kind }) => kind === 'reset') ?? {}
    expect(await world.ask('resetPassword', { body: { token, newPassword: password } })).toMatchObject(refused)
    // The link stays good for another one.
    expect((await world.ask('resetPassword', { body: { token, newPassword: 'analytical' } })).status).toBe(200)
  },
)

import { expect, test } from 'vitest'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'
const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', password: 'analytical' }
const shared = await createWorld({ at })

/** The world of this file, with nobody in it. */
async function emptied() {
  await shared.pool.query('delete from "user"')
  await shared.pool.query('delete from rate_limit')
  return shared
}

/** One address is one account after NFKC and lower case; what looks alike beyond that is somebody else. */
const lookAlikes = [
  { typed: 'KAREN@EXAMPLE.ORG', same: true, why: 'case' },
  { typed: '  karen@example.org ', same: true, why: 'space around it' },
  { typed: 'ｋａｒｅｎ@example.org', same: true, why: 'full-width letters' },
  { typed: 'karen@ｅｘａｍｐｌｅ．org', same: true, why: 'a full-width host' },
  { typed: '\u212aaren@example.org', same: true, why: 'the Kelvin sign' },
  { typed: 'ᵏaren@example.org', same: true, why: 'a raised letter' },
  { typed: 'kaıren@example.org', same: false, why: 'a dotless i' },
  { typed: 'kаren@example.org', same: false, why: 'a Cyrillic letter' },
  { typed: 'karen@ехample.org', same: false, why: 'a Cyrillic host' },
  { typed: 'ka.ren@example.org', same: false, why: 'a dot' },
  { typed: 'karen+1@example.org', same: false, why: 'a tag' },
  { typed: 'karen@xn--exmple-cua.org', same: false, why: 'an encoded homograph' },
  { typed: 'karen\u200b@example.org', same: true, why: 'a hidden space' },
]
test.each(lookAlikes)('T47: $why: same account: $same', async ({ typed, same }) => {
  const world = await emptied()
  await world.call('POST', '/api/auth/signup', { body: { ...ada, email: 'karen@example.org' } })
  const second = await world.call('POST', '/api/auth/signup', { body: { ...ada, firstName: 'Eve', email: typed } })
  if (same) expect(second.status).toBe(409)
  else expect([201, 400]).toContain(second.status)
  await world.call('POST', '/api/auth/forgot-password', { body: { email: typed } })
  const mails = await world.readMails()
  if (same) expect(mails).toMatchObject([{ kind: 'reset', to: 'karen@example.org', firstName: 'Ada' }])
  else expect(mails.map(({ to }) => to)).not.toContain('karen@example.org')
})

test('T47: the long s is the letter s, so it is one account too', async () => {
  const world = await emptied()
  await world.call('POST', '/api/auth/signup', { body: { ...ada, email: 'susan@example.org' } })
  expect((await world.call('POST', '/api/auth/signup', { body: { ...ada, email: 'ſusan@example.org' } })).status).toBe(
    409,
  )
})

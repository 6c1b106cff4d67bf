import { callProofs } from '@app/contract/call-proofs'
import { calls } from '@app/contract/calls'
import { expect, test } from 'vitest'
import { turnOnSecondFactor } from '../authenticator.ts'
import { createWorld } from '../world.ts'

const world = await createWorld({ at: '2026-03-14T20:00:00Z', adminEmails: ['ada@example.org'] })
const ada = await world.signIn('Ada')
await turnOnSecondFactor(world, ada.cookie)
const own = calls.filter(({ access }) => access === 'user' || access === 'admin')

/** The code of each call's answer, where the session is as `set` makes it. */
async function codesWhere(set: string) {
  const codes = new Map<string, string>()
  for (const { name, method, path } of own) {
    await world.pool.query(`update session set ${set}`)
    const reply = await world.call(method, path.replace(/:\w+/g, 'none'), {
      cookie: ada.cookie,
      ...(method === 'POST' && { body: {} }),
    })
    codes.set(name, reply.body?.code)
  }
  return (code: string) => [...codes].flatMap(([name, each]) => (each === code ? name : [])).toSorted()
}

const named = (...proofs: string[]) =>
  Object.entries(callProofs)
    .flatMap(([name, proof]) => (proofs.includes(proof) ? name : []))
    .toSorted()

test('T94: each call of the table, and no other one, asks for the second factor that a session did not show', async () => {
  const refused = await codesWhere(`way = 'password', proved_at = now()`)
  expect(refused('factor_proof_required')).toEqual(named('factor', 'fresh'))
  expect(refused('proof_required')).toEqual([])
})

test('T94: each call of the table that says so, and no other one, asks once more who it is after five minutes', async () => {
  const refused = await codesWhere(`way = 'password_code', proved_at = now() - interval '5 minutes 1 second'`)
  expect(refused('proof_required')).toEqual(named('fresh'))
  expect(refused('factor_proof_required')).toEqual([])
})

test('T94: whatever changes a way in, or is decided by an admin, is in the table', () => {
  const left = own.filter(
    ({ method, access, path, proof }) =>
      method === 'POST' && !proof && (access === 'admin' || /^\/api\/(auth|passkeys)/.test(path)),
  )
  const asksItself = ['prove', 'proveByProvider', 'passkeyProofChallenge', 'proveByPasskey']
  expect(left.map(({ name }) => name)).toEqual(expect.arrayContaining(asksItself))
  expect(left.filter(({ name }) => !asksItself.includes(name)).map(({ name }) => name)).toEqual([
    'putPasskeyOfferAway',
    'renamePasskey',
  ])
})

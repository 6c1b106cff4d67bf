import { expect, test } from 'vitest'
import { destination, due, minute, openCryptoWorld } from '../../../test/crypto-world.ts'

const why = 'It came eleven minutes late.'

/** A payment whose money came after its time, so that an admin decides on it. */
async function openLate() {
  const opened = await openCryptoWorld()
  const { world, chain, begin, watch, later } = opened
  const admin = await world.signIn('Admin')
  const { body } = await begin()
  later(21 * minute)
  await watch()
  const hashes = ['tx-7', 'tx-8']
  chain.pay(destination(body), {
    tx: body.paymentAddress.toLowerCase(),
    amount: due,
    confirmations: 12,
    at: world.clock.now.getTime(),
    hashes,
  })
  later(11 * minute)
  await watch()
  const id = body.paymentId as string
  const as = { cookie: admin.cookie }
  const list = async () => (await world.call('GET', '/api/admin/crypto-payments', as)).body
  const settle = (answer: object) => world.call('POST', `/api/admin/crypto-payments/${id}`, { ...as, body: answer })
  const steps = (of = id) => world.call('GET', `/api/admin/crypto-payments/${of}/steps`, as)
  const actions = async () =>
    (await world.pool.query('select actor_id as actor, action, target_id as target, details from audit_log')).rows
  return { ...opened, admin, id, hashes, list, settle, steps, actions }
}

test.each([
  { outcome: 'grant', action: 'payment_granted' },
  { outcome: 'refunded', action: 'payment_refunded' },
  { outcome: 'rejected', action: 'payment_rejected' },
])('"$outcome" is written into the audit log with its note', async ({ outcome, action }) => {
  const { ada, admin, id, settle, actions } = await openLate()
  expect((await settle({ outcome, note: ` ${why} ` })).status).toBe(200)
  const details = { payment: id, received: '0.02985143 ETH', note: why }
  expect(await actions()).toEqual([{ actor: admin.id, action, target: ada.id, details }])
  expect((await settle({ outcome, note: why })).status).toBe(409)
  expect(await actions()).toHaveLength(1)
})

test.each([{ note: '' }, { note: ' \n\t' }, {}])('a decision on money without a note is refused: %o', async (said) => {
  const { settle, list, actions } = await openLate()
  for (const outcome of ['grant', 'refunded', 'rejected']) {
    const { status, body } = await settle({ outcome, ...said })
    expect(status).toBe(400)
    if ('note' in said) expect(body.message).toBe('Please say why.')
  }
  expect([await actions(), (await list()).length]).toEqual([[], 1])
})

test('a decision on money that cannot be written down does not happen', async () => {
  const { world, settle, list, plan } = await openLate()
  await world.pool.query('alter table audit_log rename to gone')
  expect((await settle({ outcome: 'grant', note: why })).status).toBe(500)
  expect([await plan(), (await list()).length]).toEqual(['free', 1])
})

test('a decision on money that does not happen is not written down', async () => {
  const { world, settle, list, actions } = await openLate()
  await world.pool.query('alter table mail rename to gone')
  expect((await settle({ outcome: 'grant', note: why })).status).toBe(500)
  await world.pool.query('alter table gone rename to mail')
  expect([await actions(), (await list()).length]).toEqual([[], 1])
})

test('the steps of a payment say what happened, why, and who decided', async () => {
  const { settle, steps } = await openLate()
  await settle({ outcome: 'refunded', note: why })
  const { body } = await steps()
  expect(body.map(({ after, reason, actorEmail }: Record<string, string>) => [after, reason, actorEmail])).toEqual([
    ['created', 'asked for', null],
    ['expired', `the chain shows 0 of ${due}`, null],
    ['late_review', `the chain shows ${due} of ${due}`, null],
    ['refunded', why, 'admin@example.org'],
  ])
  expect(body[0].before).toBeNull()
  expect((await steps('00000000-0000-4000-8000-000000000000')).status).toBe(404)
})

test('a review shows the transactions that brought the money, and whose it is', async () => {
  const { ada, world, list, hashes, id } = await openLate()
  expect(await list()).toMatchObject([{ id, userId: ada.id, transactions: hashes, namedTransaction: null }])
  await world.pool.query(`update crypto_payment set claimed_tx = 'tx-9'`)
  expect(await list()).toMatchObject([{ transactions: hashes, namedTransaction: 'tx-9' }])
})

test('a transaction that brought money stays in the review when later looks do not show it', async () => {
  const { world, chain, hashes, list, watch, later } = await openLate()
  await world.pool.query('update crypto_payment set next_look_at = $1', [world.clock.now])
  const [{ paymentAddress }] = await list()
  chain.pay({ address: paymentAddress }, { tx: paymentAddress.toLowerCase(), amount: due, confirmations: 40 })
  later(minute)
  await watch()
  expect(await list()).toMatchObject([{ transactions: hashes }])
})

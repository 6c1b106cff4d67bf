import { describe, expect, test } from 'vitest'
import { destination, due, minute, openCryptoWorld } from '../../../test/crypto-world.ts'

describe('money that comes late is never lost', () => {
  async function openLate() {
    const opened = await openCryptoWorld()
    const { world, chain, begin, watch, later } = opened
    const admin = await world.signIn('Admin')
    const { body } = await begin()
    later(21 * minute)
    await watch()
    chain.pay(destination(body), { amount: due, confirmations: 12, at: world.clock.now.getTime() })
    later(11 * minute)
    await watch()
    const list = () => world.call('GET', '/api/admin/crypto-payments', { cookie: admin.cookie })
    const settle = (outcome: string) =>
      world.call('POST', `/api/admin/crypto-payments/${body.paymentId}`, {
        cookie: admin.cookie,
        body: { outcome, note: 'It came eleven minutes late.' },
      })
    return { ...opened, body, list, settle }
  }

  test('attack 31: it waits for an admin, who grants it', async () => {
    const { body, list, settle, plan, verify, world } = await openLate()
    expect(await plan()).toBe('free')
    const { body: waiting, headers } = await list()
    expect(headers.get('x-total-count')).toBe('1')
    expect(waiting).toMatchObject([
      {
        id: body.paymentId,
        email: 'ada@example.org',
        received: '0.02985143',
        due: '0.02985143',
        status: 'late_review',
      },
    ])
    expect((await verify(body.paymentId)).body.message).toContain('Nothing is lost')
    expect((await settle('grant')).body).toEqual({ status: 'verified' })
    expect(await plan()).toBe('premium')
    expect((await settle('grant')).status).toBe(409)
    const { rows } = await world.pool.query('select after from crypto_payment_step order by id')
    expect(rows.map(({ after }) => after)).toEqual(['created', 'expired', 'late_review', 'verified'])
  })

  test('attack 31: a year that an admin granted is not taken back by a later reading of the chain', async () => {
    const { chain, body, settle, verify, plan } = await openLate()
    await settle('grant')
    chain.forget(destination(body))
    for (let i = 0; i < 3; i++) expect((await verify(body.paymentId)).body.status).toBe('verified')
    expect(await plan()).toBe('premium')
  })

  test('attack 31: it waits for an admin, who notes that it was sent back', async () => {
    const { list, settle, plan } = await openLate()
    expect((await settle('refunded')).status).toBe(200)
    expect([(await list()).body, await plan()]).toEqual([[], 'free'])
  })
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { createCardWorld } from '../../test/card-world.ts'
import { extendGrant, insertGrant, revokeGrant } from './grants.ts'
import { queuePremiumEndMail, queuePremiumEndMails } from './premium-end-mail.ts'

const world = await createCardWorld()
const { stripe, payer, deliverAll, moveTo, db, transact, outbox } = world
const letters = async ({ email }: { email: string }) =>
  (await world.readMails()).filter(({ to }) => to === email).map(({ kind }) => kind)
const start = new Date('2026-03-01T12:00:00Z')

/** Somebody with a prepaid year, or a shorter one. */
async function prepaid(name: string, endsAt: string) {
  const person = await world.signIn(name)
  const given = { userId: person.id, source: 'crypto', reference: `paid-${name}`, plan: 'annual' } as const
  await insertGrant(db, { ...given, startsAt: start, endsAt: new Date(endsAt) })
  return { ...person, source: given.source, reference: given.reference, plan: given.plan }
}

test('one mail announces the end of a year, whichever process sends it', async () => {
  const ada = await prepaid('Ada', '2026-04-01T12:00:00Z')
  moveTo('2026-04-01T11:59:59Z')
  await queuePremiumEndMails(world)
  expect(await letters(ada)).toEqual([])
  moveTo('2026-04-01T12:00:00Z')
  const processes = [world, world.openProcess()]
  await Promise.all(Array.from({ length: 8 }, (_, i) => queuePremiumEndMails(processes[i % 2] ?? world)))
  expect(await letters(ada)).toEqual(['premium_ended'])
  await queuePremiumEndMails(world)
  expect(await letters(ada)).toEqual(['premium_ended'])
  moveTo('2026-03-01T12:00:00Z')
})

test('no mail announces an end while Premium goes on from elsewhere, and one announces the last', async () => {
  const grace = await prepaid('Grace', '2026-04-01T12:00:00Z')
  await insertGrant(db, {
    userId: grace.id,
    source: 'admin',
    reference: 'gift',
    startsAt: start,
    endsAt: new Date('2026-05-01T12:00:00Z'),
  })
  moveTo('2026-04-02T12:00:00Z')
  await queuePremiumEndMails(world)
  expect(await letters(grace)).toEqual([])
  moveTo('2026-05-01T12:00:00Z')
  await queuePremiumEndMails(world)
  expect(await letters(grace)).toEqual(['premium_ended'])
  moveTo('2026-03-01T12:00:00Z')
})

test('one mail announces that a year is taken back, and a second only after it was given again', async () => {
  const emmy = await prepaid('Emmy', '2027-03-01T12:00:00Z')
  const { source, reference, plan } = emmy
  const takeBack = () =>
    transact(async (db) => {
      await revokeGrant(db, { source, reference, at: start, reason: 'The network reversed the payment.' })
      await queuePremiumEndMail(db, outbox, { source, reference, at: start })
    })
  await Promise.all([takeBack(), takeBack(), takeBack()])
  await queuePremiumEndMails(world)
  expect(await letters(emmy)).toEqual(['premium_ended'])
  await extendGrant(db, { source, reference, plan, endsAt: new Date('2027-03-01T12:00:00Z'), at: start })
  await takeBack()
  expect(await letters(emmy)).toEqual(['premium_ended', 'premium_ended'])
})

test('one mail announces the end of a subscription, though both the clock and Stripe report it', async () => {
  const hedy = await payer('Hedy')
  await stripe.cancelAtPeriodEnd(hedy.subscription)
  await deliverAll()
  moveTo('2026-04-01T12:00:00Z')
  await queuePremiumEndMails(world)
  await stripe.passTime()
  await deliverAll()
  await queuePremiumEndMails(world)
  expect(await letters(hedy)).toEqual(['premium_started', 'premium_ended'])
  moveTo('2026-03-01T12:00:00Z')
})

test('a mail announces a renewal that is never paid when its grace is over, and none follows when Stripe gives up', async () => {
  const lise = await payer('Lise')
  moveTo('2026-04-01T12:00:00Z')
  await stripe.renew(lise.subscription, { pays: false })
  await deliverAll()
  moveTo('2026-04-08T12:00:00Z')
  await queuePremiumEndMails(world)
  await stripe.giveUp(lise.subscription)
  await deliverAll()
  expect(await letters(lise)).toEqual(['premium_started', 'premium_ended'])
  moveTo('2026-03-01T12:00:00Z')
})

test('a person whose price is not ours any more gets one letter that says so, however often we look', async () => {
  const rosa = await payer('Rosa')
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => write.mockRestore())
  const item = stripe.shop.subscriptions.get(rosa.subscription)?.items.data[0] ?? expect.fail('no item')
  item.price = { ...item.price, id: 'price_of_last_year' }
  for (let look = 0; look < 3; look++) {
    stripe.shop.update(stripe.shop.subscriptions.get(rosa.subscription) ?? expect.fail('gone'), {})
    await deliverAll()
    await queuePremiumEndMails(world)
  }
  expect([await world.planOf(rosa), await letters(rosa)]).toEqual(['free', ['premium_started', 'premium_price_gone']])
  const { body, status } = await world.post('/api/create-subscription', rosa.cookie, {})
  expect([status, body.error]).toEqual([
    409,
    expect.stringMatching(/didn’t match our prices.*support@firecrest.example/),
  ])
})

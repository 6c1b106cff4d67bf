import { expect, test } from 'vitest'
import { createWorld } from '../../test/world.ts'
import { extendGrant, insertGrant, listGrants, revokeAdminGrants, revokeGrant } from './grants.ts'

const world = await createWorld({ at: '2026-03-01T12:00:00Z' })
const { db } = world
const march = new Date('2026-03-01T12:00:00Z')
const april = new Date('2026-04-01T12:00:00Z')
const may = new Date('2026-05-01T12:00:00Z')
const year = 365 * 24 * 60 * 60 * 1000
const yearFrom = (start: Date) => ({ startsAt: start, endsAt: new Date(start.getTime() + year) })

/** Somebody who pays by card until April, and has paid the year after it in coins. */
async function payerOfBoth(name: string) {
  const { id: userId } = await world.signIn(name)
  const card = { source: 'stripe', reference: `sub-${name}` } as const
  await insertGrant(db, { userId, ...card, plan: 'monthly', startsAt: march, endsAt: april })
  await insertGrant(db, { userId, source: 'crypto', reference: `crypto-${name}`, plan: 'annual', ...yearFrom(april) })
  const crypto = async () => (await listGrants(db, { userId })).find(({ source }) => source === 'crypto')
  return { card, crypto }
}

test('attack 18: a year paid in coins begins at once when the card that ran before it is refunded', async () => {
  const { card, crypto } = await payerOfBoth('Ada')
  await revokeGrant(db, { ...card, at: march, reason: 'The payment was refunded.' })
  expect(await crypto()).toMatchObject(yearFrom(march))
})

test('a year paid in coins waits for the end of a card that renews: no day is paid twice', async () => {
  const { card, crypto } = await payerOfBoth('Grace')
  await extendGrant(db, { ...card, plan: 'monthly', endsAt: may, at: march })
  expect(await crypto()).toMatchObject(yearFrom(may))
  await extendGrant(db, { ...card, plan: 'monthly', endsAt: april, at: march })
  expect(await crypto()).toMatchObject(yearFrom(april))
})

test('a year paid in coins begins at once when a gift that ran before it is taken back', async () => {
  const { id: userId } = await world.signIn('Vera')
  await insertGrant(db, { userId, source: 'admin', reference: 'gift-Vera', startsAt: march, endsAt: april })
  await insertGrant(db, { userId, source: 'crypto', reference: 'crypto-Vera', plan: 'annual', ...yearFrom(april) })
  await revokeAdminGrants(db, userId, { at: march, reason: 'It was a mistake.' })
  expect((await listGrants(db, { userId })).find(({ source }) => source === 'crypto')).toMatchObject(yearFrom(march))
})

test('a year paid in coins that has begun stays where it is', async () => {
  const { card, crypto } = await payerOfBoth('Mary')
  await extendGrant(db, { ...card, plan: 'monthly', endsAt: may, at: new Date('2026-04-02T12:00:00Z') })
  expect(await crypto()).toMatchObject(yearFrom(april))
})

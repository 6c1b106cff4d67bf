import { expect, test } from 'vitest'
import { serverTimeoutsMs } from '../../http/listen.ts'
import {
  hashPassword,
  limitConcurrency,
  maxConcurrent,
  maxQueueLength,
  verifyPassword,
  type Waiter,
} from './password-hash.ts'

const waiter: Waiter = { by: 'account', id: 'ada' }

test('a password is stored as argon2id with 19 MiB and two passes, with a new salt each time', async () => {
  const [one, two] = [await hashPassword('analytical', waiter), await hashPassword('analytical', waiter)]
  expect(one).toMatch(/^argon2id\$19456\$2\$1\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(two)
  for (const hash of [one, two]) expect(await verifyPassword({ hash, password: 'analytical', waiter })).toBe(true)
  expect(await verifyPassword({ hash: one, password: 'Analytical', waiter })).toBe(false)
})

test('a hash of other costs stays good, and what is no hash of ours fits nothing', async () => {
  const cheap = await hashPassword('analytical', waiter, { memory: 64, passes: 1 })
  expect(await verifyPassword({ hash: cheap, password: 'analytical', waiter })).toBe(true)
  for (const hash of ['', 'argon2id', 'bcrypt$1$2$3$4$5', 'argon2id$64$1$1$$'])
    expect(await verifyPassword({ hash, password: 'analytical', waiter })).toBe(false)
})

test('a password is the same in every Unicode form and with every kind of space, and another letter is not', async () => {
  const hash = await hashPassword('Müller straße 1', waiter)
  for (const password of ['Mu\u0308ller straße 1', 'Müller\u00a0straße\u30001'])
    expect(await verifyPassword({ hash, password, waiter })).toBe(true)
  for (const password of ['Muller straße 1', 'Müller strasse 1', 'ＭüllER straße 1'])
    expect(await verifyPassword({ hash, password, waiter })).toBe(false)
})

test('T43: each network and each account has a share of the queue, and whom we know comes first', async () => {
  const inTurn = limitConcurrency()
  const done: string[] = []
  const gates: (() => void)[] = []
  const work = (by: Waiter['by'], id: string) =>
    inTurn({ by, id }, async () => {
      await new Promise<void>((open) => gates.push(open))
      done.push(id)
    }).catch(() => done.push(`${id} busy`))
  const all = [work('network', 'a'), work('network', 'a')]
  for (let i = 0; i < 13; i++) all.push(work('network', 'a'))
  for (let i = 0; i < 100; i++) all.push(work('network', `other ${i}`))
  await expect.poll(() => done.length).toBe(1 + 95)
  for (let i = 0; i < 70; i++) all.push(work('account', 'ada'))
  all.push(work('account', 'ben'))
  await expect.poll(() => done.length).toBe(1 + 95 + 67)
  expect([done[0], done.at(-1)]).toEqual(['a busy', 'ada busy'])
  while (done.length < all.length) {
    gates.shift()?.()
    await new Promise(setImmediate)
  }
  const served = done.filter((name) => !name.endsWith('busy'))
  expect(served.slice(0, 6)).toEqual(['a', 'a', 'ada', 'ada', 'ada', 'ben'])
  await Promise.all(all)
})

test('T50: made-up sign-ins that wait never make the server shed pages and known devices', () => {
  expect(maxConcurrent + maxQueueLength.network).toBeLessThan(
    (serverTimeoutsMs.inFlight - serverTimeoutsMs.reserved) / 2,
  )
})

import { expect, test } from 'vitest'
import { hashPassword, limitConcurrency, verifyPassword } from './password-hash.ts'

test('a password is stored as argon2id with 19 MiB and two passes, with a new salt each time', async () => {
  const [one, two] = [await hashPassword('analytical'), await hashPassword('analytical')]
  expect(one).toMatch(/^argon2id\$19456\$2\$1\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(two)
  for (const hash of [one, two]) expect(await verifyPassword({ hash, password: 'analytical' })).toBe(true)
  expect(await verifyPassword({ hash: one, password: 'Analytical' })).toBe(false)
})

test('a hash of other costs stays good, and what is no hash of ours fits nothing', async () => {
  const cheap = await hashPassword('analytical', null, { memory: 64, passes: 1 })
  expect(await verifyPassword({ hash: cheap, password: 'analytical' })).toBe(true)
  for (const hash of ['', 'argon2id', 'bcrypt$1$2$3$4$5', 'argon2id$64$1$1$$'])
    expect(await verifyPassword({ hash, password: 'analytical' })).toBe(false)
})

test('a password is the same in every Unicode form and with every kind of space, and another letter is not', async () => {
  const hash = await hashPassword('Müller straße 1')
  for (const password of ['Mu\u0308ller straße 1', 'Müller\u00a0straße\u30001'])
    expect(await verifyPassword({ hash, password })).toBe(true)
  for (const password of ['Muller straße 1', 'Müller strasse 1', 'ＭüllER straße 1'])
    expect(await verifyPassword({ hash, password })).toBe(false)
})

test('T43: of made-up sign-ins each network has a share of the queue, and whom we know comes first', async () => {
  const inTurn = limitConcurrency()
  const done: string[] = []
  const gates: (() => void)[] = []
  const work = (name: string, network: string | null) =>
    inTurn(network, async () => {
      await new Promise<void>((open) => gates.push(open))
      done.push(name)
    }).catch(() => done.push(`${name} busy`))
  const all = [work('running', 'a'), work('running', 'a')]
  for (let i = 0; i < 33; i++) all.push(work('a', 'a'))
  for (let i = 0; i < 100; i++) all.push(work('others', `network ${i}`))
  all.push(work('known', null))
  await expect.poll(() => done.length).toBe(1 + 68)
  expect(done[0]).toBe('a busy')
  gates.shift()?.()
  gates.shift()?.()
  await expect.poll(() => gates.length).toBe(2)
  gates.shift()?.()
  await expect.poll(() => done.at(-1)).toBe('known')
  while (done.length < all.length) {
    gates.shift()?.()
    await new Promise(setImmediate)
  }
  await Promise.all(all)
})

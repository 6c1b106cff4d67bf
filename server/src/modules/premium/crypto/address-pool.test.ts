import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { scriptedChain, scriptedOutside } from '../../../test/scripted-chain.ts'
import { createWorld } from '../../../test/world.ts'
import type { CryptoVendors } from '../../../vendors/chains/chain-reader.ts'
import { readAddressPool } from '../../../vendors/chains/derive-address.ts'
import { insertPooledAddresses } from './deposit-pool.queries.ts'

const addressOf = (seed: number, bytes = 32) => base58.encode(new Uint8Array(bytes).fill(seed))

const chain = scriptedChain()
const lines: CryptoVendors['addressDerivers'] = {}
const outside = {
  ...scriptedOutside([chain]),
  addressDerivers: lines,
  readers: { solana: [chain.reader] },
  pooledChains: ['solana'] as const,
}
const world = await createWorld({ at: '2026-03-14T20:00:00Z', crypto: outside })

const beginAs = ({ cookie }: { cookie: string }) =>
  world.call('POST', '/api/subscribe/crypto', { cookie, body: { cryptocurrency: 'SOL' } })
const begin = async (name: string) => await beginAs(await world.signIn(name))

test('people who pay in SOL at once get an address each, out of the pool', async () => {
  const addresses = [addressOf(1), addressOf(2)]
  await insertPooledAddresses(world.db, { chain: 'solana', addresses })
  const replies = await Promise.all(['Ada', 'Ben'].map(begin))
  expect(replies.map(({ body }) => body.paymentAddress).sort()).toEqual(addresses.sort())
  // Filling it again, as every start does, frees nothing.
  await insertPooledAddresses(world.db, { chain: 'solana', addresses })
  const { status, body } = await begin('Cleo')
  expect([status, body.message]).toEqual([503, 'Payments in this currency aren’t set up here.'])
})

test('attack 38: an address with earlier transactions is not handed out, nor one whose chain cannot be read', async () => {
  await insertPooledAddresses(world.db, { chain: 'solana', addresses: [addressOf(3)] })
  chain.isDown = true
  expect((await begin('Dan')).status).toBe(503)
  chain.isDown = false
  chain.used.add(addressOf(3))
  expect((await begin('Dan')).status).toBe(503)
})

test('a payment that finds the pool empty gets the shop’s own address and a reference', async () => {
  await insertPooledAddresses(world.db, { chain: 'solana', addresses: [addressOf(4)] })
  lines.solana = () => ({ address: 'shop', memo: crypto.randomUUID() })
  const people = await Promise.all(['Eve', 'Finn', 'Gus', 'Hal'].map((name) => world.signIn(name)))
  // All at once: more than one of them is shown the last address before it is taken.
  const replies = await Promise.all(people.map(beginAs))
  const places = replies.map(({ body }) => body.paymentAddress).sort()
  expect(places).toEqual([addressOf(4), 'shop', 'shop', 'shop'])
  const references = replies.map(({ body }) => /reference=/.test(body.uri))
  expect(references.filter(Boolean)).toHaveLength(3)
})

test('a file of addresses is read line by line, and a line that is none stops the start', async () => {
  const file = join(tmpdir(), `pool-${crypto.randomUUID()}`)
  await writeFile(file, `${addressOf(1)}\r\n\n${addressOf(2)}\n${addressOf(1)}\n`)
  expect(await readAddressPool(file)).toEqual([addressOf(1), addressOf(2)])
  for (const wrong of [addressOf(3, 64), addressOf(3, 31), '0x12', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t']) {
    await writeFile(file, `${addressOf(1)}\n${wrong}\n`)
    await expect(readAddressPool(file)).rejects.toThrow('line 2 isn’t a Solana address')
  }
  await expect(readAddressPool(`${file}-gone`)).rejects.toThrow('can’t read the file')
})

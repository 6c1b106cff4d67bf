import { findAsset } from '@app/domain/premium/crypto/assets'
import { afterAll, expect, test } from 'vitest'
import { Wallet } from 'xrpl'
import { type Trouble, troubles } from '../../test/answering.ts'
import { listShownCredits } from '../../test/scripted-chain.ts'
import { openXrpPayer, partialPayment, startRippled } from '../../test/xrp/rippled.ts'
import type { PaymentTarget } from './chain-reader.ts'
import { createXrpReader } from './xrp.ts'

const never = new AbortController().signal
const rippled = await startRippled()
afterAll(rippled.stop)
const pay = openXrpPayer(rippled)
const { shop } = rippled
const reader = createXrpReader(rippled.url, never)
const due = 48_072_146n
let nextTag = 4_000_000_000

function newTarget(): PaymentTarget & { tag: number } {
  const asset = findAsset('XRP')
  if (!asset) throw new Error('no such pair')
  const tag = nextTag++
  return { asset, address: shop, memo: String(tag), tag, since: rippled.now * 1000 }
}

const shown = (target: PaymentTarget, from = reader) => listShownCredits(from, target)

const whole = { amount: due, confirmations: 1, isFinal: true }
const paid = ({ tag }: { tag: number }) => ({ Amount: `${due}`, DestinationTag: tag })

test('coins are found by their tag, and final in the first ledger that is validated', async () => {
  const target = newTarget()
  expect(await reader.isUnused(shop)).toBe(true)
  const tx = pay(shop, paid(target))
  expect([await shown(target), await reader.verifyTransfer(tx, target)]).toEqual([[], 'unknown'])
  rippled.close()
  const block = { height: rippled.ledger, at: rippled.now * 1000 }
  expect(await reader.observe(target)).toMatchObject({ credits: [{ tx, outRef: 'delivered', ...whole, block }] })
  expect(await reader.verifyTransfer(tx, target)).toBe('pays')
})

test('a payment is found under many later ones, back to when it began and no further', async () => {
  const target = newTarget()
  pay(shop, paid(target))
  rippled.close()
  for (let i = 0; i < 30; i++) pay(shop, paid(newTarget()))
  rippled.close()
  expect(await shown(target)).toEqual([whole])
  const asked = rippled.server.asked
  expect(await shown({ ...target, since: target.since + 3 * 60 * 60_000 })).toEqual([])
  expect(rippled.server.asked - asked).toBe(1)
})

test('a server that forgot the time of the payment cannot say that nothing came', async () => {
  const target = newTarget()
  rippled.close(10)
  const { oldest } = rippled
  rippled.oldest = rippled.ledger - 5
  const forgetful = await shown(target)
  rippled.oldest = oldest
  expect([forgetful, await shown(target)]).toEqual(['unavailable', []])
})

test('attack 26: what somebody else was paid pays nothing here', async () => {
  const [mine, other] = [newTarget(), newTarget()]
  const tx = pay(shop, paid(other))
  const elsewhere = pay(Wallet.generate().address, paid(mine))
  rippled.close()
  expect([
    await shown(mine),
    await reader.verifyTransfer(tx, mine),
    await reader.verifyTransfer(elsewhere, mine),
  ]).toEqual([[], 'elsewhere', 'elsewhere'])
  expect(await reader.verifyTransfer('AB'.repeat(32), mine)).toBe('unknown')
})

test('attack 28: a hash is written in one way', () => {
  const hash = 'AB'.repeat(32)
  for (const text of [hash, hash.toLowerCase()]) expect(reader.parseTxId(text)).toBe(hash)
  for (const text of ['', `0x${hash}`, hash.slice(1), `${hash}0`, 'zz'.repeat(32)])
    expect(reader.parseTxId(text)).toBeNull()
})

test.each(Object.keys(troubles) as Trouble[])('attack 33: %s instead of an answer says nothing', async (trouble) => {
  const target = newTarget()
  const tx = pay(shop, paid(target))
  rippled.close()
  rippled.server.trouble = trouble
  const said = [await shown(target), await reader.verifyTransfer(tx, target)]
  rippled.server.trouble = null
  expect(said).toEqual(['unavailable', 'unavailable'])
  expect(await shown(target)).toEqual([whole])
})

test('attack 33: a server of another network is never believed, and one that does not say its own is', async () => {
  const [test, old] = [await startRippled({ networkId: 1 }), await startRippled({ networkId: undefined })]
  const [onTest, onOld] = [createXrpReader(test.url, never), createXrpReader(old.url, never)]
  expect([await shown(newTarget(), onTest), await shown(newTarget(), onOld)]).toEqual(['unavailable', []])
  await Promise.all([test.stop(), old.stop()])
})

test('attack 49: of a partial payment only what was delivered counts', async () => {
  const target = newTarget()
  pay(shop, { ...paid(target), Flags: partialPayment }, '1')
  rippled.close()
  expect(await shown(target)).toEqual([{ ...whole, amount: 1n }])
})

test('attack 49: other money is no XRP, whatever its digits', async () => {
  const target = newTarget()
  const Amount = { currency: 'USD', issuer: shop, value: `${due}` }
  const tx = pay(shop, { ...paid(target), Amount })
  rippled.close()
  expect([await shown(target), await reader.verifyTransfer(tx, target)]).toEqual([[], 'elsewhere'])
})

test('attack 49: a tag must be the one: another, none, a text, a fraction or one too large is not', async () => {
  const target = newTarget()
  const wrong = pay(shop, { Amount: `${due}`, DestinationTag: target.tag - 1 })
  const missing = pay(shop, { Amount: `${due}` })
  for (const tag of [`${target.tag}`, target.tag + 0.5, target.tag + 2 ** 32, null]) {
    const tx = pay(shop, paid(newTarget()))
    const entry = rippled.entries.find(({ hash }) => hash === tx)
    if (entry) entry.tx_json['DestinationTag'] = tag
  }
  rippled.close()
  expect(await shown(target)).toEqual([])
  expect([await reader.verifyTransfer(wrong, target), await reader.verifyTransfer(missing, target)]).toEqual([
    'elsewhere',
    'failed',
  ])
  for (const tag of [target.tag + 0.5, 2 ** 32, -1]) expect(() => pay(shop, { DestinationTag: tag })).toThrow()
})

test('attack 49: what failed is in the ledger too, and has paid nothing', async () => {
  const target = newTarget()
  const tx = pay(shop, paid(target))
  const entry = rippled.entries.find(({ hash }) => hash === tx)
  if (entry) entry.meta.TransactionResult = 'tecPATH_DRY'
  rippled.close()
  expect([await shown(target), await reader.verifyTransfer(tx, target)]).toEqual([[], 'failed'])
})

test.each(['unavailable', undefined, 48_072_146, '4.8e7', '-5', '0', '0x10'])(
  'attack 49: %s is no amount that was delivered',
  async (delivered) => {
    const target = newTarget()
    const tx = pay(shop, paid(target))
    const entry = rippled.entries.find(({ hash }) => hash === tx)
    if (entry) entry.meta.delivered_amount = delivered
    rippled.close()
    expect([await shown(target), await reader.verifyTransfer(tx, target)]).toEqual([[], 'elsewhere'])
  },
)

test('attack 49: what nobody signed is not in any ledger', () => {
  const wallet = Wallet.generate()
  const rest = { Account: wallet.address, Destination: shop, Fee: '12', Sequence: 1 }
  const { tx_blob } = wallet.sign({ TransactionType: 'Payment', Amount: '5', ...rest })
  const raised = tx_blob.replace('614000000000000005', '6140000000000000FF')
  expect(raised).not.toBe(tx_blob)
  expect(() => rippled.submit(raised)).toThrow('badSignature')
})

test('attack 52: one exchange pays two of ours, each by its own tag', async () => {
  const [one, two] = [newTarget(), newTarget()]
  pay(shop, { Amount: '5', DestinationTag: one.tag })
  pay(shop, { Amount: '6', DestinationTag: two.tag })
  rippled.close()
  expect([await shown(one), await shown(two)]).toEqual([[{ ...whole, amount: 5n }], [{ ...whole, amount: 6n }]])
})

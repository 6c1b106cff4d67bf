import { expect, test } from 'vitest'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'
const world = await createWorld({ at, adminEmails: ['root@example.org'] })
const root = await world.signIn('Root')

const inserts = {
  'card-payments': `insert into card_review (payment_id, customer_id, amount, currency, found_at)
    select 'pi_' || n, 'cus_1', 995, 'vnd', $1 from generate_series(1, 51) as n`,
  'crypto-payments': `insert into crypto_payment
      (currency, network, chain, usd_cents, due, price, address, family, status, created_at, expires_at)
    select 'ETH', 'mainnet', 'ethereum', 10448, 1, '{}', 'address-' || n, 'evm', 'late_review', $1, $1
    from generate_series(1, 51) as n`,
  'stray-coins': `insert into stray_credit (chain, tx, out_ref, address, asset, amount, seen_at)
    select 'xrp', 'tx-' || n, 'delivered', 'r', 'XRP', 1, $1 from generate_series(1, 51) as n`,
}

test.each(Object.entries(inserts))(
  'each page of %s says how many wait, also one past the end',
  async (name, insert) => {
    const page = async (number: number) => {
      const { body, headers } = await world.call('GET', `/api/admin/${name}?page=${number}`, root)
      return [body.length, headers.get('x-total-count')]
    }
    expect([await page(1), await page(2)]).toEqual([
      [0, '0'],
      [0, '0'],
    ])
    await world.pool.query(insert, [at])
    expect([await page(1), await page(2), await page(3)]).toEqual([
      [50, '51'],
      [1, '51'],
      [0, '51'],
    ])
  },
)

import { type Chain, type Currency, chains, familyByChain, type Network } from '@app/domain/premium/crypto/assets'
import { statement, typed } from '../../../db/statement.ts'
import type { ChainReader, Holding } from '../../../vendors/chains/chain-reader.ts'
import type { PremiumDeps } from '../deps.ts'
import { assetOfPayment } from './payment-view.ts'

/** What grew since the last decision waits for another one. */
const upsertStrays = statement({
  name: 'upsert_strays',
  params: { chain: 'text', address: 'text', credits: 'jsonb', now: 'timestamptz' },
  columns: { id: 'uuid' },
  sql: `with shown as (
      select s.*, (select p.id from crypto_payment p
        where p.chain = :chain and p.address = :address and s.memos ? p.memo limit 1) as named
      from jsonb_to_recordset(:credits) as s(tx text, "outRef" text, asset text, token text, amount numeric,
        tag text, memos jsonb, "paymentId" uuid, at timestamptz))
    insert into stray_credit as c (chain, tx, out_ref, address, asset, token, amount, tag, payment_id, at, seen_at)
    select :chain, tx, "outRef", :address, asset, token, amount, tag, coalesce("paymentId", named), at, :now from shown
    where not exists (select from chain_receipt r
        where r.chain = :chain and r.tx = shown.tx and r.out_ref = shown."outRef")
      and (token is not null or not exists (select from crypto_payment p
        where p.id = shown.named and p.next_look_at is not null))
    on conflict (chain, tx, out_ref) do update
      set amount = excluded.amount, (state, seen_at) = (
        select case when excluded.amount > c.amount then 'waiting' else c.state end,
          case when excluded.amount > c.amount then excluded.seen_at else c.seen_at end)
      where excluded.amount <> c.amount
    returning id`,
})

/** The address holds only `refs` now. A sum that waits for a decision stays readable. */
const clearStrayAmounts = statement({
  name: 'clear_stray_amounts',
  params: { chain: 'text', address: 'text', refs: 'text[]' },
  sql: `update stray_credit set amount = 0 where chain = :chain and tx = :address and out_ref like 'held:%'
      and amount > 0 and state <> 'waiting' and out_ref <> all(:refs::text[])`,
})

const claimStraySearches = statement({
  name: 'claim_stray_searches',
  params: { now: 'timestamptz', limit: 'int8' },
  columns: {
    id: 'uuid',
    chain: typed<Chain>('text'),
    address: 'text',
    currency: typed<Currency>('text'),
    network: typed<Network>('text'),
  },
  sql: `update crypto_payment set strays_looked_at = :now where id in (
      select id from crypto_payment where memo = '' and created_at > :now::timestamptz - interval '8 days'
        and (strays_looked_at is null or strays_looked_at < :now::timestamptz - interval '1 hour')
      order by strays_looked_at nulls first, created_at limit :limit for update skip locked)
    returning id, chain, address, currency, network`,
})

const findStrayCursor = statement({
  name: 'find_stray_cursor',
  params: { chain: 'text', address: 'text' },
  columns: { cursor: 'text?' },
  sql: 'select cursor from stray_cursor where chain = :chain and address = :address',
})

const saveStrayCursor = statement({
  name: 'save_stray_cursor',
  params: { chain: 'text', address: 'text', cursor: 'text?' },
  sql: `insert into stray_cursor (chain, address, cursor) values (:chain, :address, :cursor)
    on conflict (chain, address) do update set cursor = excluded.cursor`,
})

const maxConcurrentSearches = 50
/** Older money (ms) is not listed: the operator has seen it. */
const strayWindowMs = 30 * 24 * 60 * 60_000

/** Lists money that pays nothing. It grants nothing: an admin decides. */
export async function findStrays(deps: PremiumDeps): Promise<void> {
  for (const chain of ['xrp', 'solana'] as const) await searchShared(deps, chain)
  const now = deps.now()
  for (const payment of await claimStraySearches(deps.db, { now, limit: maxConcurrentSearches })) {
    const own = assetOfPayment(payment)
    for (const chain of chains.filter((each) => familyByChain[each] === familyByChain[payment.chain])) {
      const held = await firstAnswer(deps.crypto.readers[chain], (reader) => reader.listHoldings?.(payment.address))
      const strange = held?.filter(({ token }) => chain !== own.chain || token !== own.token)
      if (strange) await saveHeld(deps, chain, { ...payment, paymentId: payment.id, held: strange })
    }
  }
}

async function searchShared({ db, crypto, now }: PremiumDeps, chain: 'xrp' | 'solana'): Promise<void> {
  const place = crypto.addressDerivers[familyByChain[chain]]?.(0)
  if (!place?.memo) return
  const { address } = place
  const [known] = await findStrayCursor(db, { chain, address })
  const moment = now()
  const since = moment.getTime() - strayWindowMs
  const cursor = known?.cursor ?? null
  const found = await firstAnswer(crypto.readers[chain], (reader) => reader.listDeposits?.(address, cursor, since))
  const arrivals = (found?.deposits ?? []).filter(({ at }) => at > since)
  const rows = arrivals.map((each) => ({ ...each, at: new Date(each.at), paymentId: null }))
  await upsertStrays(db, { chain, address, credits: rows, now: moment })
  const held = await firstAnswer(crypto.readers[chain], (reader) => reader.listHoldings?.(address))
  if (held) await saveHeld({ db, now }, chain, { address, paymentId: null, held })
  if (found) await saveStrayCursor(db, { chain, address, cursor: found.cursor })
}

interface AddressBalance {
  address: string
  paymentId: string | null
  held: readonly Holding[]
}

/** A balance names no transactions: what grew since the last look is new. */
async function saveHeld(
  { db, now }: Pick<PremiumDeps, 'db' | 'now'>,
  chain: Chain,
  { address, paymentId, held }: AddressBalance,
) {
  const rows = held.map((each) => ({
    ...each,
    tx: address,
    outRef: `held:${each.token ?? 'coin'}`,
    tag: null,
    memos: [],
    paymentId,
    at: null,
  }))
  const refs = rows.map(({ outRef }) => outRef)
  await clearStrayAmounts(db, { chain, address, refs })
  await upsertStrays(db, { chain, address, credits: rows, now: now() })
}

/** One provider suffices: what it invents is listed for an admin and grants nothing. */
async function firstAnswer<T>(
  readers: readonly ChainReader[] | undefined,
  ask: (reader: ChainReader) => Promise<T | null> | undefined,
): Promise<T | null> {
  for (const reader of readers ?? []) {
    const answer = await ask(reader)
    if (answer) return answer
  }
  return null
}

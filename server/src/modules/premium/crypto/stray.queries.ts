import type { Chain, Currency, Network } from '@app/domain/premium/crypto/assets'
import { statement, typed } from '../../../db/statement.ts'

/** What grew since the last decision waits for another one. */
export const upsertStrays = statement({
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
export const clearStrayAmounts = statement({
  name: 'clear_stray_amounts',
  params: { chain: 'text', address: 'text', refs: 'text[]' },
  sql: `update stray_credit set amount = 0 where chain = :chain and tx = :address and out_ref like 'held:%'
      and amount > 0 and state <> 'waiting' and out_ref <> all(:refs::text[])`,
})

export const claimStraySearches = statement({
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

export const findStrayCursor = statement({
  name: 'find_stray_cursor',
  params: { chain: 'text', address: 'text' },
  columns: { cursor: 'text?' },
  sql: 'select cursor from stray_cursor where chain = :chain and address = :address',
})

export const saveStrayCursor = statement({
  name: 'save_stray_cursor',
  params: { chain: 'text', address: 'text', cursor: 'text?' },
  sql: `insert into stray_cursor (chain, address, cursor) values (:chain, :address, :cursor)
    on conflict (chain, address) do update set cursor = excluded.cursor`,
})

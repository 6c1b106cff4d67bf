import type { Chain } from '@app/domain/premium/coins/assets'
import { statement } from '../../../db/statement.ts'

/** Writes down what pays nothing, as it was seen last; what grew since then waits for a decision. */
export const keepStrays = statement<{ id: string }>(
  'keep_stray_credits',
  `with shown as (
     select s.*, (select p.id from crypto_payment p
       where p.chain = $1 and p.address = $2 and s.memos ? p.memo limit 1) as named
     from jsonb_to_recordset($3::jsonb) as s(tx text, "outRef" text, asset text, token text, amount numeric, tag text,
       memos jsonb, "paymentId" uuid, at timestamptz))
   insert into stray_credit as c (chain, tx, out_ref, address, asset, token, amount, tag, payment_id, at, seen_at)
   select $1, tx, "outRef", $2, asset, token, amount, tag, coalesce("paymentId", named), at, $4 from shown
   where not exists (select from chain_receipt r where r.chain = $1 and r.tx = shown.tx and r.out_ref = shown."outRef")
     and (token is not null or not exists (select from crypto_payment p
       where p.id = shown.named and p.next_look_at is not null))
   on conflict (chain, tx, out_ref) do update
     set amount = excluded.amount, (state, seen_at) = (
       select case when excluded.amount > c.amount then 'waiting' else c.state end,
         case when excluded.amount > c.amount then excluded.seen_at else c.seen_at end)
     where excluded.amount <> c.amount
   returning id`,
)

/** An address holds nothing but `$3` any more. A sum that waits for a decision stays readable until then. */
export const emptyStrays = statement(
  'empty_stray_credits',
  `update stray_credit set amount = 0 where chain = $1 and tx = $2 and out_ref like 'held:%' and amount > 0
     and state <> 'waiting' and out_ref <> all($3::text[])`,
)

interface Searched {
  id: string
  chain: Chain
  address: string
  token: string | null
  currency: string
  network: string
}

/** Takes payments with an address of their own whose turn it is; no other process searches them meanwhile. */
export const claimSearches = statement<Searched>(
  'claim_stray_searches',
  `update crypto_payment set strays_looked_at = $1 where id in (
     select id from crypto_payment where memo = '' and created_at > $1::timestamptz - interval '8 days'
       and (strays_looked_at is null or strays_looked_at < $1::timestamptz - interval '1 hour')
     order by strays_looked_at nulls first, created_at limit $2 for update skip locked)
   returning id, chain, address, currency, network`,
)

export const findCursor = statement<{ cursor: string | null }>(
  'find_stray_cursor',
  'select cursor from stray_cursor where chain = $1 and address = $2',
)

export const keepCursor = statement(
  'keep_stray_cursor',
  `insert into stray_cursor (chain, address, cursor) values ($1, $2, $3)
   on conflict (chain, address) do update set cursor = excluded.cursor`,
)

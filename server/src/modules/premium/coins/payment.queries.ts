import type { Chain, Currency, Network } from '@app/domain/premium/coins/assets'
import type { PaymentStatus } from '@app/domain/premium/coins/decide'
import { statement } from '../../../db/statement.ts'

export interface PaymentRow {
  id: string
  userId: string | null
  currency: Currency
  network: Network
  chain: Chain
  /** Smallest units, as text: the driver knows no whole numbers of this size. */
  due: string
  received: string
  address: string
  memo: string
  status: PaymentStatus
  confirmations: number
  createdAt: Date
  expiresAt: Date
  firstSeenAt: Date | null
  claimedTx: string | null
  /** Null: nobody looks at its chain any more. */
  nextLookAt: Date | null
  version: number
}

const columns = `id, user_id as "userId", currency, network, chain, due, received, address, memo, status, confirmations,
  created_at as "createdAt", expires_at as "expiresAt", first_seen_at as "firstSeenAt", claimed_tx as "claimedTx",
  next_look_at as "nextLookAt", version`

const isOpen = `status in ('created', 'seen', 'underpaid')`

export const findOpen = statement<PaymentRow>(
  'find_open_crypto_payment',
  `select ${columns} from crypto_payment where user_id = $1 and currency = $2 and network = $3 and ${isOpen}`,
)

/** The one that a person's screen is about: what is open, or what ended within the last day. */
export const findNewest = statement<PaymentRow>(
  'find_newest_crypto_payment',
  `select ${columns} from crypto_payment where user_id = $1 and (${isOpen} or created_at > $2::timestamptz - interval '1 day')
   order by created_at desc, id limit 1`,
)

export const findOwn = statement<PaymentRow>(
  'find_own_crypto_payment',
  `select ${columns} from crypto_payment where id = $1 and user_id = $2`,
)

/** An amount that no longer holds makes room for another payment; its destination stays watched. */
export const expireOld = statement(
  'expire_crypto_payments',
  `with old as (
     update crypto_payment set status = 'expired', version = version + 1
     where user_id = $1 and status = 'created' and expires_at < $2 returning id)
   insert into crypto_payment_step (payment_id, at, before, after, reason)
   select id, $2, 'created', 'expired', 'the amount no longer holds' from old`,
)

/** The next number of a line of destinations; a number is never given twice, whatever becomes of it. */
export const nextNumber = statement<{ number: string }>(
  'next_destination_number',
  `insert into address_counter as c (family, next) values ($1, 1)
   on conflict (family) do update set next = c.next + 1 returning next - 1 as number`,
)

/** Nothing when the person has an open payment of this kind already. */
export const insertPayment = statement<PaymentRow>(
  'insert_crypto_payment',
  `insert into crypto_payment (user_id, currency, network, chain, usd_cents, due, price, address, memo, family,
     derivation_index, created_at, expires_at, next_look_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $12)
   on conflict do nothing returning ${columns}`,
)

export const recordStep = statement(
  'record_crypto_step',
  `insert into crypto_payment_step (payment_id, at, before, after, reason, actor_id) values ($1, $2, $3, $4, $5, $6)`,
)

/** A hint of the person: where to look, and who sent it. */
export const noteClaim = statement(
  'note_crypto_claim',
  `update crypto_payment set claimed_tx = $3, claimed_sender = coalesce($4, claimed_sender)
   where id = $1 and user_id = $2`,
)

/** Takes the payment that waits longest for a look, for so long that no other process looks meanwhile. */
export const claimCheck = statement<PaymentRow>(
  'claim_crypto_look',
  `update crypto_payment set next_look_at = $1::timestamptz + interval '1 minute'
   where id = (select id from crypto_payment where next_look_at <= $1
     order by next_look_at limit 1 for update skip locked)
   returning ${columns}`,
)

/** The same for one payment that a person is waiting for, unless somebody has just looked. */
export const claimOwnCheck = statement<PaymentRow>(
  'claim_own_crypto_look',
  `update crypto_payment set next_look_at = $3::timestamptz + interval '1 minute'
   where id = $1 and user_id = $2 and next_look_at <= $3 returning ${columns}`,
)

export const nextCheck = statement<{ at: Date | null }>(
  'next_crypto_look',
  'select min(next_look_at) as at from crypto_payment where next_look_at is not null',
)

export const holdPayment = statement<PaymentRow>(
  'hold_crypto_payment',
  `select ${columns} from crypto_payment where id = $1 for update`,
)

/** Whose each part is: the first who showed it, for ever. */
export const keepReceipts = statement<{ tx: string; outRef: string; paymentId: string }>(
  'keep_chain_receipts',
  `with shown as (
     select * from jsonb_to_recordset($3::jsonb) as s(tx text, "outRef" text, amount numeric, hash text, height bigint)),
   kept as (
     insert into chain_receipt as r (chain, tx, out_ref, payment_id, amount, block_hash, block_height, state, seen_at)
     select $1, tx, "outRef", $2, amount, hash, height, 'shown', $4 from shown
     on conflict (chain, tx, out_ref) do update set amount = excluded.amount, block_hash = excluded.block_hash,
       block_height = excluded.block_height, state = 'shown' where r.payment_id = excluded.payment_id
     returning tx, out_ref, payment_id),
   gone as (
     update chain_receipt r set state = 'gone' where payment_id = $2
       and not exists (select from shown s where s.tx = r.tx and s."outRef" = r.out_ref))
   select tx, out_ref as "outRef", payment_id as "paymentId" from kept`,
)

/** Once seen, a transaction stays: later looks see only what the address holds. */
export const noteHashes = statement(
  'note_crypto_hashes',
  `update crypto_payment set arrived_in = arrived_in || array(
     select h from unnest($2::text[]) with ordinality as given(h, n) where h <> all(arrived_in) order by n) where id = $1
     and not $2::text[] <@ arrived_in`,
)

export const movePayment = statement<{ version: number }>(
  'move_crypto_payment',
  `update crypto_payment set status = $3, received = $4, confirmations = $5, first_seen_at = $6, next_look_at = $7,
     verified_at = case when $3 = 'verified' then coalesce(verified_at, $8) else verified_at end, version = version + 1
   where id = $1 and version = $2 returning version`,
)

export const transactionsOf = statement<{ tx: string }>(
  'crypto_transactions',
  `select tx from chain_receipt where payment_id = $1 order by seen_at, tx`,
)

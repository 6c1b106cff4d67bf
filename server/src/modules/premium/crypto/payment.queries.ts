import type { Chain, Currency, Network } from '@app/domain/premium/crypto/assets'
import type { PaymentStatus } from '@app/domain/premium/crypto/decide-payment'
import { type RowOf, statement, typed } from '../../../db/statement.ts'

export const paymentFacts = {
  id: 'uuid',
  userId: 'text?',
  currency: typed<Currency>('text'),
  network: typed<Network>('text'),
  chain: typed<Chain>('text'),
  /** Smallest units as text: the driver reads no integers of this size. */
  due: 'numeric',
  received: 'numeric',
  address: 'text',
  memo: 'text',
  status: typed<PaymentStatus>('text'),
  createdAt: 'timestamptz',
  claimedTx: 'text?',
} as const

const payment = {
  ...paymentFacts,
  confirmations: 'int4',
  expiresAt: 'timestamptz',
  firstSeenAt: 'timestamptz?',
  nextLookAt: 'timestamptz?',
  usdCents: 'int4',
  surplusReadAt: 'timestamptz?',
  version: 'int4',
} as const

const columns = `id, user_id as "userId", currency, network, chain, due, received, address, memo, status, confirmations,
  created_at as "createdAt", expires_at as "expiresAt", first_seen_at as "firstSeenAt", claimed_tx as "claimedTx",
  next_look_at as "nextLookAt", usd_cents as "usdCents", surplus_read_at as "surplusReadAt", version`

const isOpen = `status in ('created', 'seen', 'underpaid')`
const isWithAdmin = `status in ('late_review', 'revoked')`
const becameLately = (statuses: string) => `(p.status in (${statuses}) and exists (
      select from crypto_payment_step s where s.payment_id = p.id and s.after = p.status
        and s.at > :now::timestamptz - interval '30 days'))`

/** As `surplusOf` counts. It stays until the person has read it, however old it is. */
const hasUnreadSurplus = `(status = 'verified' and surplus_read_at is null and (received - due) * usd_cents >= due)`

export const findOpenPayment = statement({
  name: 'find_open_payment',
  params: { userId: 'text', currency: 'text', network: 'text' },
  columns: payment,
  sql: `select ${columns} from crypto_payment
    where user_id = :userId and currency = :currency and network = :network and ${isOpen}`,
})

export type PaymentRow = RowOf<typeof findOpenPayment>

export const findNewestPayment = statement({
  name: 'find_newest_payment',
  params: { userId: 'text', now: 'timestamptz' },
  columns: payment,
  sql: `select ${columns} from crypto_payment p
    where user_id = :userId and (${isOpen} or ${isWithAdmin} or created_at > :now::timestamptz - interval '1 day'
      or ${becameLately(`'rejected', 'refunded'`)}
      or ${hasUnreadSurplus})
    order by created_at desc, id limit 1`,
})

/** An expired payment is one only while money is on its way to it. */
export const listOtherPayments = statement({
  name: 'list_other_payments',
  params: { id: 'uuid', userId: 'text', now: 'timestamptz' },
  columns: payment,
  sql: `select ${columns} from crypto_payment p
    where user_id = :userId and id <> :id and (${isOpen} or ${isWithAdmin}
      or (status = 'expired' and first_seen_at is not null)
      or ${becameLately(`'verified', 'rejected', 'refunded'`)} or ${hasUnreadSurplus})
    order by created_at desc, id limit 20`,
})

export const findOwnPayment = statement({
  name: 'find_own_payment',
  params: { id: 'uuid', userId: 'text' },
  columns: payment,
  sql: `select ${columns} from crypto_payment where id = :id and user_id = :userId`,
})

export const expireOldPayments = statement({
  name: 'expire_old_payments',
  params: { userId: 'text', now: 'timestamptz' },
  sql: `with old as (
      update crypto_payment set status = 'expired', version = version + 1
      where user_id = :userId and status = 'created' and expires_at < :now returning id)
    insert into crypto_payment_step (payment_id, at, before, after, reason)
    select id, :now, 'created', 'expired', 'the amount no longer holds' from old`,
})

/** A number is never given twice. */
export const nextDerivationIndex = statement({
  name: 'next_derivation_index',
  params: { family: 'text' },
  columns: { number: 'int8' },
  sql: `insert into address_counter as c (family, next) values (:family, 1)
    on conflict (family) do update set next = c.next + 1 returning next - 1 as number`,
})

export const insertPayment = statement({
  name: 'insert_crypto_payment',
  params: {
    userId: 'text',
    currency: 'text',
    network: 'text',
    chain: 'text',
    usdCents: 'int4',
    due: 'numeric',
    price: 'jsonb',
    address: 'text',
    memo: 'text',
    family: 'text',
    derivationIndex: 'int4?',
    now: 'timestamptz',
    expiresAt: 'timestamptz',
  },
  columns: payment,
  sql: `insert into crypto_payment (user_id, currency, network, chain, usd_cents, due, price, address, memo, family,
      derivation_index, created_at, expires_at, next_look_at)
    values (:userId, :currency, :network, :chain, :usdCents, :due, :price, :address, :memo, :family, :derivationIndex,
      :now, :expiresAt, :now)
    on conflict do nothing returning ${columns}`,
})

export const recordPaymentStep = statement({
  name: 'record_payment_step',
  params: { paymentId: 'uuid', at: 'timestamptz', before: 'text?', after: 'text', reason: 'text', actorId: 'text?' },
  sql: `insert into crypto_payment_step (payment_id, at, before, after, reason, actor_id)
    values (:paymentId, :at, :before, :after, :reason, :actorId)`,
})

export const savePaymentClaim = statement({
  name: 'save_payment_claim',
  params: { id: 'uuid', userId: 'text', tx: 'text', sender: 'text?' },
  sql: `update crypto_payment set claimed_tx = :tx, claimed_sender = coalesce(:sender, claimed_sender)
    where id = :id and user_id = :userId`,
})

export const markSurplusRead = statement({
  name: 'mark_surplus_read',
  params: { id: 'uuid', userId: 'text', now: 'timestamptz' },
  columns: { id: 'uuid' },
  sql: `update crypto_payment set surplus_read_at = coalesce(surplus_read_at, :now)
    where id = :id and user_id = :userId returning id`,
})

export const claimDuePayment = statement({
  name: 'claim_due_payment',
  params: { now: 'timestamptz' },
  columns: payment,
  sql: `update crypto_payment set next_look_at = :now::timestamptz + interval '1 minute'
    where id = (select id from crypto_payment where next_look_at <= :now
      order by next_look_at limit 1 for update skip locked)
    returning ${columns}`,
})

export const claimOwnPaymentCheck = statement({
  name: 'claim_own_payment_check',
  params: { id: 'uuid', userId: 'text', now: 'timestamptz' },
  columns: payment,
  sql: `update crypto_payment set next_look_at = :now::timestamptz + interval '1 minute'
    where id = :id and user_id = :userId and next_look_at <= :now returning ${columns}`,
})

export const findNextPaymentCheck = statement({
  name: 'find_next_payment_check',
  columns: { at: 'timestamptz?' },
  sql: 'select min(next_look_at) as at from crypto_payment where next_look_at is not null',
})

export const lockPayment = statement({
  name: 'lock_payment',
  params: { id: 'uuid' },
  columns: payment,
  sql: `select ${columns} from crypto_payment where id = :id for update`,
})

/** A part always belongs to the first payment that showed it. */
export const insertReceipts = statement({
  name: 'insert_receipts',
  params: { chain: 'text', paymentId: 'uuid', receipts: 'jsonb', now: 'timestamptz' },
  columns: { tx: 'text', outRef: 'text', paymentId: 'uuid' },
  sql: `with shown as (
      select * from jsonb_to_recordset(:receipts)
        as s(tx text, "outRef" text, amount numeric, hash text, height bigint)),
    stored as (
      insert into chain_receipt as r (chain, tx, out_ref, payment_id, amount, block_hash, block_height, state, seen_at)
      select :chain, tx, "outRef", :paymentId, amount, hash, height, 'shown', :now from shown
      on conflict (chain, tx, out_ref) do update set amount = excluded.amount, block_hash = excluded.block_hash,
        block_height = excluded.block_height, state = 'shown' where r.payment_id = excluded.payment_id
      returning tx, out_ref, payment_id),
    gone as (
      update chain_receipt r set state = 'gone' where payment_id = :paymentId
        and not exists (select from shown s where s.tx = r.tx and s."outRef" = r.out_ref))
    select tx, out_ref as "outRef", payment_id as "paymentId" from stored`,
})

/** A seen transaction stays: later checks see only what the address holds. */
export const saveTransactionHashes = statement({
  name: 'save_transaction_hashes',
  params: { id: 'uuid', hashes: 'text[]' },
  sql: `update crypto_payment set arrived_in = arrived_in || array(
      select h from unnest(:hashes::text[]) with ordinality as given(h, n)
      where h <> all(arrived_in) order by n)
    where id = :id and not :hashes::text[] <@ arrived_in`,
})

export const updatePayment = statement({
  name: 'update_payment',
  params: {
    id: 'uuid',
    version: 'int4',
    status: 'text',
    received: 'numeric',
    confirmations: 'int4',
    firstSeenAt: 'timestamptz?',
    nextLookAt: 'timestamptz?',
    now: 'timestamptz',
  },
  columns: { version: 'int4' },
  sql: `update crypto_payment set status = :status, received = :received, confirmations = :confirmations,
      first_seen_at = :firstSeenAt, next_look_at = :nextLookAt,
      verified_at = case when :status = 'verified' then coalesce(verified_at, :now) else verified_at end,
      surplus_read_at = case when :received <= received then surplus_read_at end,
      version = version + 1
    where id = :id and version = :version returning version`,
})

import { chains, currencies, networks } from '@app/domain/premium/crypto/assets'
import { paymentStatuses } from '@app/domain/premium/crypto/decide-payment'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { actorIdColumn, formerUserIdColumn } from './account.ts'
import { timestamptz } from './columns.ts'
import { entitlementGrant } from './premium.ts'

/** Smallest units of an asset; 78 digits hold 256 bits. */
const units = (name: string) => numeric(name, { precision: 78, scale: 0, mode: 'bigint' })

export const cryptoPayment = pgTable(
  'crypto_payment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: formerUserIdColumn(),
    currency: text('currency', { enum: currencies }).notNull(),
    network: text('network', { enum: networks }).notNull(),
    chain: text('chain', { enum: chains }).notNull(),
    usdCents: integer('usd_cents').notNull(),
    due: units('due').notNull(),
    price: jsonb('price').notNull(),
    address: text('address').notNull(),
    // Empty where the address alone identifies the payment.
    memo: text('memo').notNull().default(''),
    family: text('family').notNull(),
    derivationIndex: integer('derivation_index'),
    status: text('status', { enum: paymentStatuses }).notNull().default('created'),
    received: units('received').notNull().default(sql`0`),
    confirmations: integer('confirmations').notNull().default(0),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    firstSeenAt: timestamptz('first_seen_at'),
    verifiedAt: timestamptz('verified_at'),
    straysLookedAt: timestamptz('strays_looked_at'),
    nextLookAt: timestamptz('next_look_at'),
    // Hints of the person, never proof.
    claimedTx: text('claimed_tx'),
    claimedSender: text('claimed_sender'),
    arrivedIn: text('arrived_in').array().notNull().default([]),
    surplusReadAt: timestamptz('surplus_read_at'),
    note: text('note'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('crypto_payment_destination').on(table.chain, table.address, table.memo),
    unique('crypto_payment_derivation').on(table.family, table.derivationIndex),
    uniqueIndex('crypto_payment_one_open')
      .on(table.userId, table.currency, table.network)
      .where(sql`${table.status} in ('created', 'seen', 'underpaid')`),
    index('crypto_payment_to_look_at').on(table.nextLookAt).where(sql`${table.nextLookAt} is not null`),
    index().on(table.userId),
    index('crypto_payment_to_review').on(table.createdAt).where(sql`${table.status} in ('late_review', 'revoked')`),
    check('crypto_payment_amounts', sql`${table.usdCents} > 0 and ${table.due} > 0 and ${table.received} >= 0`),
  ],
)

const ofPayment = () =>
  uuid('payment_id')
    .notNull()
    .references(() => cryptoPayment.id)

// The key prevents that money pays for two people.
export const chainReceipt = pgTable(
  'chain_receipt',
  {
    chain: text('chain', { enum: chains }).notNull(),
    tx: text('tx').notNull(),
    outRef: text('out_ref').notNull(),
    paymentId: ofPayment(),
    amount: units('amount').notNull(),
    blockHash: text('block_hash'),
    blockHeight: bigint('block_height', { mode: 'number' }),
    state: text('state', { enum: ['shown', 'gone'] }).notNull(),
    seenAt: timestamptz('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.tx, table.outRef] }), index().on(table.paymentId)],
)

export const addressCounter = pgTable('address_counter', {
  family: text('family').primaryKey(),
  next: bigint('next', { mode: 'number' }).notNull(),
})

// Without a tag, of another asset, or on another network. The key lists each once.
export const strayCredit = pgTable(
  'stray_credit',
  {
    id: uuid('id').notNull().unique().defaultRandom(),
    chain: text('chain', { enum: chains }).notNull(),
    tx: text('tx').notNull(),
    outRef: text('out_ref').notNull(),
    address: text('address').notNull(),
    asset: text('asset').notNull(),
    token: text('token'),
    amount: numeric('amount').notNull(),
    tag: text('tag'),
    paymentId: uuid('payment_id').references(() => cryptoPayment.id),
    at: timestamptz('at'),
    seenAt: timestamptz('seen_at').notNull(),
    state: text('state', { enum: ['waiting', 'refunded', 'settled'] })
      .notNull()
      .default('waiting'),
    note: text('note'),
    actorId: actorIdColumn(),
    decidedAt: timestamptz('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.tx, table.outRef] }),
    index('stray_credit_waiting').on(table.seenAt).where(sql`${table.state} = 'waiting'`),
    index().on(table.paymentId),
    index().on(table.actorId),
  ],
)

export const strayCursor = pgTable(
  'stray_cursor',
  {
    chain: text('chain', { enum: chains }).notNull(),
    address: text('address').notNull(),
    cursor: text('cursor'),
  },
  (table) => [primaryKey({ columns: [table.chain, table.address] })],
)

export const renewalLetter = pgTable(
  'renewal_letter',
  {
    grantId: uuid('grant_id')
      .notNull()
      .references(() => entitlementGrant.id, { onDelete: 'cascade' }),
    days: integer('days').notNull(),
    queuedAt: timestamptz('queued_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.grantId, table.days] })],
)

export const depositPool = pgTable(
  'deposit_pool',
  {
    chain: text('chain', { enum: chains }).notNull(),
    address: text('address').notNull(),
    paymentId: uuid('payment_id')
      .unique()
      .references(() => cryptoPayment.id),
  },
  (table) => [primaryKey({ columns: [table.chain, table.address] })],
)

export const cryptoPaymentStep = pgTable(
  'crypto_payment_step',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: ofPayment(),
    at: timestamptz('at').notNull(),
    before: text('before', { enum: paymentStatuses }),
    after: text('after', { enum: paymentStatuses }).notNull(),
    reason: text('reason').notNull(),
    actorId: actorIdColumn(),
  },
  (table) => [index().on(table.paymentId), index().on(table.actorId)],
)

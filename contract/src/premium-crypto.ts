import { chains, currencies, networks } from '@app/domain/premium/crypto/assets'
import { paymentStatuses } from '@app/domain/premium/crypto/decide-payment'
import { z } from 'zod'
import type { Calls } from './call.ts'
import { refusals } from './refusals.ts'
import { AdminNote, boundedText, IsoDateTime, NoContent, PageQuery, StorableText } from './text.ts'

/** A decimal text; a number beside it is for display only. */
const DecimalText = z.string().regex(/^\d+(\.\d+)?$/)
const Currency = z.enum(currencies, { error: 'We don’t take this currency.' })
const NetworkName = StorableText.max(20)
const PaymentId = z.uuid({ error: refusals.payment_not_found[1] })

export const CryptoPayment = z.strictObject({
  amount: z.number(),
  amountExact: DecimalText,
  cryptocurrency: Currency,
  network: z.enum(networks),
  paymentAddress: z.string(),
  paymentId: z.uuid(),
  networkFees: z.number(),
  expiresAt: IsoDateTime,
  destinationTag: z.int().optional(),
  classicAddress: z.string().optional(),
  uri: z.string().nullable(),
  createdAt: IsoDateTime.optional(),
})

export const PaymentStatus = z.strictObject({
  status: z.enum(['pending', 'confirming', 'verified', 'underpaid', 'expired', 'rejected']),
  confirmations: z.int().optional(),
  required: z.int().optional(),
  message: z.string(),
  rest: z.strictObject({ received: DecimalText, amountExact: DecimalText, uri: z.string().nullable() }).optional(),
  surplus: DecimalText.optional(),
  /** The money is there, and an admin decides on it. */
  isUnderReview: z.literal(true).optional(),
})

const ShownPayment = z.strictObject({ payment: CryptoPayment, standing: PaymentStatus })

export const cryptoCalls = {
  cryptoPrice: {
    summary: 'The price of a year in crypto',
    access: 'user',
    params: z.strictObject({ currency: Currency }),
    query: z.strictObject({ network: NetworkName.optional() }),
    reply: z.strictObject({
      amount: z.number(),
      priceUSD: z.number(),
      amountExact: DecimalText,
    }),
    refusals: ['unknown_asset', 'price_unavailable'],
  },

  subscribeByCrypto: {
    summary: 'Start paying for a year',
    access: 'user',
    body: z.strictObject({ cryptocurrency: Currency, network: NetworkName.optional() }),
    reply: CryptoPayment,
    refusals: [
      'unknown_asset',
      'crypto_not_configured',
      'not_renewable_yet',
      'price_unavailable',
      'too_many_tries',
      'chain_unavailable',
    ],
  },

  verifyCrypto: {
    summary: 'Check a payment on its blockchain',
    access: 'user',
    body: z.strictObject({
      paymentId: PaymentId,
      transactionHash: StorableText.max(200, { error: refusals.malformed_transaction[1] }),
      cryptoAddress: StorableText.max(200).optional(),
    }),
    reply: PaymentStatus,
    refusals: ['payment_not_found', 'malformed_transaction', 'too_many_tries'],
  },

  openCryptoPayment: {
    summary: 'A payment’s progress',
    access: 'user',
    effect: 'writes',
    query: z.strictObject({ paymentId: PaymentId.optional() }),
    reply: ShownPayment.extend({ others: z.array(ShownPayment) }).nullable(),
    refusals: ['payment_not_found'],
  },

  confirmSurplus: {
    summary: 'Dismiss the note about an overpayment',
    access: 'user',
    params: z.strictObject({ id: PaymentId }),
    status: 204,
    reply: NoContent,
    refusals: ['payment_not_found'],
  },

  listCryptoReviews: {
    summary: 'Payments waiting for a decision',
    access: 'admin',
    query: PageQuery,
    hasTotal: true,
    reply: z.array(
      z.strictObject({
        id: z.uuid(),
        userId: z.string().nullable(),
        email: z.string().nullable(),
        cryptocurrency: Currency,
        network: z.enum(networks),
        paymentAddress: z.string(),
        due: DecimalText,
        received: DecimalText,
        status: z.enum(paymentStatuses),
        createdAt: IsoDateTime,
        transactions: z.array(z.string()),
        /** A hint of the payer, no proof. */
        namedTransaction: z.string().nullable(),
        note: z.string().nullable(),
      }),
    ),
  },

  settleCryptoPayment: {
    summary: 'Grant a year, or record a refund',
    access: 'admin',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ outcome: z.enum(['grant', 'refunded', 'rejected']), note: AdminNote }),
    reply: z.strictObject({ status: z.enum(paymentStatuses) }),
    refusals: ['payment_not_found', 'nothing_to_settle'],
  },

  listCryptoSteps: {
    summary: 'A payment, step by step',
    access: 'admin',
    params: z.strictObject({ id: z.uuid() }),
    reply: z.array(
      z.strictObject({
        id: z.int(),
        at: IsoDateTime,
        before: z.enum(paymentStatuses).nullable(),
        after: z.enum(paymentStatuses),
        reason: z.string(),
        actorEmail: z.string().nullable(),
      }),
    ),
    refusals: ['payment_not_found'],
  },
} as const satisfies Calls

export const straysCalls = {
  listStrays: {
    summary: 'Money we can’t match to a payment',
    access: 'admin',
    query: PageQuery,
    hasTotal: true,
    reply: z.array(
      z.strictObject({
        id: z.uuid(),
        chain: z.enum(chains),
        address: z.string(),
        asset: z.string(),
        token: z.string().nullable(),
        amount: z.string(),
        tag: z.string().nullable(),
        transaction: z.string().nullable(),
        email: z.string().nullable(),
        seenAt: IsoDateTime,
      }),
    ),
  },

  settleStray: {
    summary: 'Mark unmatched money as settled',
    access: 'admin',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({
      outcome: z.enum(['refunded', 'settled']),
      note: boundedText({ name: 'The note', graphemes: 500, bytes: 2_000 }),
    }),
    status: 204,
    reply: NoContent,
    refusals: ['payment_not_found', 'nothing_to_settle'],
  },
} as const satisfies Calls

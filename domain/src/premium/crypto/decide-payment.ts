import {
  type ConfirmationRule,
  type Credit,
  isConfirmed,
  mergeObservations,
  type Observation,
} from './confirmations.ts'

export const paymentStatuses = [
  'created',
  'seen',
  'underpaid',
  'verified',
  'expired',
  'late_review',
  'revoked',
  'rejected',
  'refunded',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export interface PaymentState {
  status: PaymentStatus
  due: bigint
  createdAt: number
  /** In ms: money first seen by then counts, however late it settles. */
  expiresAt: number
  firstSeenAt: number | null
  received: bigint
}

export interface PaymentDecision {
  status: PaymentStatus
  firstSeenAt: number | null
  received: bigint
  confirmations: number
}

/** In ms: so far may a block's clock be behind ours. */
export const blockClockSlackMs = 2 * 60 * 60_000

export const isClosedStatus = (status: PaymentStatus) =>
  status === 'rejected' || status === 'refunded' || status === 'late_review'

/** Never grants below the due amount. A failed look changes nothing. */
export function decidePayment(
  payment: PaymentState,
  observations: readonly Observation[],
  { now, certainty }: { now: number; certainty: ConfirmationRule },
): PaymentDecision {
  const shown = mergeObservations(observations)
  const unchanged = { status: payment.status, firstSeenAt: payment.firstSeenAt, received: 0n, confirmations: 0 }
  if (shown === null || isClosedStatus(payment.status)) return unchanged
  const credits = shown.filter((credit) => isForThis(credit, payment))
  const received = sum(credits)
  const firstSeenAt = received > 0n ? (payment.firstSeenAt ?? seenAt(credits, payment, now)) : null
  const confirmations = confirmationsOf(credits, payment.due)
  const status = statusOf(payment, { credits, received, firstSeenAt, now, certainty })
  return {
    status,
    received,
    confirmations,
    firstSeenAt: payment.status === 'verified' ? payment.firstSeenAt : firstSeenAt,
  }
}

interface ChainState {
  credits: readonly Credit[]
  received: bigint
  firstSeenAt: number | null
  now: number
  certainty: ConfirmationRule
}

/** A block's earlier time counts: our outage is not the payer's delay. */
const seenAt = (credits: readonly Credit[], { createdAt }: PaymentState, now: number) =>
  Math.max(createdAt, Math.min(now, ...credits.flatMap(({ block }) => (block ? [block.at] : []))))

function statusOf(payment: PaymentState, seen: ChainState): PaymentStatus {
  const settled = sum(seen.credits.filter((credit) => isConfirmed(credit, seen.certainty)))
  const isGranted = payment.status === 'verified' || payment.status === 'revoked'
  return isGranted ? statusOfGranted(payment, seen.received, settled) : statusOfOpen(payment, seen, settled)
}

/** Only missing money revokes a grant, neither a reorganised block nor one server that is behind. */
function statusOfGranted(
  { status, due, received: before }: PaymentState,
  received: bigint,
  settled: bigint,
): PaymentStatus {
  if (status === 'revoked') return settled >= due ? 'verified' : 'revoked'
  return received >= due || before >= due ? 'verified' : 'revoked'
}

function statusOfOpen(payment: PaymentState, seen: ChainState, settled: bigint): PaymentStatus {
  const isOver = seen.now > payment.expiresAt
  if (seen.firstSeenAt === null) return isOver ? 'expired' : 'created'
  if (seen.firstSeenAt > payment.expiresAt || isRestLate(payment, seen)) return 'late_review'
  if (settled >= payment.due) return 'verified'
  // An expired payment made room for another one: it waits until it is settled.
  if (seen.received >= payment.due || settled < seen.received) return payment.status === 'expired' ? 'expired' : 'seen'
  return isOver ? 'late_review' : 'underpaid'
}

/** A small first part does not extend the expiry. */
const isRestLate = ({ due, received: before, expiresAt }: PaymentState, { credits, now }: ChainState) =>
  before < due && now > expiresAt && !credits.every(({ block }) => block && block.at <= expiresAt)

export const surplusSentence = (amount: string) => `You overpaid by ${amount}. Email us and we’ll send it back.`

/** In smallest units; less than a cent is rounding. */
export function surplusOf({ received, due }: Pick<PaymentState, 'received' | 'due'>, cents: number): bigint {
  const more = received - due
  return more * BigInt(cents) >= due ? more : 0n
}

const isForThis = ({ amount, block }: Credit, { createdAt }: PaymentState) =>
  amount > 0n && (block === null || block.at >= createdAt - blockClockSlackMs)

const sum = (credits: readonly Credit[]) => credits.reduce((total, { amount }) => total + amount, 0n)

function confirmationsOf(credits: readonly Credit[], due: bigint): number {
  const sorted = credits.toSorted((a, b) => b.confirmations - a.confirmations)
  let total = 0n
  for (const { amount, confirmations } of sorted) {
    total += amount
    if (total >= due) return confirmations
  }
  return 0
}

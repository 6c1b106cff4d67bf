import { type Certainty, type Credit, isSettled, type Observation, shownBy } from './observation.ts'

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

export interface Payment {
  status: PaymentStatus
  /** In smallest units. */
  due: bigint
  createdAt: number
  /** Until when the amount holds: money first seen by then counts, however late it settles. */
  expiresAt: number
  /** When money was first seen for it, by our clock; null: not yet. */
  firstSeenAt: number | null
  /** What the last look showed, in smallest units. */
  received: bigint
}

export interface Decision {
  status: PaymentStatus
  firstSeenAt: number | null
  /** All that has arrived or is on its way. */
  received: bigint
  /** Of what is needed to reach the due amount: how sure the least sure part is. */
  confirmations: number
}

/** A block's clock may run this far behind ours (ms): money that was there earlier was not sent for this payment. */
export const blockClockSlack = 2 * 60 * 60_000

/** A person decides from here on; money that still arrives is filed, never lost. */
export const isClosed = (status: PaymentStatus) =>
  status === 'rejected' || status === 'refunded' || status === 'late_review'

/**
 * Where a payment stands after looks at its chain. It never grants below the due amount, and neither the order nor the
 * repetition of looks changes what it says; a look that failed changes nothing.
 */
export function decide(
  payment: Payment,
  observations: readonly Observation[],
  { now, certainty }: { now: number; certainty: Certainty },
): Decision {
  const shown = shownBy(observations)
  const unchanged = { status: payment.status, firstSeenAt: payment.firstSeenAt, received: 0n, confirmations: 0 }
  if (shown === null || isClosed(payment.status)) return unchanged
  const credits = shown.filter((credit) => isForThis(credit, payment))
  const received = sum(credits)
  const firstSeenAt = received > 0n ? (payment.firstSeenAt ?? seenAt(credits, payment, now)) : null
  const confirmations = surenessOf(credits, payment.due)
  const status = statusOf(payment, { credits, received, firstSeenAt, now, certainty })
  // What was granted keeps the moment it was seen, even when the money goes.
  return {
    status,
    received,
    confirmations,
    firstSeenAt: payment.status === 'verified' ? payment.firstSeenAt : firstSeenAt,
  }
}

interface Seen {
  credits: readonly Credit[]
  received: bigint
  firstSeenAt: number | null
  now: number
  certainty: Certainty
}

/** A block's own time counts where we looked late: an outage of ours is nobody's delay. */
const seenAt = (credits: readonly Credit[], { createdAt }: Payment, now: number) =>
  Math.max(createdAt, Math.min(now, ...credits.flatMap(({ block }) => (block ? [block.at] : []))))

function statusOf(payment: Payment, seen: Seen): PaymentStatus {
  const settled = sum(seen.credits.filter((credit) => isSettled(credit, seen.certainty)))
  const isGranted = payment.status === 'verified' || payment.status === 'revoked'
  return isGranted ? statusOfGranted(payment, seen.received, settled) : statusOfOpen(payment, seen, settled)
}

/**
 * Once granted, only the money's going takes it back: blocks that come and go on top of it do not, nor does one look at
 * a server that is behind the others.
 */
function statusOfGranted({ status, due, received: before }: Payment, received: bigint, settled: bigint): PaymentStatus {
  if (status === 'revoked') return settled >= due ? 'verified' : 'revoked'
  return received >= due || before >= due ? 'verified' : 'revoked'
}

function statusOfOpen(payment: Payment, seen: Seen, settled: bigint): PaymentStatus {
  const isOver = seen.now > payment.expiresAt
  if (seen.firstSeenAt === null) return isOver ? 'expired' : 'created'
  if (seen.firstSeenAt > payment.expiresAt || isRestLate(payment, seen)) return 'late_review'
  if (settled >= payment.due) return 'verified'
  // What has expired made room for another payment: it waits there until it is settled.
  if (seen.received >= payment.due || settled < seen.received) return payment.status === 'expired' ? 'expired' : 'seen'
  return isOver ? 'late_review' : 'underpaid'
}

/** The rest of a payment must come while the amount holds: a first crumb does not hold it for days. */
const isRestLate = ({ due, received: before, expiresAt }: Payment, { credits, now }: Seen) =>
  before < due && now > expiresAt && !credits.every(({ block }) => block && block.at <= expiresAt)

/** What came beyond the price, in smallest units; less than a cent of it is a matter of rounding. */
export function surplusOf({ received, due }: Pick<Payment, 'received' | 'due'>, cents: number): bigint {
  const more = received - due
  return more * BigInt(cents) >= due ? more : 0n
}

const isForThis = ({ amount, block }: Credit, { createdAt }: Payment) =>
  amount > 0n && (block === null || block.at >= createdAt - blockClockSlack)

const sum = (credits: readonly Credit[]) => credits.reduce((total, { amount }) => total + amount, 0n)

/** The surest parts first, until the due amount is reached: the last one needed says how sure the whole is. */
function surenessOf(credits: readonly Credit[], due: bigint): number {
  const surest = credits.toSorted((a, b) => b.confirmations - a.confirmations)
  let total = 0n
  for (const { amount, confirmations } of surest) {
    total += amount
    if (total >= due) return confirmations
  }
  return 0
}

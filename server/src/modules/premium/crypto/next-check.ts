import type { PaymentStatus } from '@app/domain/premium/crypto/decide-payment'

const secondMs = 1000
const minuteMs = 60 * secondMs
const dayMs = 24 * 60 * minuteMs

/** Milliseconds: money that comes after the end is still found. */
const watchMs = 7 * dayMs

const waits: Record<PaymentStatus, number | null> = {
  created: 15 * secondMs,
  seen: 15 * secondMs,
  underpaid: 15 * secondMs,
  verified: minuteMs,
  revoked: minuteMs,
  expired: 10 * minuteMs,
  late_review: null,
  rejected: null,
  refunded: null,
}

export function nextCheckAt(
  { status, expiresAt, firstSeenAt }: { status: PaymentStatus; expiresAt: Date; firstSeenAt: Date | null },
  { now, isFinal }: { now: Date; isFinal: boolean },
): Date | null {
  const isOnItsWay = status === 'expired' && firstSeenAt !== null
  const wait = status === 'verified' && isFinal ? null : waits[isOnItsWay ? 'seen' : status]
  const isOver = now.getTime() > expiresAt.getTime() + watchMs
  return wait === null || isOver ? null : new Date(now.getTime() + wait)
}

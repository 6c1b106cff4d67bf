import type { PaymentStatus } from '@app/domain/premium/crypto/decide-payment'

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

/** Milliseconds: money that comes after the end is still found. */
const watchedFor = 7 * day

const waits: Record<PaymentStatus, number | null> = {
  created: 15 * second,
  seen: 15 * second,
  underpaid: 15 * second,
  verified: minute,
  revoked: minute,
  expired: 10 * minute,
  late_review: null,
  rejected: null,
  refunded: null,
}

export function nextCheckAfter(
  { status, expiresAt, firstSeenAt }: { status: PaymentStatus; expiresAt: Date; firstSeenAt: Date | null },
  { now, isFinal }: { now: Date; isFinal: boolean },
): Date | null {
  const isOnItsWay = status === 'expired' && firstSeenAt !== null
  const wait = status === 'verified' && isFinal ? null : waits[isOnItsWay ? 'seen' : status]
  const isOver = now.getTime() > expiresAt.getTime() + watchedFor
  return wait === null || isOver ? null : new Date(now.getTime() + wait)
}

import type { PaymentStatus } from '@app/domain/premium/coins/decide'

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

/** Money that comes after the time is over is still found, for so long (ms). */
const watchedFor = 7 * day

/** When a payment's chain is looked at next; null: never again by itself. */
export function nextCheckAfter(
  { status, expiresAt, firstSeenAt }: { status: PaymentStatus; expiresAt: Date; firstSeenAt: Date | null },
  { now, isFinal }: { now: Date; isFinal: boolean },
): Date | null {
  const isOnItsWay = status === 'expired' && firstSeenAt !== null
  const wait = waitOf(isOnItsWay ? 'seen' : status, isFinal)
  const isOver = now.getTime() > expiresAt.getTime() + watchedFor
  return wait === null || isOver ? null : new Date(now.getTime() + wait)
}

function waitOf(status: PaymentStatus, isFinal: boolean): number | null {
  switch (status) {
    case 'created':
    case 'seen':
    case 'underpaid':
      return 15 * second
    case 'verified':
      return isFinal ? null : minute
    case 'revoked':
      return minute
    case 'expired':
      return 10 * minute
    case 'late_review':
    case 'rejected':
    case 'refunded':
      return null
  }
}

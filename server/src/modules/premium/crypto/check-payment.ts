import { type Credit, confirmationRules, isConfirmed, type Observation } from '@app/domain/premium/crypto/confirmations'
import {
  decidePayment,
  isClosedStatus,
  type PaymentDecision,
  type PaymentStatus,
} from '@app/domain/premium/crypto/decide-payment'
import type { Database } from '../../../db/database.ts'
import { log } from '../../../process/log.ts'
import type { PremiumDeps } from '../deps.ts'
import { grantYear, revokeYear } from './grant-year.ts'
import {
  claimDuePayment,
  findNextPaymentCheck,
  insertReceipts,
  lockPayment,
  type PaymentRow,
  recordPaymentStep,
  saveTransactionHashes,
  updatePayment,
} from './payment.queries.ts'
import { paymentTargetOf } from './payment-view.ts'

/** The one way in which a payment moves by itself. Of two checks at once the slower one changes nothing. */
export async function checkPayment(deps: PremiumDeps, payment: PaymentRow): Promise<PaymentRow> {
  // The chain takes back neither what an admin granted nor what lies too deep.
  if (isClosedStatus(payment.status) || (payment.status === 'verified' && !payment.nextLookAt)) return payment
  const target = paymentTargetOf(payment)
  const readers = deps.crypto.readers[payment.chain] ?? []
  const observations = await Promise.all(readers.map((reader) => reader.observe(target)))
  return await deps.transact((db) => applyDecision(deps, db, payment, observations))
}

async function applyDecision(
  deps: PremiumDeps,
  db: Database,
  before: PaymentRow,
  observations: Observation[],
): Promise<PaymentRow> {
  const [payment] = await lockPayment(db, { id: before.id })
  if (!payment) throw new Error('A payment is never deleted.')
  if (payment.version !== before.version) return payment
  const now = deps.now()
  const own = await saveOwnReceipts(db, payment, observations, now)
  await saveTransactionHashes(db, { id: payment.id, hashes: hashesIn(own) })
  const decision = decidePayment(inMs(payment), own, {
    now: now.getTime(),
    certainty: confirmationRules[payment.chain],
  })
  return await updatePaymentStatus(deps, db, { payment, decision, observations: own, now })
}

/** A transaction that pays somebody else's payment is theirs. */
async function saveOwnReceipts(db: Database, payment: PaymentRow, observations: Observation[], now: Date) {
  if (observations.some(({ kind }) => kind === 'unavailable')) return observations
  const shown = new Map<string, Credit>()
  for (const each of observations)
    if (each.kind === 'answered') for (const credit of each.credits) shown.set(keyOf(credit), credit)
  const rows = [...shown.values()].map(({ tx, outRef, amount, block }) => ({
    tx,
    outRef,
    amount: `${amount}`,
    hash: block?.hash ?? null,
    height: block?.height ?? null,
  }))
  const stored = await insertReceipts(db, { chain: payment.chain, paymentId: payment.id, receipts: rows, now })
  const own = new Set(stored.map(keyOf))
  const isOwn = (credit: Credit) => own.has(keyOf(credit))
  return observations.map((each) =>
    each.kind === 'answered' ? { ...each, credits: each.credits.filter(isOwn) } : each,
  )
}

function hashesIn(observations: readonly Observation[]): string[] {
  const credits = observations.flatMap((each) => (each.kind === 'answered' ? each.credits : []))
  return [...new Set(credits.flatMap(({ hashes = [] }) => hashes))]
}

const keyOf = ({ tx, outRef }: Pick<Credit, 'tx' | 'outRef'>) => `${tx} ${outRef}`

const inMs = ({ status, due, received, createdAt, expiresAt, firstSeenAt }: PaymentRow) => ({
  status,
  due: BigInt(due),
  received: BigInt(received),
  createdAt: createdAt.getTime(),
  expiresAt: expiresAt.getTime(),
  firstSeenAt: firstSeenAt?.getTime() ?? null,
})

interface Moving {
  payment: PaymentRow
  decision: PaymentDecision
  observations: Observation[]
  now: Date
}

async function updatePaymentStatus(
  deps: PremiumDeps,
  db: Database,
  { payment, decision, observations, now }: Moving,
): Promise<PaymentRow> {
  const isAnswered = observations.length > 0 && observations.every(({ kind }) => kind === 'answered')
  const { confirmations } = isAnswered ? decision : payment
  const status = ownedStatus(payment, decision)
  const received = isAnswered ? decision.received : BigInt(payment.received)
  const firstSeenAt = decision.firstSeenAt === null ? null : new Date(decision.firstSeenAt)
  const isFinal = isAnswered && isTerminal(payment, observations)
  const lookAt = nextCheckAt({ ...payment, status, firstSeenAt }, { now, isFinal })
  const after = {
    ...payment,
    status,
    received: `${received}`,
    confirmations,
    firstSeenAt,
    version: payment.version + 1,
  }
  const { id, version } = payment
  await updatePayment(db, { id, version, status, received, confirmations, firstSeenAt, nextLookAt: lookAt, now })
  if (status === payment.status) return after
  const reason = `the chain shows ${received} of ${payment.due}`
  await recordPaymentStep(db, { paymentId: id, at: now, before: payment.status, after: status, reason, actorId: null })
  if (status === 'verified') await grantYear(deps, db, after, now)
  if (payment.status === 'verified') await revokeYear(deps, db, after, now)
  return after
}

const ownedStatus = ({ userId }: PaymentRow, { status }: PaymentDecision) =>
  status === 'verified' && userId === null ? 'late_review' : status

function isTerminal({ chain, due }: PaymentRow, observations: readonly Observation[]): boolean {
  const certainty = {
    ...confirmationRules[chain],
    confirmations: Math.max(confirmationRules[chain].confirmations * 3, 6),
  }
  const sums = observations.map((each) =>
    each.kind === 'answered'
      ? each.credits.filter((credit) => isConfirmed(credit, certainty)).reduce((sum, { amount }) => sum + amount, 0n)
      : 0n,
  )
  return sums.every((sum) => sum >= BigInt(due))
}

export async function checkDuePayments(deps: PremiumDeps, ending: AbortSignal): Promise<Date | null> {
  while (!ending.aborted) {
    const [payment] = await claimDuePayment(deps.db, { now: deps.now() })
    if (!payment) break
    try {
      await checkPayment(deps, payment)
    } catch (error) {
      log('error', 'A payment couldn’t be checked.', { payment: payment.id, error })
    }
  }
  deps.outbox.nudge()
  const [next] = await findNextPaymentCheck(deps.db)
  return next?.at ?? null
}

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

function nextCheckAt(
  { status, expiresAt, firstSeenAt }: { status: PaymentStatus; expiresAt: Date; firstSeenAt: Date | null },
  { now, isFinal }: { now: Date; isFinal: boolean },
): Date | null {
  const isOnItsWay = status === 'expired' && firstSeenAt !== null
  const wait = status === 'verified' && isFinal ? null : waits[isOnItsWay ? 'seen' : status]
  const isOver = now.getTime() > expiresAt.getTime() + watchMs
  return wait === null || isOver ? null : new Date(now.getTime() + wait)
}

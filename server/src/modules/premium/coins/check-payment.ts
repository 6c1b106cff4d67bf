import { type Decision, decide, isClosed } from '@app/domain/premium/coins/decide'
import { type Credit, certaintyOf, isSettled, type Observation } from '@app/domain/premium/coins/observation'
import type { Database } from '../../../db/database.ts'
import { log } from '../../../process/log.ts'
import type { PremiumDeps } from '../deps.ts'
import { grantYear, takeYearBack } from './grant-year.ts'
import { nextCheckAfter } from './next-check.ts'
import {
  claimCheck,
  holdPayment,
  movePayment,
  nextCheck,
  noteHashes,
  type PaymentRow,
  recordStep,
  storeReceipts,
} from './payment.queries.ts'
import { targetOf } from './payment-view.ts'

/** The one way in which a payment moves by itself. Of two checks at once the slower one changes nothing. */
export async function checkPayment(deps: PremiumDeps, payment: PaymentRow): Promise<PaymentRow> {
  // The chain takes back neither what an admin granted nor what lies too deep.
  if (isClosed(payment.status) || (payment.status === 'verified' && !payment.nextLookAt)) return payment
  const target = targetOf(payment)
  const readers = deps.crypto.readers[payment.chain] ?? []
  const observations = await Promise.all(readers.map((reader) => reader.look(target)))
  return await deps.transact((db) => settle(deps, db, payment, observations))
}

async function settle(
  deps: PremiumDeps,
  db: Database,
  before: PaymentRow,
  observations: Observation[],
): Promise<PaymentRow> {
  const [payment] = await holdPayment(db, { id: before.id })
  if (!payment) throw new Error('A payment is never deleted.')
  if (payment.version !== before.version) return payment
  const now = deps.now()
  const own = await saveOwn(db, payment, observations, now)
  await noteHashes(db, { id: payment.id, hashes: hashesIn(own) })
  const decision = decide(inMs(payment), own, { now: now.getTime(), certainty: certaintyOf[payment.chain] })
  return await move(deps, db, { payment, decision, observations: own, now })
}

/** A transaction that pays somebody else's payment is theirs. */
async function saveOwn(db: Database, payment: PaymentRow, observations: Observation[], now: Date) {
  if (observations.some(({ kind }) => kind === 'unavailable')) return observations
  const shown = new Map<string, Credit>()
  for (const each of observations)
    if (each.kind === 'answered') for (const credit of each.credits) shown.set(keyOf(credit), credit)
  const rows = [...shown.values()].map(({ tx, outRef, amount, block }) => ({
    ...{ tx, outRef, amount: `${amount}`, hash: block?.hash ?? null, height: block?.height ?? null },
  }))
  const stored = await storeReceipts(db, { chain: payment.chain, paymentId: payment.id, receipts: rows, now })
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
  ...{ status, due: BigInt(due), received: BigInt(received) },
  ...{ createdAt: createdAt.getTime(), expiresAt: expiresAt.getTime() },
  firstSeenAt: firstSeenAt?.getTime() ?? null,
})

interface Moving {
  payment: PaymentRow
  decision: Decision
  observations: Observation[]
  now: Date
}

async function move(
  deps: PremiumDeps,
  db: Database,
  { payment, decision, observations, now }: Moving,
): Promise<PaymentRow> {
  const isAnswered = observations.length > 0 && observations.every(({ kind }) => kind === 'answered')
  const { confirmations } = isAnswered ? decision : payment
  const status = ownedStatus(payment, decision)
  const received = isAnswered ? decision.received : BigInt(payment.received)
  const firstSeenAt = decision.firstSeenAt === null ? null : new Date(decision.firstSeenAt)
  const isFinal = isAnswered && isForGood(payment, observations)
  const lookAt = nextCheckAfter({ ...payment, status, firstSeenAt }, { now, isFinal })
  const after = {
    ...payment,
    status,
    received: `${received}`,
    confirmations,
    firstSeenAt,
    version: payment.version + 1,
  }
  const { id, version } = payment
  await movePayment(db, { id, version, status, received, confirmations, firstSeenAt, nextLookAt: lookAt, now })
  if (status === payment.status) return after
  const reason = `the chain shows ${received} of ${payment.due}`
  await recordStep(db, { paymentId: id, at: now, before: payment.status, after: status, reason, actorId: null })
  if (status === 'verified') await grantYear(deps, db, after, now)
  if (payment.status === 'verified') await takeYearBack(deps, db, after, now)
  return after
}

const ownedStatus = ({ userId }: PaymentRow, { status }: Decision) =>
  status === 'verified' && userId === null ? 'late_review' : status

function isForGood({ chain, due }: PaymentRow, observations: readonly Observation[]): boolean {
  const certainty = { ...certaintyOf[chain], confirmations: Math.max(certaintyOf[chain].confirmations * 3, 6) }
  const sums = observations.map((each) =>
    each.kind === 'answered'
      ? each.credits.filter((credit) => isSettled(credit, certainty)).reduce((sum, { amount }) => sum + amount, 0n)
      : 0n,
  )
  return sums.every((sum) => sum >= BigInt(due))
}

export async function watchPayments(deps: PremiumDeps, ending: AbortSignal): Promise<Date | null> {
  while (!ending.aborted) {
    const [payment] = await claimCheck(deps.db, { now: deps.now() })
    if (!payment) break
    try {
      await checkPayment(deps, payment)
    } catch (error) {
      log('error', 'A payment could not be checked.', { payment: payment.id, error })
    }
  }
  deps.outbox.nudge()
  const [next] = await nextCheck(deps.db)
  return next?.at ?? null
}

import { trimmed } from '@app/domain/text/text'
import type { Hono } from 'hono'
import { AppError } from '../../../http/app-error.ts'
import { serve } from '../../../http/serve.ts'
import type { ChainReader, Verdict } from '../../../vendors/chains/chain-reader.ts'
import type { PremiumDeps } from '../deps.ts'
import { checkPayment } from './check-payment.ts'
import {
  claimOwnCheck,
  findNewest,
  findOthers,
  findOwn,
  noteClaim,
  noteSurplusRead,
  type PaymentRow,
} from './payment.queries.ts'
import { paymentStatusOf, paymentView, targetOf } from './payment-view.ts'

export function verifyPaymentRoutes(app: Hono, deps: PremiumDeps) {
  serve(app, deps, 'verifyCrypto', async ({ person, body: { paymentId, transactionHash, cryptoAddress } }) => {
    await deps.limits.takeOrRefuse('cryptoLooksOfPerson', person.id, 'too_many_tries')
    const [payment] = await findOwn(deps.db, { id: paymentId, userId: person.id })
    if (!payment) throw new AppError('payment_not_found')
    const readers = deps.crypto.readers[payment.chain] ?? []
    const tx = readers[0]?.txOf(trimmed(transactionHash))
    if (!tx) throw new AppError('malformed_transaction')
    await noteClaim(deps.db, { id: payment.id, userId: person.id, tx, sender: trimmed(cryptoAddress ?? '') || null })
    const looked = await checkPayment(deps, payment)
    return looked.status === 'created' ? await statusWithHint(looked, readers, tx) : paymentStatusOf(looked)
  })

  serve(app, deps, 'openCryptoPayment', async ({ person, query: { paymentId } }) => {
    const [payment] = await (paymentId
      ? findOwn(deps.db, { id: paymentId, userId: person.id })
      : findNewest(deps.db, { userId: person.id, now: deps.now() }))
    if (!payment && paymentId) throw new AppError('payment_not_found')
    if (!payment) return null
    // However many tabs wait, the chain is asked once.
    const [due] = await claimOwnCheck(deps.db, { id: payment.id, userId: person.id, now: deps.now() })
    const looked = due ? await checkPayment(deps, due) : payment
    const others = await findOthers(deps.db, { id: payment.id, userId: person.id, now: deps.now() })
    return { ...shownPayment(looked), others: others.map(shownPayment) }
  })

  serve(app, deps, 'confirmSurplus', async ({ person, params: { id } }) => {
    const noted = await noteSurplusRead(deps.db, { id, userId: person.id, now: deps.now() })
    if (noted.length === 0) throw new AppError('payment_not_found')
  })
}

const shownPayment = (payment: PaymentRow) => ({ payment: paymentView(payment), standing: paymentStatusOf(payment) })

/** Nothing has arrived: the named transaction is another person's, failed, or not there yet. */
async function statusWithHint(payment: PaymentRow, readers: readonly ChainReader[], tx: string) {
  const target = targetOf(payment)
  const verdicts = await Promise.all(readers.map((reader) => reader.judge(tx, target)))
  return sentences[gravest(verdicts)] ?? paymentStatusOf(payment)
}

/** A verdict against a transaction needs all providers. */
const gravest = ([first = 'unavailable', ...others]: readonly Verdict[]): Verdict =>
  others.every((each) => each === first) ? first : 'unknown'

const sentences: Partial<Record<Verdict, ReturnType<typeof paymentStatusOf>>> = {
  elsewhere: {
    status: 'rejected',
    message: 'This transaction does not pay this payment: it went to another address, or brought something else.',
  },
  failed: { status: 'rejected', message: 'This transaction failed on its network: nothing was sent.' },
  unknown: {
    status: 'pending',
    message: 'The network does not know this transaction yet. We keep looking; you may close this page.',
  },
  unavailable: {
    status: 'pending',
    message: 'The network does not answer right now. We keep looking for your payment.',
  },
}

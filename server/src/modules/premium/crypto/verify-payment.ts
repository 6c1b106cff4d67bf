import { stripInvisible, trimText } from '@app/domain/text/text'
import type { Hono } from 'hono'
import { AppError } from '../../../http/app-error.ts'
import { registerCall } from '../../../http/register-call.ts'
import type { ChainReader, TransferVerdict } from '../../../vendors/chains/chain-reader.ts'
import type { PremiumDeps } from '../deps.ts'
import { checkPayment } from './check-payment.ts'
import {
  claimOwnPaymentCheck,
  findNewestPayment,
  findOwnPayment,
  listOtherPayments,
  markSurplusRead,
  type PaymentRow,
  savePaymentClaim,
} from './payment.queries.ts'
import { paymentTargetOf, toPaymentStatus, toPaymentView } from './payment-view.ts'

export function registerVerifyPaymentRoutes(app: Hono, deps: PremiumDeps) {
  registerCall(app, deps, 'verifyCrypto', async ({ person, body: { paymentId, transactionHash, cryptoAddress } }) => {
    await deps.limits.consumeOrRefuse('cryptoLooksOfPerson', person.id, 'too_many_tries')
    const [payment] = await findOwnPayment(deps.db, { id: paymentId, userId: person.id })
    if (!payment) throw new AppError('payment_not_found')
    const readers = deps.crypto.readers[payment.chain] ?? []
    const tx = readers[0]?.parseTxId(trimText(stripInvisible(transactionHash)))
    if (!tx) throw new AppError('malformed_transaction')
    await savePaymentClaim(deps.db, {
      id: payment.id,
      userId: person.id,
      tx,
      sender: trimText(cryptoAddress ?? '') || null,
    })
    const looked = await checkPayment(deps, payment)
    return looked.status === 'created' ? await statusWithHint(looked, readers, tx) : toPaymentStatus(looked)
  })

  registerCall(app, deps, 'openCryptoPayment', async ({ person, query: { paymentId } }) => {
    const [payment] = await (paymentId
      ? findOwnPayment(deps.db, { id: paymentId, userId: person.id })
      : findNewestPayment(deps.db, { userId: person.id, now: deps.now() }))
    if (!payment && paymentId) throw new AppError('payment_not_found')
    if (!payment) return null
    // However many tabs wait, the chain is asked once.
    const [due] = await claimOwnPaymentCheck(deps.db, { id: payment.id, userId: person.id, now: deps.now() })
    const looked = due ? await checkPayment(deps, due) : payment
    const others = await listOtherPayments(deps.db, { id: payment.id, userId: person.id, now: deps.now() })
    return { ...shownPayment(looked), others: others.map(shownPayment) }
  })

  registerCall(app, deps, 'confirmSurplus', async ({ person, params: { id } }) => {
    const noted = await markSurplusRead(deps.db, { id, userId: person.id, now: deps.now() })
    if (noted.length === 0) throw new AppError('payment_not_found')
  })
}

const shownPayment = (payment: PaymentRow) => ({ payment: toPaymentView(payment), standing: toPaymentStatus(payment) })

/** Nothing has arrived: the named transaction is another person's, failed, or not there yet. */
async function statusWithHint(payment: PaymentRow, readers: readonly ChainReader[], tx: string) {
  const target = paymentTargetOf(payment)
  const verdicts = await Promise.all(readers.map((reader) => reader.verifyTransfer(tx, target)))
  return sentences[worstVerdict(verdicts)] ?? toPaymentStatus(payment)
}

/** A verdict against a transaction needs all providers. */
const worstVerdict = ([first = 'unavailable', ...others]: readonly TransferVerdict[]): TransferVerdict =>
  others.every((each) => each === first) ? first : 'unknown'

const sentences: Partial<Record<TransferVerdict, ReturnType<typeof toPaymentStatus>>> = {
  elsewhere: {
    status: 'rejected',
    message: 'This transaction isn’t for this payment. It went to a different address or sent something else.',
  },
  failed: { status: 'rejected', message: 'This transaction failed on its network. Nothing was sent.' },
  unknown: {
    status: 'pending',
    message: 'The network doesn’t know this transaction yet. We’ll keep looking. You can close this page.',
  },
  unavailable: {
    status: 'pending',
    message: 'The network isn’t responding right now. We’ll keep looking for your payment.',
  },
}

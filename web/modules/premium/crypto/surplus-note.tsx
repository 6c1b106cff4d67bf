import { useQuery } from '@tanstack/react-query'
import { Coins } from 'lucide-react'
import { installationQuery } from '../../../api/installation.ts'
import { cryptoPaymentQuery, otherPaymentsOf, useConfirmSurplus, useRefetchPayments } from './crypto.queries.ts'

/** Beside the mail it is said only here, so it stays until the person says that they have read it. */
export function SurplusNote() {
  const { data } = useQuery(cryptoPaymentQuery())
  const support = useQuery(installationQuery).data?.supportEmail
  const confirm = useConfirmSurplus(useRefetchPayments())
  const unread = data && [data, ...otherPaymentsOf(data)].find(({ standing }) => standing.surplus)
  if (!unread) return null
  return (
    <section className="note wait" aria-label="You overpaid">
      <Coins className="i" />
      <div>
        <p>{unread.standing.message}</p>
        <div className="row">
          <button
            type="button"
            className="link"
            disabled={confirm.isPending}
            onClick={() => confirm.mutate(unread.payment.paymentId)}
          >
            Got it
          </button>
          {support && (
            <a className="link" href={`mailto:${support}`}>
              {support}
            </a>
          )}
        </div>
      </div>
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Coins } from 'lucide-react'
import { useState } from 'react'
import { installationQuery } from '../../../api/installation.ts'
import * as buttons from '../../../ui/styles/buttons.module.css'
import * as fields from '../../../ui/styles/fields.module.css'
import * as layout from '../../../ui/styles/layout.module.css'
import * as styles from '../premium-screen.module.css'
import { isSurplusRead, noteSurplusRead, paymentQuery } from './coins.queries.ts'

/** Beside the mail it is said only here, so it stays until the person says that they have read it. */
export function SurplusNote() {
  const { data } = useQuery(paymentQuery())
  const support = useQuery(installationQuery).data?.supportEmail
  const [answered, setAnswered] = useState<string>()
  const id = data?.payment.paymentId
  if (!data?.standing.surplus || !id || answered === id || isSurplusRead(id)) return null
  function answer(paymentId: string) {
    noteSurplusRead(paymentId)
    setAnswered(paymentId)
  }
  return (
    <section className={`${fields.note} ${styles.note} ${fields.wait}`} aria-label="What you sent too much">
      <Coins className={layout.i} />
      <div>
        <p>{data.standing.message}</p>
        <div className={layout.row}>
          <button type="button" className={buttons.link} onClick={() => answer(id)}>
            I have read it
          </button>
          {support && (
            <a className={buttons.link} href={`mailto:${support}`}>
              {support}
            </a>
          )}
        </div>
      </div>
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Coins } from 'lucide-react'
import { useState } from 'react'
import { installationQuery } from '../../../api/installation.ts'
import * as buttons from '../../../ui/styles/buttons.module.css'
import * as fields from '../../../ui/styles/fields.module.css'
import * as layout from '../../../ui/styles/layout.module.css'
import * as styles from '../premium-screen.module.css'
import { paymentQuery, useSurplusRead } from './coins.queries.ts'

/** Beside the mail it is said only here, so it stays until the person says that they have read it. */
export function SurplusNote() {
  const { data } = useQuery(paymentQuery())
  const support = useQuery(installationQuery).data?.supportEmail
  const id = data?.payment.paymentId
  const { isRead, noteRead } = useSurplusRead(id)
  const [answered, setAnswered] = useState<string>()
  if (!data?.standing.surplus || isRead || answered === id) return null
  function answer() {
    noteRead()
    setAnswered(id)
  }
  return (
    <section className={`${fields.note} ${styles.note} ${fields.wait}`} aria-label="What you sent too much">
      <Coins className={layout.i} />
      <div>
        <p>{data.standing.message}</p>
        <div className={layout.row}>
          <button type="button" className={buttons.link} onClick={answer}>
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

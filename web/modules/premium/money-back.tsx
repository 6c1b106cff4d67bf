import { TriangleAlert } from 'lucide-react'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import * as styles from './premium-screen.module.css'

const sentences = {
  refunded: 'Your payment was refunded, and Premium has ended.',
  charged_back: 'Your bank took this payment back, and Premium has ended.',
}

interface Props {
  how: keyof typeof sentences
  onAgain: () => void
}

/** For a person whose money went back: what has happened, and the way to buy again. */
export const MoneyBack = ({ how, onAgain }: Props) => (
  <section className={`${surfaces.card} ${styles.card} ${styles.moneyBack}`} aria-labelledby="money-back">
    <h2 id="money-back">
      <TriangleAlert className={layout.i} />
      {sentences[how]}
    </h2>
    <p className={layout.muted}>
      Nothing more is charged. Your streak, your ideas and your account stay on the free plan.
    </p>
    <button type="button" className={`${buttons.btn} ${buttons.big}`} onClick={onAgain}>
      Buy Premium again
    </button>
  </section>
)

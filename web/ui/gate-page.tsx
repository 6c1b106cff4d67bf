import { cardPrices, formatUsd } from '@app/domain/premium/price'
import type { ReactNode } from 'react'
import { Link } from '../router/link.tsx'
import { Button } from './button.tsx'
import * as styles from './gate-page.module.css'
import { Matches } from './symbols.tsx'

interface Props {
  title: string
  /** What Premium would open, for the eye alone. */
  preview: ReactNode
  backTo: 'Today' | 'You'
  children: ReactNode
}

export const GatePage = ({ title, preview, backTo, children }: Props) => (
  <main id="main" className={`wrap page ${styles.gated}`}>
    <section className={`${styles.gate} label onBlock`}>
      <div className={styles.box}>
        <Matches of={6} lit={0} />
      </div>
      <h1>{title}</h1>
      {children}
      <p className="row">
        <Button kind="onSulphur" size="big" to="/premium">
          Go Premium
        </Button>
        <b>{formatUsd(cardPrices.monthly.cents)} a month</b>
        <Link to={backTo === 'You' ? '/you' : '/'} className="link">
          {`Back to ${backTo}`}
        </Link>
      </p>
    </section>
    <div className={styles.preview} aria-hidden="true" inert>
      {preview}
    </div>
  </main>
)

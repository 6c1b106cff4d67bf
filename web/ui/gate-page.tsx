import type { ReactNode } from 'react'
import { Link } from '../router/link.tsx'
import * as styles from './gate-page.module.css'
import * as buttons from './styles/buttons.module.css'
import * as layout from './styles/layout.module.css'
import * as plate from './styles/plate.module.css'
import { Matches } from './symbols.tsx'

export const GatePage = ({ title, children }: { title: string; children: ReactNode }) => (
  <main id="main" className={`${layout.wrap} ${layout.page}`}>
    <section className={`${styles.gate} ${plate.label} ${layout.onBlock}`}>
      <div className={styles.box}>
        <Matches of={6} lit={0} />
      </div>
      <h1>{title}</h1>
      {children}
      <p className={`${layout.row} ${styles.row}`}>
        <Link to="/premium" className={`${buttons.btn} ${styles.btn}`}>
          Go Premium
        </Link>
        <Link to="/" className={buttons.link}>
          Back to Home
        </Link>
      </p>
    </section>
  </main>
)

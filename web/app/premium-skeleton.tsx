import { ArrowLeft } from 'lucide-react'
import { PremiumHead } from '../modules/premium/premium-head.tsx'
import { Logo } from '../ui/logo.tsx'
import * as bar from '../ui/styles/bar.module.css'
import * as buttons from '../ui/styles/buttons.module.css'
import * as layout from '../ui/styles/layout.module.css'
import * as styles from './loading-shell.module.css'

/** The top of /premium: first-content.ts shows it once it is known that there is something to offer. */
export const PremiumSkeleton = () => (
  <div className={`${styles.shell} ${styles.offering}`}>
    <header className={`${bar.bar} ${bar.app}`}>
      <div className={`${layout.wrap} ${bar.wrap}`}>
        <Logo />
      </div>
    </header>
    <main className={`${layout.wrap} ${layout.page}`}>
      <span className={`${buttons.link} ${styles.back}`}>
        <ArrowLeft className={layout.i} />
        Back to Dashboard
      </span>
      <PremiumHead />
    </main>
  </div>
)

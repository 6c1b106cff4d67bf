import { placeholders } from '@app/contract/placeholders'
import { brand } from '../ui/brand.ts'
import { Logo } from '../ui/logo.tsx'
import * as buttons from '../ui/styles/buttons.module.css'
import * as layout from '../ui/styles/layout.module.css'
import * as page from './page.module.css'
import * as styles from './site-foot.module.css'

/** The address is filled in by the server, so that somebody without scripts can write as well. */
export const SiteFoot = () => (
  <footer className={`${styles.site} ${layout.onBlock}`}>
    <div className={`${layout.wrap} ${styles.wrap}`}>
      <div>
        <Logo />
        <p>The two-minute brain trainer. A firecrest hides in every plate. Have you found them all?</p>
      </div>
      <a
        className={`${buttons.link} ${styles.link}`}
        href={`mailto:${placeholders.supportEmail}`}
        data-open="support"
        data-asleep=""
      >
        Contact support
        <span className={page.unscripted}>: {placeholders.supportEmail}</span>
      </a>
      <a className={`${buttons.link} ${styles.link}`} href="/terms">
        Terms
      </a>
      <a className={`${buttons.link} ${styles.link}`} href="/privacy">
        Privacy
      </a>
      <p className={styles.fine}>© 2025 {brand}. Every picture here was drawn with code.</p>
    </div>
  </footer>
)

import { ArrowRight } from 'lucide-react'
import { HeroArt } from '../ui/hero-art.tsx'
import * as buttons from '../ui/styles/buttons.module.css'
import * as layout from '../ui/styles/layout.module.css'
import * as styles from './final-call.module.css'

export const FinalCall = () => (
  <section className={`${styles.final} ${layout.onBlock}`} aria-labelledby="final-title">
    <div className={`${layout.wrap} ${styles.wrap}`}>
      <div className={styles.txt}>
        <h2 id="final-title">Today’s match is still unlit</h2>
        <a className={`${buttons.btn} ${styles.btn} ${buttons.big}`} href="/login">
          Start Free Challenge Now
          <ArrowRight className={layout.i} />
        </a>
        <p className={styles.terms}>No credit card required • 2-minute setup • Start playing immediately</p>
      </div>
      <HeroArt parts={{ sun: true, bird: true }} />
    </div>
  </section>
)

import { ArrowRight, Timer } from 'lucide-react'
import { HeroArt } from '../ui/hero-art.tsx'
import * as buttons from '../ui/styles/buttons.module.css'
import * as layout from '../ui/styles/layout.module.css'
import * as tag from '../ui/styles/tag.module.css'
import * as styles from './hero.module.css'

export const Hero = () => (
  <section className={`${styles.hero} ${layout.onBlock}`} aria-labelledby="hero">
    <div className={`${layout.wrap} ${styles.wrap}`}>
      <div>
        <p className={`${tag.tag} ${styles.heroTag}`}>
          <Timer className={layout.i} />
          Daily Rotating Challenge • Just 2 Minutes
        </p>
        <h1 id="hero">
          <span>Unstuck</span> <span>Your Mind in</span> <span>2 Minutes</span>
        </h1>
        <p className={`${layout.lead} ${styles.lead}`}>
          One odd problem a day. Borrow a famous thinker’s technique, write down as many ideas as you can, and stop
          before your coffee goes cold.
        </p>
        <div className={styles.cta}>
          <button
            type="button"
            className={`${buttons.btn} ${styles.btn} ${buttons.big}`}
            data-open="guest"
            data-asleep=""
          >
            <span className={buttons.two}>
              Try a Challenge Now <small>No Sign Up Needed</small>
            </span>
            <ArrowRight className={layout.i} />
          </button>
          <a
            className={`${buttons.btn} ${styles.btn} ${buttons.big} ${buttons.line} ${styles.line}`}
            href="#how-it-works"
            data-open="explainer"
            data-asleep=""
          >
            See How It Works
          </a>
          <a className={`${buttons.btn} ${styles.btn} ${buttons.big} ${buttons.ghost} ${styles.ghost}`} href="/login">
            Continue My Training
          </a>
        </div>
      </div>
      <HeroArt />
    </div>
  </section>
)

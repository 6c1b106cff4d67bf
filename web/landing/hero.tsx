import { ArrowRight, Timer } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { HeroArt } from '../ui/hero-art.tsx'
import * as styles from './hero.module.css'

export const Hero = () => (
  <section className={`${styles.hero} onBlock`} aria-labelledby="hero">
    <div className="wrap">
      <div>
        <p className={`tag ${styles.heroTag}`}>
          <Timer className="i" />
          Daily Rotating Challenge • Just 2 Minutes
        </p>
        <h1 id="hero">
          <span>Unstuck</span> <span>Your Mind in</span> <span>2 Minutes</span>
        </h1>
        <p className="lead">
          One odd problem a day. Borrow a famous thinker’s technique, write as many ideas as you can, and stop before
          your coffee goes cold.
        </p>
        <div className={styles.cta}>
          <Button kind="onHero" size="big" data-open="guest" data-asleep="">
            <span className="two">
              Try a Challenge Now <small>No Sign Up Needed</small>
            </span>
            <ArrowRight className="i" />
          </Button>
          <a className="btn big line" href="#how-it-works" data-open="explainer" data-asleep="">
            See How It Works
          </a>
          <a className="btn big ghost" href="/login">
            Continue My Training
          </a>
        </div>
      </div>
      <HeroArt />
    </div>
  </section>
)

import { ArrowRight, Timer } from 'lucide-react'
import { HeroArt } from '../ui/hero-art.tsx'

export const Hero = () => (
  <section className="hero on-block" aria-labelledby="hero">
    <div className="wrap">
      <div>
        <p className="tag hero-tag">
          <Timer className="i" />
          Daily Rotating Challenge • Just 2 Minutes
        </p>
        <h1 id="hero">
          <span>Unstuck</span> <span>Your Mind in</span> <span>2 Minutes</span>
        </h1>
        <p className="lead">
          One odd problem a day. Borrow a famous thinker’s technique, write down as many ideas as you can, and stop
          before your coffee goes cold.
        </p>
        <div className="cta">
          <button type="button" className="btn big" data-open="guest" data-asleep="">
            <span className="two">
              Try a Challenge Now <small>No Sign Up Needed</small>
            </span>
            <ArrowRight className="i" />
          </button>
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

import { ArrowRight } from 'lucide-react'
import { HeroArt } from '../ui/hero-art.tsx'

export const FinalCall = () => (
  <section className="final on-block" aria-labelledby="final-title">
    <div className="wrap">
      <div className="txt">
        <h2 id="final-title">Today’s match is still unlit</h2>
        <a className="btn big" href="/login">
          Start Free Challenge Now
          <ArrowRight className="i" />
        </a>
        <p className="terms">No credit card required • 2-minute setup • Start playing immediately</p>
      </div>
      <HeroArt parts={{ sun: true, bird: true }} />
    </div>
  </section>
)

import { Logo } from '../ui/logo.tsx'
import { IslandPlace } from './island-place.tsx'

export const LandingBar = () => (
  <header className="bar">
    <div className="wrap">
      <Logo />
      <div className="end">
        <IslandPlace name="theme" />
        <a className="btn" href="/login">
          Get Started
        </a>
      </div>
    </div>
  </header>
)

import { Logo } from '../ui/logo.tsx'
import * as bar from '../ui/styles/bar.module.css'
import * as buttons from '../ui/styles/buttons.module.css'
import * as layout from '../ui/styles/layout.module.css'
import { IslandPlace } from './island-place.tsx'
import * as styles from './landing-bar.module.css'

export const LandingBar = () => (
  <header className={`${bar.bar} ${styles.bar}`}>
    <div className={`${layout.wrap} ${bar.wrap} ${styles.wrap}`}>
      <Logo />
      <div className={bar.end}>
        <IslandPlace name="theme" />
        <a className={`${buttons.btn} ${bar.btn} ${styles.btn}`} href="/login">
          Get Started
        </a>
      </div>
    </div>
  </header>
)

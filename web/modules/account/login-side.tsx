import { HeroArt } from '../../ui/hero-art.tsx'
import { Logo } from '../../ui/logo.tsx'
import * as layout from '../../ui/styles/layout.module.css'
import { Drawing } from '../../ui/symbols.tsx'
import * as styles from './login.module.css'

const benefits = ['Daily AI-generated puzzles', 'Streak tracking', 'AI-powered personalized difficulty']

export const LoginSide = () => (
  <aside className={`${styles.side} ${layout.onBlock}`} aria-label="What you get">
    <Logo />
    <h2>
      Two minutes.
      <br />
      One knot.
      <br />
      Many ways out.
    </h2>
    <ul className={styles.benefits}>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Drawing name="match-lit" />
          {benefit}
        </li>
      ))}
    </ul>
    <HeroArt />
  </aside>
)

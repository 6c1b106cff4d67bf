import { useQuery } from '@tanstack/react-query'
import { installationQuery } from '../../api/installation.ts'
import { HeroArt } from '../../ui/hero-art.tsx'
import { Logo } from '../../ui/logo.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import * as styles from './login.module.css'

/** Where no model is set up, the problems come from our own bank and the difficulty from a rule. */
const benefitsOf = (hasModel: boolean) => [
  hasModel ? 'Daily AI-generated puzzles' : 'A fresh problem every day',
  'Streak tracking',
  hasModel ? 'AI-powered personalized difficulty' : 'Difficulty that adapts to you',
]

export function LoginAside() {
  const hasModel = useQuery(installationQuery).data?.opinions === true
  return (
    <aside className={`${styles.side} onBlock`} aria-label="What you get">
      <Logo />
      <h2>
        Two minutes.
        <br />
        One problem.
        <br />
        Many ideas.
      </h2>
      <ul className={styles.benefits}>
        {benefitsOf(hasModel).map((benefit) => (
          <li key={benefit}>
            <SymbolDrawing name="match-lit" />
            {benefit}
          </li>
        ))}
      </ul>
      <HeroArt />
    </aside>
  )
}

import { Timer } from 'lucide-react'
import * as solve from '../modules/rounds/solve.module.css'
import * as solveBar from '../modules/rounds/solve-bar.module.css'
import { Logo } from '../ui/logo.tsx'
import * as bar from '../ui/styles/bar.module.css'
import * as layout from '../ui/styles/layout.module.css'
import * as tag from '../ui/styles/tag.module.css'
import { Drawing } from '../ui/symbols.tsx'
import * as styles from './loading-shell.module.css'

const filledWith = (part: 'category' | 'difficulty' | 'text') => ({ 'data-round': part })

/** The top of /solve, empty; first-content.ts writes the problem into it. */
export const SolveSkeleton = () => (
  <div className={`${styles.shell} ${styles.solving}`}>
    <header className={`${bar.bar} ${solveBar.solveBar}`}>
      <div className={`${layout.wrap} ${bar.wrap} ${solveBar.wrap}`}>
        <Logo />
        <span />
        <div className={`${solveBar.solveControls} ${solve.solveControls}`} />
      </div>
    </header>
    <main className={`${layout.wrap} ${bar.wrap} ${solveBar.wrap} ${solve.solve} ${styles.solve}`}>
      <div className={solve.problemHead}>
        <p className={solve.meta}>
          <span className={tag.tag} {...filledWith('category')} />
          <span className={`${tag.tag} ${tag.mint}`} {...filledWith('difficulty')} />
          <span className={`${tag.tag} ${tag.brand}`}>
            <Timer className={layout.i} />2 min
          </span>
        </p>
        <h1 {...filledWith('text')} />
      </div>
      <div className={styles.spinner} role="status">
        <Drawing name="flame" />
        <p className={layout.sr}>Loading</p>
      </div>
    </main>
  </div>
)

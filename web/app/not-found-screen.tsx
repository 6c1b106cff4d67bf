import { useUser } from '../api/session.ts'
import { Link } from '../router/link.tsx'
import { brand } from '../ui/brand.ts'
import { LostArt } from '../ui/hero-art.tsx'
import { Logo } from '../ui/logo.tsx'
import * as bar from '../ui/styles/bar.module.css'
import * as buttons from '../ui/styles/buttons.module.css'
import * as layout from '../ui/styles/layout.module.css'
import { ThemeSwitch } from '../ui/theme-switch.tsx'
import * as styles from './not-found.module.css'

export const NotFoundScreen = () => (
  <div className={`${styles.lost} ${layout.onBlock}`}>
    <title>{`Page not found — ${brand}`}</title>
    <header className={`${bar.bar} ${styles.bar}`}>
      <div className={`${layout.wrap} ${bar.wrap}`}>
        <Logo />
        <div className={bar.end}>
          <ThemeSwitch />
        </div>
      </div>
    </header>
    <main id="main" className={layout.wrap}>
      <div>
        <h1>404 Page Not Found</h1>
        <p className={`${layout.lead} ${styles.lead}`}>
          The thread goes nowhere from here. The bird has looked into it and suggests the way back.
        </p>
        <WaysBack />
        <code>Did you forget to add the page to the router?</code>
      </div>
      <LostArt />
    </main>
  </div>
)

function WaysBack() {
  const user = useUser()
  return (
    <div className={layout.row}>
      {user ? (
        <>
          <Link className={`${buttons.btn} ${styles.btn} ${buttons.big}`} to="/">
            Back to Home
          </Link>
          <Link className={`${buttons.btn} ${buttons.big} ${buttons.line} ${styles.line}`} to="/solve">
            Solve Problem
          </Link>
        </>
      ) : (
        <>
          <a className={`${buttons.btn} ${styles.btn} ${buttons.big}`} href="/">
            Back to Home
          </a>
          <Link className={`${buttons.btn} ${buttons.big} ${buttons.line} ${styles.line}`} to="/login">
            Sign In
          </Link>
        </>
      )}
    </div>
  )
}

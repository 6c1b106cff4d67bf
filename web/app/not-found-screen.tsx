import { useUser } from '../api/session.ts'
import { brand } from '../ui/brand.ts'
import { Button } from '../ui/button.tsx'
import { LostArt } from '../ui/hero-art.tsx'
import { Logo } from '../ui/logo.tsx'
import { ThemeSwitch } from '../ui/theme-switch.tsx'
import * as styles from './not-found.module.css'

export const NotFoundScreen = () => (
  <div className={`${styles.lost} onBlock`}>
    <title>{`Page not found — ${brand}`}</title>
    <header className="bar">
      <div className="wrap">
        <Logo />
        <div className="end">
          <ThemeSwitch />
        </div>
      </div>
    </header>
    <main id="main" className="wrap">
      <div>
        <h1>404 Page Not Found</h1>
        <p className="lead">There’s nothing here. The bird has checked.</p>
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
    <div className="row">
      {user ? (
        <>
          <Button kind="onHero" to="/">
            Back to Today
          </Button>
          <Button kind="line" to="/solve">
            Solve Problem
          </Button>
        </>
      ) : (
        <>
          <a className="btn onHero" href="/">
            Back to Home
          </a>
          <Button kind="line" to="/login">
            Sign In
          </Button>
        </>
      )}
    </div>
  )
}

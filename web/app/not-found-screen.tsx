import { useUser } from '../api/session.ts'
import { brand } from '../ui/brand.ts'
import { LostArt } from '../ui/hero-art.tsx'
import { Link } from '../ui/link.tsx'
import { Logo } from '../ui/logo.tsx'
import { ThemeSwitch } from '../ui/theme-switch.tsx'

export const NotFoundScreen = () => (
  <div className="lost on-block">
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
        <p className="lead">
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
    <div className="row">
      {user ? (
        <>
          <Link className="btn big" to="/">
            Back to Home
          </Link>
          <Link className="btn big line" to="/solve">
            Solve Problem
          </Link>
        </>
      ) : (
        <>
          <a className="btn big" href="/">
            Back to Home
          </a>
          <Link className="btn big line" to="/login">
            Sign In
          </Link>
        </>
      )}
    </div>
  )
}

import type { ReactNode } from 'react'
import { useUser } from '../api/session.ts'
import { SupportLink } from '../modules/support/support-link.tsx'
import { Foot } from '../ui/foot.tsx'
import { Link } from '../ui/link.tsx'
import { Logo } from '../ui/logo.tsx'
import { ThemeSwitch } from '../ui/theme-switch.tsx'
import { AppBar, PhoneTabs } from './app-bar.tsx'

/** What stands around most screens. */
export function Framed({ children }: { children: ReactNode }) {
  const user = useUser()
  return (
    <>
      {user ? <AppBar user={user} /> : <VisitorBar />}
      {children}
      <Foot>
        <SupportLink />
        <Link className="link" to="/terms">
          Terms
        </Link>
        <Link className="link" to="/privacy">
          Privacy
        </Link>
      </Foot>
      {user && <PhoneTabs />}
    </>
  )
}

const VisitorBar = () => (
  <header className="bar app">
    <div className="wrap">
      <Logo />
      <div className="end">
        <ThemeSwitch />
        <Link className="btn" to="/login">
          Sign In
        </Link>
      </div>
    </div>
  </header>
)

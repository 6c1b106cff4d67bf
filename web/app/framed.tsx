import type { ReactNode } from 'react'
import { useUser } from '../api/session.ts'
import { SupportLink } from '../modules/support/support-link.tsx'
import { Link } from '../router/link.tsx'
import { brand } from '../ui/brand.ts'
import { LogoBar } from '../ui/logo-bar.tsx'
import * as bar from '../ui/styles/bar.module.css'
import * as buttons from '../ui/styles/buttons.module.css'
import * as layout from '../ui/styles/layout.module.css'
import { ThemeSwitch } from '../ui/theme-switch.tsx'
import { AppBar, PhoneTabs } from './app-bar.tsx'

export function Framed({ children }: { children: ReactNode }) {
  const user = useUser()
  return (
    <>
      {user ? <AppBar user={user} /> : <VisitorBar />}
      {children}
      <footer className={bar.foot}>
        <div className={`${layout.wrap} ${bar.wrap}`}>
          <span translate="no">© 2025 {brand}</span>
          <SupportLink />
          <Link className={`${buttons.link} ${bar.link}`} to="/terms">
            Terms
          </Link>
          <Link className={`${buttons.link} ${bar.link}`} to="/privacy">
            Privacy
          </Link>
        </div>
      </footer>
      {user && <PhoneTabs />}
    </>
  )
}

const VisitorBar = () => (
  <LogoBar>
    <div className={bar.end}>
      <ThemeSwitch />
      <Link className={`${buttons.btn} ${bar.btn}`} to="/login">
        Sign In
      </Link>
    </div>
  </LogoBar>
)

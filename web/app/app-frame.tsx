import { ChartLine, Crown, History, House } from 'lucide-react'
import type { ReactNode } from 'react'
import { type User, useUser } from '../api/session.ts'
import { AccountMenu } from '../modules/account/account-menu.tsx'
import { OfflineTag } from '../modules/offline/offline-tag.tsx'
import { SupportLink } from '../modules/support/support-link.tsx'
import { Link } from '../router/link.tsx'
import { brand } from '../ui/brand.ts'
import { Button } from '../ui/button.tsx'
import { logo } from '../ui/logo.tsx'
import { LogoBar } from '../ui/logo-bar.tsx'
import { SymbolDrawing } from '../ui/symbols.tsx'
import { ThemeSwitch } from '../ui/theme-switch.tsx'

export function AppFrame({ children }: { children: ReactNode }) {
  const user = useUser()
  return (
    <>
      {user ? <AppBar user={user} /> : <GuestBar />}
      {children}
      <footer className="foot">
        <div className="wrap">
          <span translate="no">© 2025 {brand}</span>
          <SupportLink />
          <Link className="link" to="/terms">
            Terms
          </Link>
          <Link className="link" to="/privacy">
            Privacy
          </Link>
        </div>
      </footer>
      {user && <PhoneTabs />}
    </>
  )
}

const GuestBar = () => (
  <LogoBar>
    <div className="end">
      <ThemeSwitch />
      <Button to="/login">Sign In</Button>
    </div>
  </LogoBar>
)

const places = [
  { to: '/', name: 'Today', Icon: House },
  { to: '/solution-history', name: 'History', Icon: History },
  { to: '/analytics', name: 'Analytics', Icon: ChartLine },
  { to: '/premium', name: 'Premium', Icon: Crown },
] as const

const AppBar = ({ user }: { user: User }) => (
  <header className="bar app">
    <div className="wrap">
      <Link to="/" {...logo} />
      <nav aria-label="Main">
        {places.map(({ to, name }) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
      </nav>
      <div className="end">
        <OfflineTag />
        <StreakPill streak={user.streak} />
        <AccountMenu user={user} />
      </div>
    </div>
  </header>
)

const StreakPill = ({ streak }: { streak: number }) => (
  <p className="streakPill" data-part="streak-pill">
    <SymbolDrawing name="flame" />
    <span>
      <span className="num">{streak}</span>
      <span className="w"> Day Streak</span>
    </span>
  </p>
)

const PhoneTabs = () => (
  <nav className="tabs" data-part="tabs" aria-label="Main, phone">
    {places.map(({ to, name, Icon }) => (
      <Link key={to} to={to}>
        <Icon className="i" />
        <span>{name}</span>
      </Link>
    ))}
  </nav>
)

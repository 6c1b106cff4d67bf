import { dayAt } from '@app/domain/day/day'
import { BookImage, CalendarDays, CircleUser, House, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { type User, useUser } from '../api/session.ts'
import { AccountMenu } from '../modules/account/account-menu.tsx'
import { OfflineTag } from '../modules/offline/offline-tag.tsx'
import { SupportLink } from '../modules/support/support-link.tsx'
import { Link } from '../router/link.tsx'
import { type Address, useNavigation } from '../router/navigation.ts'
import { brand } from '../ui/brand.ts'
import { Button } from '../ui/button.tsx'
import { LogoBar, logo } from '../ui/logo.tsx'
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
      {user && <PhoneTabs user={user} />}
    </>
  )
}

/** A page that verifies an address has its own way on, so no Sign In stands above it. */
function GuestBar() {
  const { path } = useNavigation().place
  return (
    <LogoBar>
      <div className="end">
        <ThemeSwitch />
        {path !== '/verify-email' && (
          <Button kind="line" to="/login">
            Sign In
          </Button>
        )}
      </div>
    </LogoBar>
  )
}

interface Place {
  to: Address
  name: string
  Icon: LucideIcon
  /** Screens that are reached from it. */
  holds?: readonly string[]
}

const placesOf = ({ timeZone }: User): readonly Place[] => [
  { to: '/', name: 'Today', Icon: House, holds: ['/custom-problem'] },
  { to: '/album', name: 'Album', Icon: BookImage, holds: ['/book'] },
  { to: `/months/${dayAt(Date.now(), timeZone).slice(0, 7)}`, name: 'Months', Icon: CalendarDays, holds: ['/months/'] },
  {
    to: '/you',
    name: 'You',
    Icon: CircleUser,
    holds: ['/solution-history', '/analytics', '/settings', '/premium', '/subscribe'],
  },
]

function PlaceLink({ place: { to, holds = [] }, children }: { place: Place; children: ReactNode }) {
  const { path } = useNavigation().place
  const isWithin = path !== to && holds.some((each) => path.startsWith(each))
  return (
    <Link to={to} {...(isWithin && { 'aria-current': true })}>
      {children}
    </Link>
  )
}

const AppBar = ({ user }: { user: User }) => (
  <header className="bar app">
    <div className="wrap">
      <Link to="/" {...logo} />
      <nav aria-label="Main">
        {placesOf(user).map((place) => (
          <PlaceLink key={place.name} place={place}>
            {place.name}
          </PlaceLink>
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
  <p className="streakPill" data-part="streak-pill" data-out={streak === 0 || undefined}>
    <SymbolDrawing name="flame" />
    <span>
      <span className="num">{streak}</span>
      <span className="w"> Day Streak</span>
    </span>
  </p>
)

const PhoneTabs = ({ user }: { user: User }) => (
  <nav className="tabs" data-part="tabs" aria-label="Main, phone">
    {placesOf(user).map((place) => (
      <PlaceLink key={place.name} place={place}>
        <place.Icon className="i" />
        <span>{place.name}</span>
      </PlaceLink>
    ))}
  </nav>
)

import { Link } from '@tanstack/react-router'
import type { User } from '../api/session.ts'
import { AccountMenu } from '../features/account/account-menu.tsx'
import { StreakPill } from '../features/progress/streak-pill.tsx'
import { logo } from '../ui/logo.tsx'

export const AppBar = ({ user }: { user: User }) => (
  <header className="bar app">
    <div className="wrap">
      <Link to="/" {...logo} />
      <nav aria-label="Main">
        <Link to="/">Today</Link>
      </nav>
      <div className="end">
        <StreakPill streak={user.streak} />
        <AccountMenu user={user} />
      </div>
    </div>
  </header>
)

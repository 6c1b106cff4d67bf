import { Activity, ChartLine, Coins, Flag, Lightbulb, ScrollText, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorMessage, isRefused } from '../../api/api-error.ts'
import { useUser } from '../../api/session.ts'
import { Link } from '../../router/link.tsx'
import { brand } from '../../ui/brand.ts'
import { Button } from '../../ui/button.tsx'
import { LostArt } from '../../ui/hero-art.tsx'
import { useProviderToast } from '../settings/use-provider-toast.ts'
import * as styles from './admin.module.css'
import { loadErrorMessage } from './list-state.tsx'

const parts = [
  { to: '/admin/status', name: 'Status', Icon: Activity },
  { to: '/admin', name: 'Users', Icon: Users },
  { to: '/admin/payments', name: 'Payments', Icon: Coins },
  { to: '/admin/problems', name: 'Problems', Icon: Flag },
  { to: '/admin/shared-ideas', name: 'Shared ideas', Icon: Lightbulb },
  { to: '/admin/analytics', name: 'Guest analytics', Icon: ChartLine },
  { to: '/admin/audit', name: 'Audit log', Icon: ScrollText },
] as const

interface Props {
  title: string
  /** As in "the audit log". */
  what: string
  error: Error | null
  className?: string
  children: ReactNode
}

/** Any signed-in person may open an admin address; the server decides at each call. */
export function AdminPage({ title, what, error, className = '', children }: Props) {
  const user = useUser()
  useProviderToast()
  if (user?.role !== 'admin' || isRefused(error, 'admin_required')) return <Forbidden what={what} />
  if (isRefused(error, 'second_factor_required'))
    return (
      <Refused title="One more step" head="403 Second Factor Needed" why={errorMessage(error)}>
        <p>
          <Button size="big" to="/settings">
            Go to Settings
          </Button>
        </p>
      </Refused>
    )
  return (
    <main id="main" className={`wrap page ${styles.admin} ${className}`}>
      <title>{`${title} — ${brand}`}</title>
      <nav className={styles.subnav} aria-label="Admin pages" ref={showCurrent}>
        {parts.map(({ to, name, Icon }) => (
          <Link key={to} to={to}>
            <Icon className="i" />
            <span>{name}</span>
          </Link>
        ))}
      </nav>
      {children}
    </main>
  )
}

/** On a phone the row of pages is wider than the window. */
const showCurrent = (nav: HTMLElement | null) => {
  const current = nav?.querySelector<HTMLElement>('[aria-current]')
  if (nav && current) nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2
}

const Forbidden = ({ what }: { what: string }) => (
  <Refused title="Admins only" head="403 Admins Only" why="Only this site’s admins can see this page.">
    <p className="muted">{loadErrorMessage(what)}</p>
    <p>
      <Button size="big" to="/">
        Back to Today
      </Button>
    </p>
  </Refused>
)

interface RefusedProps {
  title: string
  head: string
  why: string
  children: ReactNode
}

const Refused = ({ title, head, why, children }: RefusedProps) => (
  <main id="main" className={`wrap page ${styles.lost}`}>
    <title>{`${title} — ${brand}`}</title>
    <div className="stack">
      <h1>{head}</h1>
      <p className="lead" role="alert">
        {why}
      </p>
      {children}
    </div>
    <LostArt />
  </main>
)

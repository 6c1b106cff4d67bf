import { levelOf, toNextLevelText } from '@app/domain/achievements/level'
import { formatNumber } from '@app/domain/text/number-words'
import { sanitizeForDisplay } from '@app/domain/text/text'
import { ChartLine, ChevronRight, Crown, History, Lock, type LucideIcon, Settings } from 'lucide-react'
import { type User, useUser } from '../api/session.ts'
import { AchievementList } from '../modules/achievements/achievement-list.tsx'
import { Link } from '../router/link.tsx'
import type { Address } from '../router/navigation.ts'
import { brand } from '../ui/brand.ts'
import { displayNameOf, initialsOf } from '../ui/person-name.ts'
import * as styles from './you-screen.module.css'

export function YouScreen() {
  const user = useUser()
  return (
    <main id="main" className={`wrap page ${styles.you}`}>
      <title>{`You — ${brand}`}</title>
      {user && (
        <>
          <Head user={user} />
          <Ways isPremium={user.plan === 'premium'} />
          <AchievementList />
        </>
      )}
    </main>
  )
}

function Head({ user }: { user: User }) {
  const name = displayNameOf(user)
  return (
    <div className={`band onBlock ${styles.head}`}>
      <span className={`avatar ${styles.face}`} aria-hidden="true">
        {initialsOf(user)}
      </span>
      <div>
        <h1>{name}</h1>
        {name !== user.email && <p translate="no">{sanitizeForDisplay(user.email)}</p>}
      </div>
      <Sums user={user} />
    </div>
  )
}

function Sums({ user: { streak, totalSolved } }: { user: User }) {
  return (
    <dl className={styles.sums}>
      <div>
        <dt>Day streak</dt>
        <dd className="bigNum">{formatNumber(streak)}</dd>
      </div>
      <div>
        <dt>Problems solved</dt>
        <dd className="bigNum">{formatNumber(totalSolved)}</dd>
      </div>
      <div>
        <dt>
          <span className="sr">Level, </span>
          <span>{toNextLevelText(totalSolved)}</span>
        </dt>
        <dd className="bigNum">{levelOf(totalSolved).name}</dd>
      </div>
    </dl>
  )
}

interface Way {
  to: Address
  Icon: LucideIcon
  name: string
  text: string
  needsPremium?: true
}

const ways: readonly Way[] = [
  { to: '/solution-history', Icon: History, name: 'History', text: 'Search and export your ideas', needsPremium: true },
  { to: '/analytics', Icon: ChartLine, name: 'Analytics', text: 'What your sessions show', needsPremium: true },
  { to: '/settings', Icon: Settings, name: 'Settings', text: 'Name, reminders, sign-in, data' },
]

const Ways = ({ isPremium }: { isPremium: boolean }) => (
  <nav className={styles.ways} aria-label="Yours">
    {ways.map(({ needsPremium, ...way }) => (
      <WayLink key={way.to} {...way} isLocked={Boolean(needsPremium) && !isPremium} />
    ))}
    <WayLink
      to="/premium"
      Icon={Crown}
      name="Premium"
      text={isPremium ? 'Your plan' : 'You’re on the free plan'}
      isLocked={false}
    />
  </nav>
)

interface WayLinkProps extends Omit<Way, 'needsPremium'> {
  isLocked: boolean
}

const WayLink = ({ to, Icon, name, text, isLocked }: WayLinkProps) => (
  <Link to={to} className={`card ${styles.way}`}>
    <Icon className="i" />
    <span>
      <b>{name}</b>
      <small>{text}</small>
    </span>
    {isLocked ? (
      <span className={styles.lock}>
        <Lock className="i" />
        <span className="sr">With Premium</span>
      </span>
    ) : (
      <ChevronRight className="i" />
    )}
  </Link>
)

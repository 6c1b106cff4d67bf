import { type Day, dayAt, daysBetween } from '@app/domain/day/day'
import { hoursIn } from '@app/domain/day/hours'
import { roundsPerDay } from '@app/domain/premium/plan'
import { shownText } from '@app/domain/text/text'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useState } from 'react'
import { type User, useUser } from '../api/session.ts'
import { ZoneOffer } from '../modules/account/zone-offer.tsx'
import { ExplainerLink } from '../modules/explainer/explainer-link.tsx'
import { latestQuery } from '../modules/feedback/feedback.queries.ts'
import { isVisitRemembered } from '../modules/guest/remembered.ts'
import { PremiumFeatures } from '../modules/premium/premium-features.tsx'
import { PremiumOffer } from '../modules/premium/premium-offer.tsx'
import { QuoteCard } from '../modules/quotes/quote-card.tsx'
import { SessionsCard } from '../modules/rounds/sessions-card.tsx'
import { todayCountQuery } from '../modules/rounds/today.queries.ts'
import { TodayCard } from '../modules/rounds/today-card.tsx'
import { dateLine } from '../modules/streak/day-names.ts'
import { LevelCard } from '../modules/streak/level-card.tsx'
import { MonthCard } from '../modules/streak/month-card.tsx'
import { type DayKinds, type Open, recentDaysQuery } from '../modules/streak/progress.queries.ts'
import { SolvedCard } from '../modules/streak/solved-card.tsx'
import { StreakCard } from '../modules/streak/streak-card.tsx'
import { brand } from '../ui/brand.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import * as layout from '../ui/styles/layout.module.css'
import * as stat from '../ui/styles/stat.module.css'
import * as styles from './dashboard.module.css'
import { useIsAnswered } from './dashboard.queries.ts'
import { greetingOf } from './greeting.ts'
import { DaySkeleton } from './loading-shell.tsx'

const nothingKnown: DayKinds = new Map()

const FeedbackCard = lazyPart(async () => (await import('../modules/feedback/feedback-card.tsx')).FeedbackCard)
const LaterCards = lazyPart(async () => (await import('../modules/feedback/later-cards.tsx')).LaterCards)
const AchievementList = lazyPart(
  async () => (await import('../modules/achievements/achievement-list.tsx')).AchievementList,
)
const KeepIdea = lazyPart(async () => (await import('../modules/guest/keep-idea.tsx')).KeepIdea)
const NewAchievements = lazyPart(
  async () => (await import('../modules/achievements/new-achievements.tsx')).NewAchievements,
)

export function DashboardScreen() {
  const user = useUser()
  return (
    <>
      <title>{`Today — ${brand}`}</title>
      {user && <Dashboard user={user} />}
    </>
  )
}

function Dashboard({ user }: { user: User }) {
  const guess = dayAt(Date.now(), user.timeZone)
  const isAnswered = useIsAnswered(guess)
  const { today, kinds, open } = useQuery(recentDaysQuery(guess)).data ?? {
    today: guess,
    kinds: nothingKnown,
    open: null,
  }
  const finished = useQuery(latestQuery).data?.today
  const [hasVisited] = useState(isVisitRemembered)
  const isRestDue = useDeferredValue(isAnswered, false)
  if (!isAnswered) return <DaySkeleton />
  return (
    <main id="main" className={`${layout.wrap} ${styles.day}`}>
      <ZoneOffer user={user} />
      <div className={styles.top}>
        <div>
          <p className={styles.date}>{dateLine(today)}</p>
          <Greeting user={user} today={today} />
          <ExplainerLink />
        </div>
        {!finished && <QuoteCard />}
      </div>
      {finished && (
        <Suspense fallback={<div className={styles.feedbackRoom} />}>
          <FeedbackCard round={finished} />
        </Suspense>
      )}
      <div className={styles.grid}>
        {finished && <QuoteCard />}
        <TodayCard today={today} plan={user.plan} />
        <dl className={stat.stats}>
          <StreakCard streak={user.streak} today={today} kinds={kinds} open={open} />
          <LevelCard totalSolved={user.totalSolved} />
          <SolvedCard totalSolved={user.totalSolved} />
          <SessionsCard plan={user.plan} />
        </dl>
        {isRestDue && <LowerCards user={user} today={today} kinds={kinds} open={open} />}
      </div>
      <Suspense>
        <NewAchievements />
        {hasVisited && <KeepIdea />}
      </Suspense>
    </main>
  )
}

function Greeting({ user, today }: { user: User; today: Day }) {
  const { plan, timeZone, totalSolved, lastSubmissionDate: last } = user
  // Without an answer nothing is claimed.
  const { count, limit } = useQuery(todayCountQuery).data ?? { count: 0, limit: roundsPerDay[plan] }
  const daysAway = last === null ? null : daysBetween(dayAt(Date.parse(last), timeZone), today)
  const hour = hoursIn(timeZone)(Date.now())
  return <h1>{greetingOf({ name: shownText(user.firstName), hour, count, limit, totalSolved, daysAway })}</h1>
}

interface LowerCardsProps {
  user: User
  today: Day
  kinds: DayKinds
  open: Open
}

/** Below the first view: drawn afterwards and in short steps, so that the first view answers at once. */
function LowerCards({ user, today, kinds, open }: LowerCardsProps) {
  return (
    <>
      {/* They come late, and so not into the first view: nothing that is seen may move. */}
      <Suspense>
        <LaterCards />
      </Suspense>
      <MonthCard today={today} kinds={kinds} open={open} since={dayAt(Date.parse(user.createdAt), user.timeZone)} />
      {user.plan === 'premium' ? <PremiumFeatures /> : <PremiumOffer />}
      <Suspense>
        <AchievementList />
      </Suspense>
    </>
  )
}

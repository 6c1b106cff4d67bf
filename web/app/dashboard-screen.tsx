import { dayAt, daysBetween } from '@app/domain/day/day'
import { createHourReader } from '@app/domain/day/hour-of-day'
import { roundsPerDay } from '@app/domain/premium/plan-limits'
import { streakNewsText } from '@app/domain/streak/streak-news'
import { isolateText } from '@app/domain/text/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useEffect, useState } from 'react'
import { useIsOffline } from '../api/network.ts'
import { type User, useUser } from '../api/session.ts'
import { hasGuestIdea } from '../device/guest-idea-key.ts'
import { ZoneOffer } from '../modules/account/zone-offer.tsx'
import { ExplainerLink } from '../modules/explainer/explainer-link.tsx'
import { OfflineCard } from '../modules/offline/offline-card.tsx'
import { SubmissionQueueLines } from '../modules/offline/submission-queue-lines.tsx'
import { canUsePasskeys } from '../modules/passkeys/can-use-passkeys.ts'
import { PremiumCard } from '../modules/premium/premium-card.tsx'
import { QuoteCard } from '../modules/quotes/quote-card.tsx'
import { reminderNoteQuery } from '../modules/reminders/reminder-note.queries.ts'
import { useRoundsToday } from '../modules/rounds/rounds-today.ts'
import { RoundsDoneCard } from '../modules/rounds/today-card.tsx'
import { WishNoteSlot } from '../modules/shared-ideas/wish-note-slot.tsx'
import {
  type DayKinds,
  noNews,
  type RecentDays,
  recentDaysQuery,
  type StreakNews,
} from '../modules/streak/day-log.queries.ts'
import { MonthCard } from '../modules/streak/month-card.tsx'
import { LevelCard, SolvedCard } from '../modules/streak/progress-cards.tsx'
import { useNavigation } from '../router/navigation.ts'
import { brand } from '../ui/brand.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import * as styles from './dashboard.module.css'
import { useAreDashboardQueriesSettled } from './dashboard.queries.ts'
import { DayCards, type DayCardsProps, preloadLaterParts } from './day-cards.tsx'
import { greetingOf } from './greeting.ts'
import { DaySkeleton } from './loading-shell.tsx'

// 10 KB that many days do not show, or not in the first view, in one file that comes right behind it.
const LaterCards = lazyPart(async () => (await preloadLaterParts()).LaterCards)
const AchievementList = lazyPart(async () => (await preloadLaterParts()).AchievementList)
const ReminderNote = lazyPart(async () => (await import('../modules/reminders/reminder-note.tsx')).ReminderNote)
const KeepIdea = lazyPart(async () => (await import('../modules/guest/keep-idea.tsx')).KeepIdea)

// For people with some sessions who have no passkey.
const PasskeyOffer = lazyPart(async () => (await import('../modules/settings/passkey-offer.tsx')).PasskeyOffer)

const nothingKnown: DayKinds = new Map()

export function DashboardScreen() {
  const user = useUser()
  return (
    <>
      <title>{`Today — ${brand}`}</title>
      {user && (
        // All wait for the code of the feedback card, whose height is unknown: nothing may move.
        <Suspense fallback={<DaySkeleton />}>
          <Dashboard user={user} />
        </Suspense>
      )}
    </>
  )
}

function Dashboard({ user }: { user: User }) {
  const guess = dayAt(Date.now(), user.timeZone)
  const isKnown = useAreDashboardQueriesSettled(guess)
  const [wasKnown] = useState(isKnown)
  // Drawn in slices between which a phone takes presses: an answer that comes now would draw everything at once.
  const isAnswered = useDeferredValue(isKnown, wasKnown)
  const recent = useQuery(recentDaysQuery(guess)).data ?? { today: guess, kinds: nothingKnown, open: null, ...noNews }
  const { today } = recent
  const asksForIdeas = useGuestIdeas(user)
  const isAway = useIsOffline()
  if (!isAnswered) return <DaySkeleton />
  const day = { user, ...recent, since: dayAt(Date.parse(user.createdAt), user.timeZone) }
  return (
    <main id="main" className={`wrap ${styles.day}`}>
      <ZoneOffer user={user} />
      <DashboardHead {...day} />
      <SubmissionQueueLines streak={user.streak} />
      <div className={styles.grid}>
        <DayCards {...day} note={<WishNoteSlot user={user} today={today} />} />
        {isAway && <OfflineCard today={today} />}
        <div className={styles.facts}>
          <dl className="stats">
            <LevelCard totalSolved={user.totalSolved} />
            <SolvedCard totalSolved={user.totalSolved} />
            <RoundsDoneCard plan={user.plan} />
          </dl>
          <QuoteCard />
        </div>
        <LowerCards {...day} />
      </div>
      <p className={styles.explainerBelow}>
        <ExplainerLink />
      </p>
      <Suspense>{asksForIdeas && <KeepIdea />}</Suspense>
    </main>
  )
}

/**
 * A new account gets the ideas of its guest unasked, on whichever screen they arrive. An older one is asked: on a shared
 * device they may be somebody else's. Says whether to ask.
 */
function useGuestIdeas({ totalSolved }: User): boolean {
  const cache = useQueryClient()
  const { go } = useNavigation()
  const [hasVisited] = useState(hasGuestIdea)
  const [isNew] = useState(totalSolved === 0)
  const isBrought = hasVisited && isNew
  useEffect(() => {
    if (!isBrought) return
    // Without network the next dashboard tries again.
    import('../modules/guest/bring-ideas.ts').then(
      ({ bringGuestIdeas }) => bringGuestIdeas(cache, go),
      () => undefined,
    )
  }, [isBrought, cache, go])
  return hasVisited && !isNew
}

interface HeadProps extends RecentDays, StreakNews {
  user: User
}

const DashboardHead = ({ user, ...days }: HeadProps) => (
  <div className={styles.top}>
    <Greeting user={user} {...days} />
    <p className={styles.explainer}>
      <ExplainerLink />
    </p>
  </div>
)

function Greeting({ user, today, ...days }: HeadProps) {
  const { plan, timeZone, totalSolved, streak, lastSubmissionDate: last } = user
  const { count, limit } = useRoundsToday() ?? { count: 0, limit: roundsPerDay[plan] }
  const daysAway = last === null ? null : daysBetween(dayAt(Date.parse(last), timeZone), today)
  const hour = createHourReader(timeZone)(Date.now())
  const news = streakNewsText({ today, streak, sessions: count, ...days })
  return <h1>{news ?? greetingOf({ name: isolateText(user.firstName), hour, count, limit, totalSolved, daysAway })}</h1>
}

function LowerCards({ user, today, kinds, open, since }: DayCardsProps) {
  const note = useQuery({ ...reminderNoteQuery, enabled: user.totalSolved > 2 }).data
  const hasNote = note !== undefined && note.kind !== 'none'
  const isFirst = user.totalSolved === 0
  // One thing is asked at a time.
  const mayOffer = note?.kind === 'none' && canUsePasskeys()
  return (
    <>
      <Suspense>{hasNote && <ReminderNote user={user} />}</Suspense>
      <Suspense>
        <LaterCards />
      </Suspense>
      <MonthCard today={today} kinds={kinds} open={open} since={since} />
      {!isFirst && <PremiumCard {...user} />}
      <Suspense>
        <AchievementList />
        {isFirst && <PremiumCard {...user} />}
        {/* Below all others: nothing moves when it comes. */}
        {mayOffer && <PasskeyOffer />}
      </Suspense>
    </>
  )
}

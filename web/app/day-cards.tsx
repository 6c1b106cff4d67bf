import type { Day } from '@app/domain/day/day'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type ReactElement, useState } from 'react'
import type { User } from '../api/session.ts'
import { useSubmissionQueue } from '../device/submission-queue/submission-queue.ts'
import { shouldEndWithAllActive } from '../modules/feedback/favourites-choice.ts'
import { type FinishedRound, latestRoundQuery } from '../modules/feedback/feedback.queries.ts'
import type { FeedbackCardProps } from '../modules/feedback/feedback-card.tsx'
import { NextCard } from '../modules/rounds/next-card.tsx'
import { useIsDayDone } from '../modules/rounds/rounds-today.ts'
import { TodayCard } from '../modules/rounds/today-card.tsx'
import type { OpenWindow, RecentDays, StreakNews } from '../modules/streak/day-log.queries.ts'
import { StreakCard } from '../modules/streak/streak-card.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import * as styles from './day-cards.module.css'
import { rollOverDay } from './refetch.ts'

export const preloadLaterParts = async () => (await import('./later-parts.tsx')).laterParts

let fetchedCard: ComponentType<FeedbackCardProps> | undefined

/** Fetched ahead, the card is drawn in one step with all others. */
export async function preloadFeedbackCard() {
  fetchedCard = (await import('../modules/feedback/feedback-card.tsx')).FeedbackCard
  return fetchedCard
}

const LaterCard = lazyPart(preloadFeedbackCard)

export interface DayCardsProps extends RecentDays, StreakNews {
  user: User
  /** The first day of the account. */
  since: Day
  open: OpenWindow
}

interface Props extends DayCardsProps {
  /** Under the problem of the day; where there is room, the streak fills the row before it. */
  note: ReactElement
}

export function DayCards({ note, ...day }: Props) {
  const { user, today } = day
  const cache = useQueryClient()
  const finished = useFinishedToday()
  const isDone = useIsDayDone()
  const next = isDone ? (
    <NextCard user={user} today={today} onShowNext={() => void rollOverDay(cache)} />
  ) : (
    <TodayCard user={user} finished={finished?.problemText ?? null} />
  )
  const streak = (
    <dl className={styles.streak}>
      <StreakCard {...day} isCalm={Boolean(finished)} />
    </dl>
  )
  if (finished)
    return (
      <>
        <Finished round={finished} isDone={isDone} beside={[next, streak]} />
        {note}
      </>
    )
  return (
    <>
      {next}
      {note}
      {streak}
    </>
  )
}

/** A result that comes because the device has sent its list waits behind a link: nothing moves under a finger. */
function useFinishedToday() {
  const latest = useQuery(latestRoundQuery).data?.today
  const { sending, syncedIds } = useSubmissionQueue()
  const [shown, setShown] = useState(latest)
  const isSynced = latest != null && latest.id !== shown?.id && (sending !== null || syncedIds.includes(latest.id))
  if (latest !== shown && !isSynced) setShown(latest)
  return isSynced ? shown : latest
}

/** How long (ms) the feedback stands before a problem that is left. */
const feedbackFreshMs = 10 * 60_000

interface FinishedProps {
  round: FinishedRound
  isDone: boolean
  beside: readonly [next: ReactElement, streak: ReactElement]
}

function Finished({ round, isDone, beside: [next, streak] }: FinishedProps) {
  const [wasFresh] = useState(() => Date.now() - Date.parse(round.finishedAt) < feedbackFreshMs)
  const [Card] = useState(() => fetchedCard ?? LaterCard)
  const asks = shouldEndWithAllActive(round, wasFresh)
  const isFirst = isDone || wasFresh
  const feedback = <Card round={round} shouldAsk={asks} isFirst={isFirst} />
  return (
    <>
      {isFirst && feedback}
      <div className={asks ? `${styles.beside} ${styles.wide}` : styles.beside}>
        {next}
        {streak}
      </div>
      {!isFirst && feedback}
    </>
  )
}

import { dayAt } from '@app/domain/day/day'
import { shownText } from '@app/domain/text/text'
import { useQuery } from '@tanstack/react-query'
import { Timer } from 'lucide-react'
import { Suspense, useDeferredValue } from 'react'
import { isNoNetwork, isRefused, sentenceOf } from '../../api/call-failed.ts'
import { installationQuery } from '../../api/installation.ts'
import { useUser } from '../../api/session.ts'
import { settingsQuery } from '../../api/settings.ts'
import { brand } from '../../ui/brand.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Link } from '../../ui/link.tsx'
import { useNavigation } from '../../ui/navigation.ts'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import { LitCard, useLogAround } from '../streak/lit-card.tsx'
import { Comparisons } from './comparisons.tsx'
import { type FinishedRound, finishedRoundQuery, isCompared, latestQuery } from './feedback.queries.ts'
import { FewIdeas, isShort } from './few-ideas.tsx'
import { IdeaRows } from './idea-rows.tsx'
import { OrderCard } from './order-card.tsx'
import { PickForm } from './pick-form.tsx'
import * as roundEndStyles from './round-end.module.css'
import * as styles from './round-screen.module.css'
import { asksFirst } from './round-summary.ts'
import { ScorePart } from './score-part.tsx'
import { SecondLook } from './second-look.tsx'
import { ShareShape } from './share-shape.tsx'
import { useFocusOnceChosen } from './use-focus-once-chosen.ts'

const NotCountedCard = lazyPart(async () => (await import('./not-counted-card.tsx')).NotCountedCard)
const OpinionCard = lazyPart(async () => (await import('./opinion-card.tsx')).OpinionCard)

export function RoundScreen() {
  const { id = '' } = useNavigation().place.params
  const { data, error, isFetching, isPending, refetch } = useQuery(finishedRoundQuery(id))
  return (
    <main id="main" className={`${layout.wrap} ${layout.page} ${styles.roundPage}`}>
      <title>{`Handed in — ${brand}`}</title>
      {data && <Round round={data} isComparing={isFetching && !isCompared(data)} />}
      {isPending && <p role="status">Loading</p>}
      {error && !data && <NotShown error={error} onRetry={() => void refetch()} />}
    </main>
  )
}

interface Props {
  round: FinishedRound
  /** Earlier lists are still loading. */
  isComparing: boolean
}

function Round({ round, isComparing }: Props) {
  const { feedback } = round
  const asks = asksFirst(round)
  const heading = useFocusOnceChosen(asks)
  const rest = useRest(round)
  const isRestDue = useDeferredValue(rest.isKnown && !isComparing, false)
  if (asks) return <PickForm round={round} Head="h1" />
  return (
    <>
      {feedback ? (
        <OrderCard round={round} feedback={feedback} Head="h1" heading={heading} />
      ) : (
        <h1>{round.ideas.length} ideas, not counted</h1>
      )}
      <p className={styles.problem} dir="auto">
        {shownText(round.problemText)}
      </p>
      {isRestDue && (
        <Suspense>
          <Rest round={round} hasOpinions={rest.hasOpinions} isLast={rest.isLast} />
        </Suspense>
      )}
    </>
  )
}

/** The parts below wait until every call has succeeded or failed: none may move another. */
function useRest({ id, day }: FinishedRound) {
  const zone = useUser()?.timeZone ?? 'UTC'
  const isToday = day === dayAt(Date.now(), zone)
  const installation = useQuery(installationQuery)
  const hasModel = installation.data?.opinions ?? false
  const settings = useQuery({ ...settingsQuery, enabled: hasModel })
  const latest = useQuery({ ...latestQuery, enabled: isToday })
  const log = useLogAround(day, zone)
  return {
    isKnown: [installation, settings, latest, log].every(({ isLoading }) => !isLoading),
    hasOpinions: hasModel && (settings.data?.opinionsOn ?? false),
    isLast: isToday && latest.data?.today?.id === id,
  }
}

function Rest({ round, hasOpinions, isLast }: { round: FinishedRound; hasOpinions: boolean; isLast: boolean }) {
  const { feedback } = round
  return (
    <>
      {feedback && (isShort(feedback) ? <FewIdeas {...feedback} /> : <ScorePart feedback={feedback} Head="h2" />)}
      {feedback && (
        <Comparisons {...feedback} isOwn={round.kind === 'custom'} own={round.own}>
          <LitCard day={round.day} slots={round.slots} />
        </Comparisons>
      )}
      <IdeaRows round={round} feedback={feedback} />
      {hasUncounted(round) && <NotCountedCard round={round} />}
      {hasOpinions && <OpinionCard round={round} />}
      <SecondLook round={round} />
      <RoundEnd round={round} isLast={isLast} />
    </>
  )
}

/** A reply of the release before this one has neither field. */
const hasUncounted = ({ notCounted, otherLists }: Partial<FinishedRound>) =>
  Boolean(notCounted) || (otherLists ?? []).length > 0

function NotShown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isUnknown = isRefused(error, 'not_found', 'invalid_request')
  if (isNoNetwork(error)) return <NotOnDevice onRetry={onRetry} />
  return (
    <div className={surfaces.empty} role="alert">
      <h1>{isUnknown ? 'There is no such session' : 'That did not load'}</h1>
      <p>{isUnknown ? 'It may belong to another account.' : sentenceOf(error, 'Is there a connection?')}</p>
      {isUnknown ? (
        <Link className={buttons.btn} to="/">
          Back to Home
        </Link>
      ) : (
        <button type="button" className={buttons.btn} onClick={onRetry}>
          Try Again
        </button>
      )}
    </div>
  )
}

const NotOnDevice = ({ onRetry }: { onRetry: () => void }) => (
  <div className={surfaces.empty} role="alert">
    <h1>This session is not on this device</h1>
    <p>
      Without network you can open the sessions that you looked at here in the last 30 days. This one opens by itself
      once there is network.
    </p>
    <button type="button" className={buttons.btn} onClick={onRetry}>
      Try Again
    </button>
  </div>
)

const RoundEnd = ({ round, isLast }: { round: FinishedRound; isLast: boolean }) => (
  <div className={roundEndStyles.roundEnd}>
    <Link className={`${buttons.btn} ${buttons.big}`} to="/">
      Done
    </Link>
    {round.feedback && <ShareShape round={round} feedback={round.feedback} />}
    {isLast && (
      <p className={roundEndStyles.later}>
        <Timer className={layout.i} />
        <span>Second look tomorrow: one minute to add to this list</span>
      </p>
    )}
  </div>
)

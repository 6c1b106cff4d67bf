import { type Day, dayAt } from '@app/domain/day/day'
import { shownText } from '@app/domain/text/text'
import { useQuery } from '@tanstack/react-query'
import { Timer } from 'lucide-react'
import { type ComponentType, Suspense } from 'react'
import { isRefused, sentenceOf } from '../../api/call-failed.ts'
import { installationQuery } from '../../api/installation.ts'
import { useUser } from '../../api/session.ts'
import { brand } from '../../ui/brand.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Link } from '../../ui/link.tsx'
import { useNavigation } from '../../ui/navigation.ts'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import { Comparisons } from './comparisons.tsx'
import { type FinishedRound, finishedRoundQuery, latestQuery } from './feedback.queries.ts'
import { asksFirst } from './feedback-card.tsx'
import { FewIdeas, isShort } from './few-ideas.tsx'
import { IdeaRows } from './idea-rows.tsx'
import { OrderCard } from './order-card.tsx'
import { PickForm } from './pick-form.tsx'
import * as roundEndStyles from './round-end.module.css'
import * as styles from './round-screen.module.css'
import { ScorePart } from './score-part.tsx'
import { SecondLook } from './second-look.tsx'
import { ShareShape } from './share-shape.tsx'
import { useFocusOnceChosen } from './use-focus-once-chosen.ts'

const OpinionCard = lazyPart(async () => (await import('./opinion-card.tsx')).OpinionCard)

interface Props {
  /** What the round did for its day. */
  Lit: ComponentType<{ day: Day; slots: number }>
}

/** One finished round and all that can be said of it. */
export function RoundScreen({ Lit }: Props) {
  const { id = '' } = useNavigation().place.params
  const { data, error, isPending, refetch } = useQuery(finishedRoundQuery(id))
  const hasModel = useQuery(installationQuery).data?.opinions ?? false
  return (
    <main id="main" className={`${layout.wrap} ${layout.page} ${styles.roundPage}`}>
      <title>{`Handed in — ${brand}`}</title>
      {data && <Round round={data} hasModel={hasModel} Lit={Lit} />}
      {isPending && <p role="status">Loading</p>}
      {error && !data && <NotShown error={error} onRetry={() => void refetch()} />}
    </main>
  )
}

function Round({ round, hasModel, Lit }: Props & { round: FinishedRound; hasModel: boolean }) {
  const { feedback } = round
  const asks = asksFirst(round)
  const said = useFocusOnceChosen(asks)
  if (asks) return <PickForm round={round} Head="h1" />
  return (
    <>
      {feedback ? (
        <OrderCard round={round} feedback={feedback} Head="h1" said={said} />
      ) : (
        <h1>{round.ideas.length} ideas, not counted</h1>
      )}
      <p className={styles.problem} dir="auto">
        {shownText(round.problemText)}
      </p>
      {feedback && (isShort(feedback) ? <FewIdeas {...feedback} /> : <ScorePart feedback={feedback} Head="h2" />)}
      {feedback && (
        <Comparisons {...feedback} isOwn={round.kind === 'custom'} own={round.own}>
          <Lit day={round.day} slots={round.slots} />
        </Comparisons>
      )}
      <IdeaRows round={round} feedback={feedback} />
      {hasModel && (
        <Suspense>
          <OpinionCard round={round} />
        </Suspense>
      )}
      <SecondLook round={round} />
      <RoundEnd round={round} />
    </>
  )
}

function NotShown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isUnknown = isRefused(error, 'not_found', 'invalid_request')
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

/** Where somebody goes from a round. */
function RoundEnd({ round }: { round: FinishedRound }) {
  const zone = useUser()?.timeZone
  const isToday = zone !== undefined && round.day === dayAt(Date.now(), zone)
  // The server knows which list of a day was its last, and whether that day is still today.
  const isLast = useQuery({ ...latestQuery, enabled: isToday }).data?.today?.id === round.id
  return (
    <div className={roundEndStyles.roundEnd}>
      <Link className={`${buttons.btn} ${buttons.big}`} to="/">
        Done
      </Link>
      {round.feedback && <ShareShape round={round} feedback={round.feedback} />}
      {isToday && isLast && (
        <p className={roundEndStyles.later}>
          <Timer className={layout.i} />
          <span>Second look tomorrow: one minute to add to this list</span>
        </p>
      )}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { errorMessage, isNetworkError, isRefused } from '../../api/api-error.ts'
import { installationQuery } from '../../api/installation.ts'
import { settingsQuery } from '../../api/settings.ts'
import { useNavigation } from '../../router/navigation.ts'
import { brand } from '../../ui/brand.ts'
import { Button } from '../../ui/button.tsx'
import { useOtherIdeas } from '../shared-ideas/other-ideas.tsx'
import { hasTechniqueQuestion, shouldAskForFavourites } from './favourites-choice.ts'
import { FavouritesForm, useFocusOnceChosen } from './favourites-form.tsx'
import { type FinishedRound, finishedRoundQuery } from './feedback.queries.ts'
import { wasFinishedHere } from './finish-state.ts'
import { RoundResult } from './round-result.tsx'
import * as styles from './round-screen.module.css'

export function RoundScreen() {
  const { id = '' } = useNavigation().place.params
  const { data, error, isPending, refetch } = useQuery(finishedRoundQuery(id))
  return (
    <main id="main" className={`wrap ${styles.roundPage}`}>
      <title>{`Your session — ${brand}`}</title>
      {data && <Round key={id} round={data} />}
      {isPending && <p role="status">Loading</p>}
      {error && !data && <NotShown error={error} onRetry={() => void refetch()} />}
    </main>
  )
}

function Round({ round }: { round: FinishedRound }) {
  const asksTechnique = useQuestionAfterClaim(round)
  const asks = shouldAskForFavourites(round) || asksTechnique
  const heading = useFocusOnceChosen(asks, wasFinishedHere(round.id))
  const rest = useRest(round)
  const [wasDue, setWasDue] = useState(false)
  const isDue = wasDue || rest.isKnown
  // A call that is made again later must not take a dialog away that is open.
  if (isDue && !wasDue) setWasDue(true)
  const isRestDue = useDeferredValue(isDue, false)
  if (asks) return <FavouritesForm round={round} Head="h1" chosen={round.feedback?.favourites} />
  return <RoundResult round={round} heading={heading} isRestDue={isRestDue} hasOpinions={rest.hasOpinions} />
}

/** A list that had no total was not asked for its technique: its person said on this page that it is theirs. */
function useQuestionAfterClaim(round: FinishedRound): boolean {
  const [wasWithheld, setWasWithheld] = useState(round.withheld !== null)
  const isClaimed = wasWithheld && round.withheld === null
  const asks = isClaimed && round.techniqueLines === null && hasTechniqueQuestion(round)
  if (isClaimed && !asks) setWasWithheld(false)
  return asks
}

/** The parts below wait until every call has succeeded or failed: none may move another. */
function useRest(round: FinishedRound) {
  const installation = useQuery(installationQuery)
  const hasModel = installation.data?.opinions ?? false
  const settings = useQuery({ ...settingsQuery, enabled: hasModel })
  const minds = useOtherIdeas(round)
  return {
    isKnown: [installation, settings, minds].every(({ isLoading }) => !isLoading),
    hasOpinions: hasModel && (settings.data?.opinionsOn ?? false),
  }
}

function NotShown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isUnknown = isRefused(error, 'not_found', 'invalid_request')
  if (isNetworkError(error)) return <NotOnDevice onRetry={onRetry} />
  return (
    <div className="empty" role="alert">
      <h1>{isUnknown ? 'We can’t find that session' : 'That didn’t load'}</h1>
      <p>{isUnknown ? 'It may belong to a different account.' : errorMessage(error, 'Check your connection.')}</p>
      {isUnknown ? <Button to="/">Back to Today</Button> : <Button onClick={onRetry}>Try Again</Button>}
    </div>
  )
}

const NotOnDevice = ({ onRetry }: { onRetry: () => void }) => (
  <div className="empty" role="alert">
    <h1>This session isn’t on this device</h1>
    <p>It’ll open once you’re online.</p>
    <Button onClick={onRetry}>Try Again</Button>
  </div>
)

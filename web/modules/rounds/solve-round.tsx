import { difficultyNames } from '@app/domain/rounds/difficulty'
import { type ComponentType, useEffect, useState } from 'react'
import { useIsOffline } from '../../api/network.ts'
import type { User } from '../../api/session.ts'
import { Practice, usePractice } from './practice.tsx'
import { type RoundDraft, useRoundDraft } from './round-draft.ts'
import { togglePause } from './round-timer.ts'
import * as styles from './solve.module.css'
import { SolveBar } from './solve-bar.tsx'
import { ReportProblem, SolveWork } from './solve-work.tsx'
import type { OpenRound, QueuedReply } from './submission/queue-submission.ts'
import { type SubmissionState, useRestoreFocusAfterRefusal, useSubmission } from './submission/use-submission.ts'
import { useLocalSwitch } from './use-local-switch.ts'
import { type Idea, nonBlankIdeas } from './writing/ideas.ts'

interface Props {
  user: User
  round: OpenRound
  loadWaiting?: LoadSubmittingScreen | undefined
  onSubmit?: ((roundId: string, streak: number) => void) | undefined
}

const screen = `wrap ${styles.solve}`

export function SolveRound({ user, round, loadWaiting, onSubmit }: Props) {
  const roundDraft = useRoundDraft(
    { userId: user.id, roundId: round.id },
    { slots: round.slots, thinkerId: round.practice.thinkerId },
  )
  const { draft, change } = roundDraft
  const focus = useFocusMode(user)
  const practice = usePractice(round, roundDraft)
  const stopClock = usePauseWhileCovered(roundDraft)
  const submissionState = useRestoreFocusAfterRefusal(useSubmission(user, round, roundDraft, onSubmit))
  const Waiting = useSubmittingScreen(submissionState, user, loadWaiting)

  return (
    <>
      {Waiting && (
        <Waiting
          user={user}
          round={round}
          thinkerId={practice.help.isShown ? draft.thinkerId : null}
          ideas={nonBlankIdeas(draft.ideas)}
          later={submissionState.later}
        />
      )}
      <div hidden={Waiting !== null}>
        <SolveBar burn={draft} onTimer={(burn) => change(() => burn)} focus={focus} />
        <main id={Waiting ? undefined : 'main'} className={focus?.isOn ? `${screen} ${styles.focused}` : screen}>
          <div className={styles.problemHead}>
            <p className={`row ${styles.meta}`}>
              <span className="tag">{round.category}</span>
              <span className="tag mint">{difficultyNames[round.difficulty]}</span>
            </p>
            <h1 id="problem">{round.text}</h1>
            {!focus?.isOn && <Practice round={round} practice={practice} change={change} onCover={stopClock} />}
          </div>
          <SolveWork
            round={round}
            roundDraft={roundDraft}
            submissionState={submissionState}
            hintMoves={practice.hintMoves}
            aboutIds={practice.hasStep ? 'problem today' : 'problem'}
          />
          <ReportProblem roundId={round.id} />
        </main>
      </div>
    </>
  )
}

function useFocusMode({ plan }: User) {
  const [isOn, toggle] = useLocalSwitch('focus')
  return plan === 'premium' ? { isOn, toggle } : null
}

/** The clock stands still while something covers the boxes; a paused clock stays paused. */
function usePauseWhileCovered({ draft, change }: RoundDraft) {
  const [wasBurning, setWasBurning] = useState(false)
  return (isCovered: boolean) => {
    if (isCovered) setWasBurning(draft.pausedAt === null)
    if (isCovered ? draft.pausedAt === null : wasBurning) change((now) => togglePause(now, Date.now()))
  }
}

export interface SubmittingProps {
  user: User
  round: Pick<OpenRound, 'id' | 'text' | 'form' | 'practice'>
  /** Whose technique was shown. */
  thinkerId: RoundDraft['draft']['thinkerId'] | null
  ideas: readonly Idea[]
  /** There was no network: the list is kept on the device. */
  later: QueuedReply | null
}

export type LoadSubmittingScreen = (user: User) => Promise<ComponentType<SubmittingProps>>

/** Instead of the boxes from the submission until the next screen; null before it, after a refusal, and without its code. */
function useSubmittingScreen({ isAway, isBlank }: SubmissionState, user: User, load?: LoadSubmittingScreen) {
  const [Waiting, setWaiting] = useState<ComponentType<SubmittingProps> | null>(null)
  const isServerAway = useIsOffline()
  const isThere = Waiting !== null
  // Nothing is fetched before the first idea. What the network did not let through is asked for again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a submission and the network's return are such a moment.
  useEffect(() => {
    if (isThere || isBlank || !load) return
    const show = (loaded: ComponentType<SubmittingProps>) => setWaiting(() => loaded)
    load(user).then(show, () => undefined)
  }, [isThere, isBlank, load, user, isAway, isServerAway])
  return isAway ? Waiting : null
}

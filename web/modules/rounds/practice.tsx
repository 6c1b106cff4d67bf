import { thinkers } from '@app/content/thinkers'
import type { ThinkerId } from '@app/domain/rounds/thinker-ids'
import { useState } from 'react'
import type { Draft } from './round-draft.ts'
import { focusFirstBox } from './solve-work.tsx'
import { StepLine } from './step-line.tsx'
import { Example, Technique } from './technique.tsx'
import { type PracticedRound, techniqueHelpOf } from './technique-help.ts'
import { useLocalSwitch } from './use-local-switch.ts'
import { withOpener } from './writing/ideas.ts'

/** What is stored of it with the list. */
export type PracticeDraft = Pick<Draft, 'ideas' | 'thinkerId' | 'knownThinkerId' | 'isExampleClosed' | 'isStepDropped'>

interface Parts {
  draft: PracticeDraft
  change: (part: (draft: PracticeDraft) => Partial<PracticeDraft>) => void
}

/** The technique of the session, and whether its example is open. */
export function usePractice(round: PracticedRound, { draft, change }: Parts) {
  const help = techniqueHelpOf(round, draft)
  const { stage, hasExample, opener, technique } = help
  const [isHidden, toggleHidden] = useLocalSwitch('exampleHidden')
  const [openedId, setOpened] = useState<ThinkerId | null>(null)
  const [begun, setBegun] = useState<string | null>(null)
  // The first box follows the thinker that is chosen, while nobody has written in it.
  if (begun !== opener) {
    setBegun(opener)
    change(({ ideas }) => ({ ideas: withOpener(ideas, opener) }))
  }
  const { step } = round.practice
  const hasStep = step !== null && !draft.isStepDropped
  const isWatched = help.isShown && stage === 1 && hasExample && !(hasStep || draft.isExampleClosed || isHidden)
  const isReopened = hasExample && openedId === help.thinkerId
  function toggleExample() {
    setOpened(isReopened ? null : help.thinkerId)
    if (stage === 1 && isHidden !== isReopened) toggleHidden()
  }
  return {
    help,
    draft,
    isWatched,
    isReopened,
    toggleExample,
    hasStep,
    hintMoves: stage === 3 && !hasStep ? technique.example.lines.map(({ move }) => move) : null,
  }
}

interface Props {
  round: PracticedRound
  practice: ReturnType<typeof usePractice>
  change: Parts['change']
  /** Something covers the boxes, or no longer. */
  onCover?: (isCovered: boolean) => void
}

export function Practice({ round, practice, change, onCover = () => undefined }: Props) {
  const { help, draft, isWatched, isReopened, toggleExample } = practice
  const thinker = thinkers.find(({ id }) => id === help.thinkerId) ?? thinkers[0]
  const { step } = round.practice
  const closeExample = (known: Partial<PracticeDraft>) => {
    change(() => ({ isExampleClosed: true, ...known }))
    focusFirstBox()
  }
  return (
    <>
      {step && (
        <StepLine
          id="today"
          step={step}
          isDropped={draft.isStepDropped === true}
          onDropped={(isStepDropped) => change(() => ({ isStepDropped }))}
        />
      )}
      {help.isShown && (
        <Technique
          help={help}
          thinker={thinker}
          pathThinkerId={round.practice.thinkerId}
          isExampleOpen={isWatched || isReopened}
          onToggleExample={toggleExample}
          onChoose={(thinkerId) => change(() => ({ thinkerId }))}
          onCover={onCover}
        />
      )}
      {(isWatched || isReopened) && (
        <Example
          help={help}
          onYourTurn={isWatched ? () => closeExample({}) : null}
          onKnown={() => closeExample({ knownThinkerId: help.thinkerId })}
          onHide={toggleExample}
        />
      )}
    </>
  )
}

import { thinkers } from '@app/content/thinkers'
import type { ThinkerId } from '@app/domain/rounds/thinker-ids'
import { useState } from 'react'
import type { Draft } from './round-draft.ts'
import { focusFirstBox } from './solve-work.tsx'
import { StepLine } from './step-line.tsx'
import { Example, Technique } from './technique.tsx'
import { type PracticedRound, techniqueHelpOf } from './technique-help.ts'
import { withOpener } from './writing/ideas.ts'

/** What is stored of it with the list. */
export type PracticeDraft = Pick<Draft, 'ideas' | 'thinkerId' | 'knownThinkerId' | 'isStepDropped'>

interface Parts {
  draft: PracticeDraft
  change: (part: (draft: PracticeDraft) => Partial<PracticeDraft>) => void
}

/** The technique of the session, and how much of its example is shown. */
export function usePractice(round: PracticedRound, { draft, change }: Parts) {
  const help = techniqueHelpOf(round, draft)
  const { stage, hasExample, opener, technique } = help
  const [openedId, setOpened] = useState<ThinkerId | null>(null)
  const [begun, setBegun] = useState<string | null>(null)
  // The first box follows the thinker that is chosen, while nobody has written in it.
  if (begun !== opener) {
    setBegun(opener)
    change(({ ideas }) => ({ ideas: withOpener(ideas, opener) }))
  }
  const { step } = round.practice
  const hasStep = step !== null && !draft.isStepDropped
  const isWatched = help.isShown && stage === 1 && hasExample && !hasStep
  const isExampleOpen = help.isShown && hasExample && openedId === help.thinkerId
  return {
    help,
    draft,
    isWatched,
    isExampleOpen,
    openExample: (isOpen: boolean) => setOpened(isOpen ? help.thinkerId : null),
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
  const { help, draft, isWatched, isExampleOpen, openExample } = practice
  const thinker = thinkers.find(({ id }) => id === help.thinkerId) ?? thinkers[0]
  const { step } = round.practice
  const write = (known: Partial<PracticeDraft>) => {
    openExample(false)
    change(() => known)
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
          onExample={isWatched || isExampleOpen ? null : () => openExample(true)}
          onChoose={(thinkerId) => change(() => ({ thinkerId }))}
          onCover={onCover}
        />
      )}
      {(isWatched || isExampleOpen) && (
        <Example
          help={help}
          isOpen={isExampleOpen}
          onToggle={() => openExample(!isExampleOpen)}
          onYourTurn={() => write({})}
          onKnown={() => write({ knownThinkerId: help.thinkerId })}
        />
      )}
    </>
  )
}

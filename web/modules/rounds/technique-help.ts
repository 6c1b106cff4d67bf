import { type Technique, techniques } from '@app/content/techniques'
import type { TechniqueStage } from '@app/domain/coach/technique-path'
import type { ThinkerId } from '@app/domain/rounds/thinker-ids'
import type { Draft } from './round-draft.ts'
import type { OpenRound } from './submission/queue-submission.ts'

export interface TechniqueHelp {
  thinkerId: ThinkerId
  isChosen: boolean
  /** The step of the coach is the one task of its session, unless the person chooses a thinker beside it. */
  isShown: boolean
  technique: Technique
  stage: TechniqueStage
  /** What begins the first line; none begins a name, or a line that is the answer itself. */
  opener: string | null
  /** The example would give answers away where it is about this very problem. */
  hasExample: boolean
}

export type PracticedRound = Pick<OpenRound, 'practice' | 'text' | 'form'>

type Chosen = Pick<Draft, 'thinkerId' | 'knownThinkerId' | 'isStepDropped'>

/** What a session shows of the technique of the thinker that is chosen in it. */
export function techniqueHelpOf(
  { practice, text, form }: PracticedRound,
  { thinkerId, knownThinkerId, isStepDropped }: Chosen,
): TechniqueHelp {
  const own = placeOf(practice, thinkerId)
  const technique = techniques[thinkerId]
  const isKnown = knownThinkerId === thinkerId && own.stage === 1
  const stage = (isKnown ? 2 : own.stage) as TechniqueStage
  const hasExample = technique.example.text !== text
  const isChosen = thinkerId !== practice.thinkerId
  const isShown = isChosen || practice.step === null || isStepDropped === true
  const isBegun = isShown && form === 'idea' && (stage === 2 || (stage === 1 && !hasExample))
  const opener = isBegun ? (technique.openers[own.opener] ?? null) : null
  return { thinkerId, isChosen, isShown, technique, stage, opener, hasExample }
}

const placeOf = (practice: OpenRound['practice'], thinkerId: ThinkerId) =>
  [practice, ...practice.others].find((each) => each.thinkerId === thinkerId) ?? { stage: 1, opener: 0 }

/** What the submission says of it. */
export function shownPracticeOf(round: PracticedRound, draft: Chosen & Pick<Draft, 'ideas'>) {
  const { stage, isChosen } = techniqueHelpOf(round, draft)
  const { practice } = round
  return {
    stage,
    opener: draft.ideas[0]?.opener === undefined ? null : placeOf(practice, draft.thinkerId).opener,
    stepId: draft.isStepDropped ? null : (practice.step?.id ?? null),
    thinkerBy: isChosen ? ('person' as const) : ('path' as const),
  }
}

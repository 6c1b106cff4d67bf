import type { ProblemForm } from '@app/domain/rounds/problem-form'
import { capitalize, formatCount } from '@app/domain/text/number-words'
import { Check, TriangleAlert } from 'lucide-react'
import * as solve from '../solve.module.css'
import { findLengthFault } from './idea-limit.ts'
import { hasTooManyIdeas, type Idea, nonBlankIdeas } from './ideas.ts'
import { noVoiceNote, type Voice } from './use-voice.ts'
import * as styles from './writing-notes.module.css'

/** Nothing before the first word, except where the browser cannot save. */
export const SavedNote = ({ isSaved, isWritten }: { isSaved: boolean; isWritten: boolean }) => (
  <p className={`small muted ${styles.savedNote}`} role="status">
    {!isSaved && <TriangleAlert className="i" />}
    {isSaved && isWritten && <Check className="i" />}
    {!isSaved && <span>Not saved: this browser is blocking storage</span>}
    {isSaved && isWritten && <span>Saved on this device</span>}
  </p>
)

/** Without a microphone at once, with one after its first press. */
export const VoiceNote = ({ voice: { isMute, wasPressed } }: { voice: Pick<Voice, 'isMute' | 'wasPressed'> }) =>
  (isMute || wasPressed) && (
    <p className={`${styles.voiceNote} ${solve.voiceNote}`}>
      {isMute ? noVoiceNote() : 'Your browser does the listening. We only get the text.'}
    </p>
  )

/** Why the list cannot be submitted as it is. */
export function LimitNote({ ideas, slots, form }: { ideas: readonly Idea[]; slots: number; form: ProblemForm }) {
  const faulty = ideas.flatMap(({ text }, at) => (findLengthFault(text) === null ? [] : [at + 1]))
  return (
    <p className={`err ${styles.limitNote}`} role="status">
      {hasTooManyIdeas(ideas, slots) && (
        <>
          <TriangleAlert className="i" />
          <span>{tooManyText(nonBlankIdeas(ideas).length, slots, form)}</span>
        </>
      )}
      {faulty.length > 0 && (
        <>
          <TriangleAlert className="i" />
          <span>
            {faulty.length === 1
              ? `${capitalize(form)} ${faulty[0]} needs fixing before you can submit.`
              : `${capitalize(form)}s ${faulty.join(', ')} need fixing before you can submit.`}
          </span>
        </>
      )}
    </p>
  )
}

const tooManyText = (written: number, slots: number, form: ProblemForm) =>
  `${formatCount(written, form)}, but there’s only room for ${slots}. Clear ${written - slots} to submit.`

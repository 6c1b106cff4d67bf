import { slotsFor } from '@app/domain/rounds/slots'
import { Flame } from 'lucide-react'
import { useRef } from 'react'
import type { User } from '../../../api/session.ts'
import { Link } from '../../../ui/link.tsx'
import * as buttons from '../../../ui/styles/buttons.module.css'
import * as layout from '../../../ui/styles/layout.module.css'
import { useForm } from '../../../ui/use-form.ts'
import { IdeaList } from '../writing/idea-list.tsx'
import { useBoxes } from '../writing/ideas.ts'
import { LimitNote, SavedNote, VoiceNote } from '../writing/notes.tsx'
import { speechEngineMaker } from '../writing/speech-engine.ts'
import * as styles from './custom.module.css'
import { useCustomDraft } from './custom-draft.ts'
import { ProblemField } from './problem-field.tsx'
import { useCustomHandIn } from './use-custom-hand-in.ts'

export function CustomForm({ user }: { user: User }) {
  const drafted = useCustomDraft(user.id, slotsFor(user))
  const { draft, change, isSaved } = drafted
  const boxes = useBoxes(change)
  const voice = { ...boxes.voice, isMute: boxes.voice.isMute || !speechEngineMaker() }
  const { handIn, isPending, canHandIn } = useCustomHandIn(drafted)
  const submitButton = useRef<HTMLButtonElement>(null)

  const { form } = useForm({ isBusy: isPending, send: submit })

  const isWritten = draft.problem !== '' || draft.ideas.some(({ text }) => text !== '')
  function submit() {
    voice.hush()
    handIn()
  }

  return (
    <form {...form}>
      <ProblemField problem={draft.problem} isReadOnly={isPending} onType={(problem) => change(() => ({ problem }))} />
      <IdeaList
        ideas={draft.ideas}
        isReadOnly={isPending}
        voice={voice}
        submitButton={submitButton}
        onType={boxes.onType}
        onSpread={boxes.onSpread}
        tally={(filled, slots) => `${filled} / ${slots}`}
        onSubmit={submit}
      />
      <VoiceNote isMute={voice.isMute} />
      <LimitNote ideas={draft.ideas} />
      <div className={styles.customActs}>
        <button
          ref={submitButton}
          type="submit"
          className={`${buttons.btn} ${styles.btn} ${buttons.big} ${buttons.accent}`}
          disabled={!canHandIn}
        >
          Submit Solutions <Flame className={layout.i} />
        </button>
        <Link to="/solution-history" className={`${buttons.btn} ${styles.btn} ${buttons.big} ${buttons.line}`}>
          View Solution History & Export
        </Link>
        <SavedNote isSaved={isSaved} isWritten={isWritten} />
      </div>
    </form>
  )
}

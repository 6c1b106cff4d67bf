import { slotsFor } from '@app/domain/round/slots'
import { Flame } from 'lucide-react'
import { useRef } from 'react'
import type { User } from '../../../api/session.ts'
import { Link } from '../../../ui/link.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { IdeaList } from '../writing/idea-list.tsx'
import { LimitNote, SavedNote, VoiceNote } from '../writing/notes.tsx'
import { speechEngineMaker } from '../writing/speech-engine.ts'
import { useBoxes } from '../writing/use-boxes.ts'
import { useCustomDraft } from './custom-draft.ts'
import { ProblemField } from './problem-field.tsx'
import { useCustomHandIn } from './use-custom-hand-in.ts'

export function CustomForm({ user }: { user: User }) {
  const drafted = useCustomDraft(user.id, slotsFor(user))
  const { draft, change, isKept } = drafted
  const boxes = useBoxes(change)
  const voice = { ...boxes.voice, isMute: boxes.voice.isMute || !speechEngineMaker() }
  const { handIn, isPending, canHandIn } = useCustomHandIn(drafted)
  const submitButton = useRef<HTMLButtonElement>(null)

  const { form } = useForm({ isBusy: isPending, send: submit })

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
      <div className="custom-acts">
        <button ref={submitButton} type="submit" className="btn big accent" disabled={!canHandIn}>
          Submit Solutions <Flame className="i" />
        </button>
        <Link to="/solution-history" className="btn big line">
          View Solution History & Export
        </Link>
        <SavedNote isKept={isKept} />
      </div>
    </form>
  )
}

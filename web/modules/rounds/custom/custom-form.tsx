import type { Reply } from '@app/contract/calls'
import { formPlurals, type ProblemForm, problemForms } from '@app/domain/rounds/problem-form'
import { missingIdeasMessages, roundLimits } from '@app/domain/rounds/round'
import { slotsFor } from '@app/domain/rounds/slots'
import { formatNumber } from '@app/domain/text/number-words'
import { countGraphemes, isBlank, trimText } from '@app/domain/text/text'
import { Flame } from 'lucide-react'
import { useId, useRef } from 'react'
import type { User } from '../../../api/session.ts'
import { useNavigation } from '../../../router/navigation.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useAutoGrow } from '../../../ui/use-auto-grow.ts'
import { isSendingOrSent, useForm } from '../../../ui/use-form.ts'
import { Practice, type PracticeDraft, usePractice } from '../practice.tsx'
import { type PracticedRound, shownPracticeOf } from '../technique-help.ts'
import { findLengthFault } from '../writing/idea-limit.ts'
import { IdeaList } from '../writing/idea-list.tsx'
import { isOverLimit, nonBlankIdeas } from '../writing/ideas.ts'
import { useIdeaBoxes } from '../writing/use-idea-boxes.ts'
import { LimitNote, SavedNote, VoiceNote } from '../writing/writing-notes.tsx'
import * as styles from './custom.module.css'
import { type CustomSubmissionInput, useSolveCustom } from './custom.queries.ts'
import { type CustomDraft, type CustomDraftState, formOf, useCustomDraft } from './custom-draft.ts'

interface FormProps {
  user: User
  /** Null where the server did not say it. */
  given: Reply<'sessionStatus'>['practice'] | null
}

export function CustomForm({ user, given }: FormProps) {
  const slots = slotsFor(user)
  const roundDraft = useCustomDraft(user.id, slots)
  const { draft, change, isSaved } = roundDraft
  const boxes = useIdeaBoxes(change)
  const { voice } = boxes
  const round = given && { practice: given, text: draft.problem, form: formOf(draft) }
  const { handIn, isPending, canHandIn } = useCustomHandIn(roundDraft, round, slots)
  const submitButton = useRef<HTMLButtonElement>(null)

  const { form } = useForm({ isBusy: isPending, send: submit })

  const isWritten = draft.problem !== '' || draft.ideas.some(({ text }) => text !== '')
  function submit() {
    voice.hush()
    handIn()
  }

  return (
    <form className={styles.sides} {...form}>
      <div>
        <ProblemField
          problem={draft.problem}
          isReadOnly={isPending}
          onType={(problem) => change(() => ({ problem }))}
        />
        <FormChips form={formOf(draft)} isReadOnly={isPending} onChoose={(form) => change(() => ({ form }))} />
        {round && <OwnPractice round={round} draft={draft} change={change} />}
      </div>
      <div>
        <IdeaList
          aboutIds={given?.step && !draft.isStepDropped ? 'today' : undefined}
          form={formOf(draft)}
          ideas={draft.ideas}
          slots={slots}
          isReadOnly={isPending}
          voice={voice}
          submitButton={submitButton}
          onType={boxes.onType}
          onSpread={boxes.onSpread}
          tally={(filled, slots) => `${filled} / ${slots}`}
          onSubmit={submit}
        />
        <VoiceNote voice={voice} />
        <LimitNote ideas={draft.ideas} slots={slots} form={formOf(draft)} />
        <div className={`goes ${styles.acts}`} data-part="goes">
          <Button ref={submitButton} type="submit" kind="accent" size="big wide" disabled={!canHandIn}>
            Submit Solutions <Flame className="i" />
          </Button>
          <SavedNote isSaved={isSaved} isWritten={isWritten} />
        </div>
      </div>
    </form>
  )
}

/** The choice of a thinker is stored, not that of the path: it may have another one by the next visit. */
const practiceDraftOf = (draft: CustomDraft, { practice }: PracticedRound) => ({
  ...draft,
  thinkerId: draft.thinkerId ?? practice.thinkerId,
})

interface PracticeProps {
  round: PracticedRound
  draft: CustomDraft
  change: CustomDraftState['change']
}

function OwnPractice({ round, draft, change }: PracticeProps) {
  const parts = {
    draft: practiceDraftOf(draft, round),
    change: (part: (draft: PracticeDraft) => Partial<PracticeDraft>) =>
      change((now) => part(practiceDraftOf(now, round))),
  }
  return <Practice round={round} practice={usePractice(round, parts)} change={parts.change} />
}

interface Props {
  problem: string
  isReadOnly: boolean
  onType: (problem: string) => void
}

const limit = roundLimits.customProblem

function ProblemField({ problem, isReadOnly, onType }: Props) {
  const id = useId()
  const fault = findLengthFault(problem, limit)
  const box = useRef<HTMLTextAreaElement>(null)
  useAutoGrow(box, problem)
  return (
    <div className={styles.own}>
      <label htmlFor={id}>Your problem</label>
      <textarea
        className="input"
        ref={box}
        id={id}
        dir="auto"
        value={problem}
        placeholder="Describe a scene, a thing or a person."
        readOnly={isReadOnly}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onType(target.value)}
      />
      <p className={fault === null ? styles.hint : `${styles.hint} err`} id={`${id}-note`}>
        <span>{fault ?? 'Only you can see it.'}</span>
        <span className="num">{`${formatNumber(countGraphemes(problem))} / ${formatNumber(limit.graphemes)}`}</span>
      </p>
    </div>
  )
}

interface FormChipsProps {
  form: ProblemForm
  isReadOnly: boolean
  onChoose: (form: ProblemForm) => void
}

const FormChips = ({ form, isReadOnly, onChoose }: FormChipsProps) => (
  <fieldset className={styles.forms} disabled={isReadOnly}>
    <legend>I need:</legend>
    {problemForms.map((each) => (
      <label key={each}>
        <input className="cover" type="radio" name="form" checked={each === form} onChange={() => onChoose(each)} />
        <span>{each === 'line' ? 'sentences' : formPlurals[each]}</span>
      </label>
    ))}
  </fieldset>
)

function useCustomHandIn({ draft, keyFor, discard }: CustomDraftState, round: PracticedRound | null, slots: number) {
  const submit = useSolveCustom(discard)
  const { go } = useNavigation()
  const missing = missingIn(draft)
  const isBusy = isSendingOrSent(submit)
  const isOver = findLengthFault(draft.problem, limit) !== null || isOverLimit(draft.ideas, slots)

  function handIn() {
    if (isBusy || isOver) return
    if (missing) return void showToast({ ...missing, tone: 'danger' })
    const body = bodyOf(draft, round)
    const toDashboard = () => go('/', { replace: true })
    submit.mutate({ body, key: keyFor(JSON.stringify(body)) }, { onSuccess: toDashboard })
  }

  return { handIn, isPending: isBusy, canHandIn: !(isBusy || isOver || missing) }
}

function missingIn({ problem, ideas }: CustomDraft) {
  if (isBlank(problem))
    return { title: 'Problem Required', text: 'Please write your custom problem before submitting solutions.' }
  if (nonBlankIdeas(ideas).length === 0) return { title: 'Solutions Required', text: missingIdeasMessages.custom }
  return null
}

function bodyOf(draft: CustomDraft, round: PracticedRound | null): CustomSubmissionInput['body'] {
  const { problem, form } = draft
  const written = nonBlankIdeas(draft.ideas)
  const practised = round && practiceDraftOf(draft, round)
  return {
    problemText: trimText(problem),
    form: formOf({ form, problem }),
    solutions: written.map(({ text }) => text),
    submissionMethod: written.map(({ method }) => method),
    ...(practised && { thinkerId: practised.thinkerId, practice: shownPracticeOf(round, practised) }),
  }
}

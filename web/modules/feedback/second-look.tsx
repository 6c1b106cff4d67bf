import { capitalize, ideaNumberOf } from '@app/domain/text/number-words'
import { sanitizeForDisplay, trimText } from '@app/domain/text/text'
import { type RefObject, useEffect, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ShowAllButton } from '../../ui/show-all-button.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { useForm } from '../../ui/use-form.ts'
import { findLengthFault, formatRoomLeft } from '../rounds/writing/idea-limit.ts'
import { nextIdeaText } from '../rounds/writing/ideas.ts'
import { type FinishedRound, useSaveSecondLook } from './feedback.queries.ts'
import { NumberedIdeas } from './numbered-ideas.tsx'
import * as styles from './second-look.module.css'
import { maxSecondLookIdeas, useSecondLookDraft } from './second-look-draft.ts'

interface Props {
  round: FinishedRound
  isFolded?: boolean
  /** Its row says what it is. */
  isTitled?: boolean
}

/** Up to five more ideas for yesterday's list, counted apart. */
export function SecondLook({ round, isFolded = false, isTitled = true }: Props) {
  const head = useId()
  const [couldLook] = useState(round.canLookAgain)
  const heading = useFocusIfLost<HTMLHeadingElement>(couldLook && !round.canLookAgain)
  if (!round.canLookAgain && round.secondLook.length === 0) return null
  return (
    <section className={`card ${styles.secondLook}`} aria-labelledby={head}>
      <h2 id={head} ref={heading} tabIndex={-1} className={isTitled ? undefined : 'sr'}>
        {round.canLookAgain ? 'A second look' : 'Your second look'}
      </h2>
      {round.canLookAgain ? (
        <MoreIdeas round={round} isFolded={isFolded} />
      ) : (
        <ul>
          {round.secondLook.map((idea, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a finished list never changes.
            <li key={place} dir="auto">
              {sanitizeForDisplay(idea)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const shownOnPhone = 3

function MoreIdeas({ round, isFolded }: Required<Omit<Props, 'isTitled'>>) {
  const { ideas, write, discard } = useSecondLookDraft(round.id)
  const look = useSaveSecondLook(round.id, discard)
  const written = ideas.map(trimText).filter((idea) => idea !== '')
  const canAdd = written.length > 0 && written.every((idea) => findLengthFault(idea) === null) && !look.isPending
  const { form } = useForm({ isBusy: look.isPending, send: () => canAdd && look.mutate(written) })
  const firstBlank = ideas.findIndex((idea) => trimText(idea) === '')
  const [isOpenAtFirst] = useState(!isFolded || written.length > 0)
  const [pressed, setPressed] = useState<boolean | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const isOpen = pressed ?? isOpenAtFirst
  const opener = useFocusIfLost<HTMLButtonElement>(pressed === false)
  const first = useFocusIfLost<HTMLInputElement>(isFolded && isOpen)
  useEffect(() => {
    if (!pressed) return
    // What is answered comes into view with the box that has the focus.
    const section = first.current?.closest('section')
    for (const part of [section, section?.firstElementChild, first.current]) part?.scrollIntoView({ block: 'nearest' })
  }, [pressed, first])
  if (!isOpen)
    return (
      <p className={styles.folded}>
        <span className="muted" dir="auto">
          {sanitizeForDisplay(round.problemText)}
        </span>
        <button type="button" className="btn line" ref={opener} onClick={() => setPressed(true)}>
          {`Add ${capitalize(round.form)}s`}
        </button>
      </p>
    )
  return (
    <form {...form}>
      <p className={styles.problem} dir="auto">
        {sanitizeForDisplay(round.problemText)}
      </p>
      <NumberedIdeas ideas={round.ideas} className={styles.had} aria-label="Yesterday’s ideas" />
      {round.ideas.length > shownOnPhone && (
        <ShowAllButton
          isOpen={showsAll}
          count={round.ideas.length}
          className={styles.all}
          onToggle={() => setShowsAll(!showsAll)}
        />
      )}
      <div className={styles.boxes}>
        <p className="muted">Add up to five more. Your score won’t change.</p>
        {ideas.map((idea, place) => (
          <OneMore
            // biome-ignore lint/suspicious/noArrayIndexKey: five boxes that never move.
            key={place}
            name={`Extra ${round.form}, ${ideaNumberOf(place)} of ${maxSecondLookIdeas}`}
            number={ideaNumberOf(round.ideas.length + place)}
            idea={idea}
            placeholder={place === firstBlank ? nextIdeaText : undefined}
            isReadOnly={look.isPending}
            onType={(text) => write(place, text)}
            place={place === 0 ? first : undefined}
          />
        ))}
        <p className={styles.acts}>
          <Button type="submit" aria-disabled={!canAdd}>
            Add to the List
          </Button>
          {isFolded && (
            <button type="button" className="link" onClick={() => setPressed(false)}>
              Not now
            </button>
          )}
        </p>
      </div>
    </form>
  )
}

interface OneMoreProps {
  name: string
  /** The list goes on. */
  number: number
  idea: string
  placeholder: string | undefined
  isReadOnly: boolean
  onType: (text: string) => void
  place: RefObject<HTMLInputElement | null> | undefined
}

function OneMore({ name, number, idea, placeholder, isReadOnly, onType, place }: OneMoreProps) {
  const note = useId()
  const fault = findLengthFault(idea)
  const shown = fault ?? formatRoomLeft(idea)
  return (
    <p className={styles.oneMore}>
      <b className="num" aria-hidden="true">
        {number}
      </b>
      <input
        ref={place}
        className="input"
        dir="auto"
        aria-label={name}
        aria-invalid={fault !== null || undefined}
        aria-describedby={shown === null ? undefined : note}
        value={idea}
        placeholder={placeholder}
        readOnly={isReadOnly}
        onChange={({ target }) => onType(target.value)}
      />
      {shown !== null && (
        <small id={note} className={fault === null ? 'muted' : 'err'}>
          {shown}
        </small>
      )}
    </p>
  )
}

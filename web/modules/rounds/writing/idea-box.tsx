import type { ProblemForm } from '@app/domain/rounds/problem-form'
import { capitalize } from '@app/domain/text/number-words'
import { Mic } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type RefCallback, useId, useRef } from 'react'
import { SymbolDrawing } from '../../../ui/symbols.tsx'
import { useAutoGrow } from '../../../ui/use-auto-grow.ts'
import * as solve from '../solve.module.css'
import { findLengthFault, formatRoomLeft } from './idea-limit.ts'
import * as styles from './idea-list.module.css'
import { type Idea, isBlankIdea } from './ideas.ts'

interface Props {
  number: number
  form: ProblemForm
  aboutIds: string | undefined
  idea: Idea
  hint: string | null | undefined
  placeholder: string | undefined
  isReadOnly: boolean
  /** Null without speech recognition. */
  voice: { isOn: boolean; isHeard: boolean; toggle: () => void } | null
  boxRef: RefCallback<HTMLTextAreaElement>
  onType: (text: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void
}

export function IdeaBox({
  number,
  form,
  aboutIds,
  idea,
  hint,
  placeholder,
  isReadOnly,
  voice,
  boxRef,
  onType,
  ...keys
}: Props) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  useAutoGrow(box, idea.text, placeholder)
  const fault = findLengthFault(idea.text)
  const note = fault ?? formatRoomLeft(idea.text)
  const noteId = `${id}-note`
  return (
    <li
      className={voice?.isOn ? `${styles.idea} ${styles.listening}` : styles.idea}
      data-over={fault !== null || undefined}
    >
      <span className={styles.matchIcon}>
        <SymbolDrawing name={isBlankIdea(idea) ? 'match-new' : 'match-lit'} />
      </span>
      <label className="sr" htmlFor={id}>
        {`${capitalize(form)} ${number}`}
      </label>
      <textarea
        id={id}
        ref={(element) => {
          box.current = element
          boxRef(element)
        }}
        rows={1}
        enterKeyHint="next"
        dir="auto"
        value={idea.text}
        placeholder={placeholder}
        readOnly={isReadOnly}
        data-blank={isBlankIdea(idea) || undefined}
        onFocus={({ currentTarget }) =>
          isBlankIdea(idea) && currentTarget.setSelectionRange(idea.text.length, idea.text.length)
        }
        aria-invalid={fault !== null || undefined}
        aria-describedby={[aboutIds, (note || hint) && noteId].filter(Boolean).join(' ') || undefined}
        onChange={(event) => onType(event.target.value)}
        {...keys}
      />
      <span className={styles.ideaSide}>
        {voice?.isHeard && <Waves />}
        {voice && (
          <button
            type="button"
            className="iconBtn"
            aria-pressed={voice.isOn}
            aria-label={`${voice.isOn ? 'Stop' : 'Start'} voice for ${form} ${number}`}
            disabled={isReadOnly}
            onClick={voice.toggle}
          >
            <Mic className="i" />
          </button>
        )}
      </span>
      <Notes id={noteId} note={note} isFault={fault !== null} hint={hint} />
    </li>
  )
}

interface NotesProps extends Pick<Props, 'hint'> {
  id: string
  note: string | null
  isFault: boolean
}

const Notes = ({ id, note, isFault, hint }: NotesProps) =>
  note || hint ? (
    <div id={id} className={styles.ideaNotes}>
      {note && <p className={isFault ? `${styles.ideaNote} err` : styles.ideaNote}>{note}</p>}
      {hint && (
        <p className={`${styles.ideaHint} ${solve.ideaHint}`} ref={bringIntoSight}>
          {hint}
        </p>
      )}
    </div>
  ) : null

/** The hint of the focused box must not be behind the edge of the window or a bar. */
function bringIntoSight(hint: HTMLElement | null) {
  if (hint?.closest('li')?.contains(document.activeElement)) hint.scrollIntoView({ block: 'nearest' })
}

const Waves = () => (
  <span className={styles.ideaWaves} aria-hidden="true">
    {Array.from({ length: 7 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: seven equal bars that never move
      <i key={index} />
    ))}
  </span>
)

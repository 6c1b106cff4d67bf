import { Mic } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type Ref, useId } from 'react'
import { Drawing } from '../../../ui/symbols.tsx'
import { faultOf, roomLeft } from './idea-limit.ts'
import { type Idea, isBlank } from './ideas.ts'

interface Props {
  number: number
  idea: Idea
  hint: string | null | undefined
  placeholder: string | undefined
  isReadOnly: boolean
  /** Absent where the device cannot listen. */
  voice: { isOn: boolean; isHeard: boolean; toggle: () => void } | null
  boxRef: Ref<HTMLTextAreaElement>
  onType: (text: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void
}

export function IdeaBox({ number, idea, hint, placeholder, isReadOnly, voice, boxRef, onType, ...keys }: Props) {
  const id = useId()
  const fault = faultOf(idea.text)
  const note = fault ?? roomLeft(idea.text)
  const noteId = `${id}-note`
  return (
    <li className={voice?.isOn ? 'idea listening' : 'idea'} data-over={fault !== null || undefined}>
      <span className="match-icon">
        <Drawing name={isBlank(idea) ? 'match-new' : 'match-lit'} />
      </span>
      <label className="sr" htmlFor={id}>
        Solution {number}
      </label>
      <textarea
        id={id}
        ref={boxRef}
        rows={1}
        enterKeyHint="next"
        value={idea.text}
        placeholder={placeholder}
        readOnly={isReadOnly}
        aria-invalid={fault !== null || undefined}
        aria-describedby={note || hint ? noteId : undefined}
        onChange={(event) => onType(event.target.value)}
        {...keys}
      />
      <span className="idea-side">
        {voice?.isHeard && <Waves />}
        {voice && (
          <button
            type="button"
            className="icon-btn"
            aria-pressed={voice.isOn}
            aria-label={`${voice.isOn ? 'Stop' : 'Start'} voice for solution ${number}`}
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

/** What is said of a box, under its text. */
const Notes = ({ id, note, isFault, hint }: NotesProps) =>
  note || hint ? (
    <div id={id} className="idea-notes">
      {note && <p className={isFault ? 'idea-note err' : 'idea-note'}>{note}</p>}
      {hint && (
        <p className="idea-hint" ref={bringIntoSight}>
          {hint}
        </p>
      )}
    </div>
  ) : null

/** What is said of the box that is written in must not begin behind the edge of the window, or of a bar over it. */
function bringIntoSight(hint: HTMLElement | null) {
  if (hint?.closest('li')?.contains(document.activeElement)) hint.scrollIntoView({ block: 'nearest' })
}

const Waves = () => (
  <span className="idea-waves" aria-hidden="true">
    {Array.from({ length: 7 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: seven equal bars that never move
      <i key={index} />
    ))}
  </span>
)

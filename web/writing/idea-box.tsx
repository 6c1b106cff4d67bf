import { Mic } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type Ref, useId } from 'react'
import { Drawing } from '../ui/symbols.tsx'
import { faultOf, roomLeft } from './idea-limit.ts'
import { type Idea, isBlank } from './ideas.ts'

interface Props {
  number: number
  idea: Idea
  placeholder: string | undefined
  isReadOnly: boolean
  /** Absent where the device cannot listen. */
  voice: { isOn: boolean; isHeard: boolean; toggle: () => void } | null
  boxRef: Ref<HTMLTextAreaElement>
  onType: (text: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void
}

export function IdeaBox({ number, idea, placeholder, isReadOnly, voice, boxRef, onType, onKeyDown, onPaste }: Props) {
  const id = useId()
  const fault = faultOf(idea.text)
  const note = fault ?? roomLeft(idea.text)
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
        aria-describedby={note === null ? undefined : `${id}-note`}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
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
      {note !== null && (
        <p id={`${id}-note`} className={fault === null ? 'idea-note' : 'idea-note err'}>
          {note}
        </p>
      )}
    </li>
  )
}

const Waves = () => (
  <span className="idea-waves" aria-hidden="true">
    {Array.from({ length: 7 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: seven equal bars that never move
      <i key={index} />
    ))}
  </span>
)

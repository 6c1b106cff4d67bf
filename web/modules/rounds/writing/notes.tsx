import { Check, TriangleAlert } from 'lucide-react'
import { faultOf } from './idea-limit.ts'
import type { Idea } from './ideas.ts'
import './notes.css'

export const SavedNote = ({ isKept }: { isKept: boolean }) => (
  <p className="saved-note" role="status">
    {isKept ? <Check className="i" /> : <TriangleAlert className="i" />}
    {isKept ? 'Saved on this device' : 'Not saved: this browser keeps nothing'}
  </p>
)

/** Who hears what is said. */
export const VoiceNote = ({ isMute }: { isMute: boolean }) => (
  <p className="voice-note">
    {isMute ? 'Use the microphone on your keyboard.' : 'Your browser turns speech into text; we never receive audio.'}
  </p>
)

/** Why the button is off, when it is for length. */
export function LimitNote({ ideas }: { ideas: readonly Idea[] }) {
  const faulty = ideas.flatMap(({ text }, at) => (faultOf(text) === null ? [] : [at + 1]))
  return (
    <p className="err limit-note" role="status">
      {faulty.length > 0 && (
        <>
          <TriangleAlert className="i" />
          {faulty.length === 1
            ? `Solution ${faulty[0]} cannot be handed in as it is.`
            : `Solutions ${faulty.join(', ')} cannot be handed in as they are.`}
        </>
      )}
    </p>
  )
}

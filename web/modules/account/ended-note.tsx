import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { forgetEndedSession, hasSessionEnded } from '../../api/ended-session.ts'

/** Says why somebody stands at the door who had come in already. */
export function EndedNote() {
  const [hasEnded] = useState(hasSessionEnded)
  useEffect(forgetEndedSession, [])
  return (
    hasEnded && (
      <p className="note wait">
        <Clock className="i" />
        You were signed out. Sign in again to go on.
      </p>
    )
  )
}

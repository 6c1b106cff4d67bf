import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { forgetEndedSession, hasSessionEnded } from '../../api/ended-session.ts'
import * as fields from '../../ui/styles/fields.module.css'
import * as layout from '../../ui/styles/layout.module.css'

/** Says why somebody stands at the door who had come in already. */
export function EndedNote() {
  const [hasEnded] = useState(hasSessionEnded)
  useEffect(forgetEndedSession, [])
  return (
    hasEnded && (
      <p className={`${fields.note} ${fields.wait}`}>
        <Clock className={layout.i} />
        You were signed out. Sign in again to go on.
      </p>
    )
  )
}

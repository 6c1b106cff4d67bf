import { readSessionItem, removeSessionItem, writeSessionItem } from '../ui/session-storage.ts'

const key = 'session-ended'

export const rememberEndedSession = () => writeSessionItem(key, 'yes')

export const hasSessionEnded = () => readSessionItem(key) !== null

export const clearEndedSession = () => removeSessionItem(key)

/** A page that is still open after this was stopped on its way. */
const leavesWithinMs = 30_000

let signingOutUntil = 0

/** From the press on "Log out" until another page is open, refused calls are expected. */
export function markSigningOut() {
  signingOutUntil = performance.now() + leavesWithinMs
  addEventListener('pageshow', () => (signingOutUntil = 0), { once: true })
}

export const clearSigningOut = () => {
  signingOutUntil = 0
}

export const isSigningOut = () => performance.now() < signingOutUntil

/** From now on nothing of the person stands here, however long the next page takes. */
export function showSignedOut() {
  markSigningOut()
  if (document.body.hidden) return
  document.body.hidden = true
  const note = document.createElement('p')
  note.textContent = 'You were signed out.'
  note.style.margin = '1rem'
  note.style.font = 'var(--t-body) var(--font-text)'
  document.documentElement.append(note)
}

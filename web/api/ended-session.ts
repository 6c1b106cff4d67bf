const key = 'session-ended'

/** Stored for the sign-in screen, which may be another document. */
export function rememberEndedSession() {
  try {
    sessionStorage.setItem(key, 'yes')
  } catch {
    // Then the door opens without a word.
  }
}

export function hasSessionEnded(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function forgetEndedSession() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored either.
  }
}

/** So long (ms) the way to another page may take; a page that still stands here then was stopped on it. */
const leavesWithin = 30_000

let signingOutUntil = 0

/** From the press on "Log out" until another page stands here: calls that are refused meanwhile are no news. */
export function noteSigningOut() {
  signingOutUntil = performance.now() + leavesWithin
  addEventListener('pageshow', () => (signingOutUntil = 0), { once: true })
}

export const signsOutNow = () => performance.now() < signingOutUntil

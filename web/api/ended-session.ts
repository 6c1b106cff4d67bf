const key = 'session-ended'

/** Stored for the sign-in screen, which may be another document. */
export function rememberEndedSession() {
  try {
    sessionStorage.setItem(key, 'yes')
  } catch {}
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
  } catch {}
}

/** A page that is still open after this was stopped on its way. */
const leavesWithinMs = 30_000

let signingOutUntil = 0

/** From the press on "Log out" until another page is open, refused calls are expected. */
export function noteSigningOut() {
  signingOutUntil = performance.now() + leavesWithinMs
  addEventListener('pageshow', () => (signingOutUntil = 0), { once: true })
}

export const noteStaying = () => {
  signingOutUntil = 0
}

export const signsOutNow = () => performance.now() < signingOutUntil

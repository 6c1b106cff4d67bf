const key = 'session-ended'

/** Kept for the sign-in screen, which may be another document. */
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
    // Nothing was kept either.
  }
}

let isSigningOut = false

/** From the press on "Log out" until another page stands here: calls that are refused meanwhile are no news. */
export function noteSigningOut() {
  isSigningOut = true
  addEventListener('pageshow', () => (isSigningOut = false), { once: true })
}

export const signsOutNow = () => isSigningOut

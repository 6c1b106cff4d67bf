import { readTab, removeFromTab, writeTab } from '../ui/tab-storage.ts'

const key = 'session-ended'

export const rememberEndedSession = () => writeTab(key, 'yes')

export const hasSessionEnded = () => readTab(key) !== null

export const forgetEndedSession = () => removeFromTab(key)

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

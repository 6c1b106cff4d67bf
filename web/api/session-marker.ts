/* The cookie of a session cannot be read here. Each sign-in and each renewal leaves a new mark instead, for all tabs. */

const name = 'firecrest:session'

/** Null before the first sign-in on this device, and where the browser stores nothing. */
export function readSessionMarker(): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

export function writeSessionMarker() {
  try {
    localStorage.setItem(name, crypto.randomUUID())
  } catch {}
}

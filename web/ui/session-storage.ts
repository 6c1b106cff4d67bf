/* What lasts as long as the tab. Where storage is denied any access throws; nothing here ever does. */

export function readSessionItem(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

export function writeSessionItem(name: string, value: string) {
  try {
    sessionStorage.setItem(name, value)
  } catch {}
}

export function removeSessionItem(name: string) {
  try {
    sessionStorage.removeItem(name)
  } catch {}
}

/** The next person may use the same tab. */
export function clearSessionStorage() {
  try {
    sessionStorage.clear()
  } catch {}
}

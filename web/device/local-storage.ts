/* Private windows and full disks make storage throw at any access. Nothing here ever does. */

export function readLocal(name: string): string | null {
  try {
    return window.localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Null where the shape is wrong: people can edit the storage. */
export function readLocalJson<T>(name: string, isRight: (stored: Partial<T> | null) => stored is T): T | null {
  try {
    const stored = JSON.parse(readLocal(name) ?? 'null')
    return isRight(stored) ? stored : null
  } catch {
    return null
  }
}

export function writeLocal(name: string, value: string): boolean {
  try {
    window.localStorage.setItem(name, value)
    return true
  } catch {
    return false
  }
}

export function removeLocal(name: string) {
  try {
    window.localStorage.removeItem(name)
  } catch {}
}

export function listLocalKeys(prefix: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((name) => name.startsWith(prefix))
  } catch {
    return []
  }
}

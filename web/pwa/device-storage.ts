/* Private windows and full disks make storage throw at any touch, even at naming it. Nothing here ever does. */

export function readDevice(name: string): string | null {
  try {
    return window.localStorage.getItem(name)
  } catch {
    return null
  }
}

/** What is stored as JSON, where it has the right shape: anybody can write there. */
export function readJson<T>(name: string, isRight: (stored: Partial<T> | null) => stored is T): T | null {
  try {
    const stored = JSON.parse(readDevice(name) ?? 'null')
    return isRight(stored) ? stored : null
  } catch {
    return null
  }
}

/** Did the device keep it? */
export function writeDevice(name: string, value: string): boolean {
  try {
    window.localStorage.setItem(name, value)
    return true
  } catch {
    return false
  }
}

export function removeFromDevice(name: string) {
  try {
    window.localStorage.removeItem(name)
  } catch {
    // What cannot be touched holds nothing of ours either.
  }
}

export function namesOnDevice(prefix: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((name) => name.startsWith(prefix))
  } catch {
    return []
  }
}

export type Theme = 'system' | 'light' | 'dark'

const key = 'theme'
const listeners = new Set<() => void>()

/** What this device has chosen. Storage may be closed to us; then the system decides. */
export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(key)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return 'system'
  }
}

export function showTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

export function chooseTheme(theme: Theme) {
  showTheme(theme)
  try {
    localStorage.setItem(key, theme)
  } catch {
    // It holds until the page is left.
  }
  for (const listener of listeners) listener()
}

export function onTheme(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

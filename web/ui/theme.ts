export type Theme = 'system' | 'light' | 'dark'

export const nextTheme = { system: 'light', light: 'dark', dark: 'system' } as const satisfies Record<Theme, Theme>

export const themeSwitchLabel = (theme: Theme) => `Theme: ${theme}. Switch to ${nextTheme[theme]}`

const key = 'theme'
const listeners = new Set<() => void>()

/** For browsers that store nothing: it holds until the page is left. */
let chosen: Theme = 'system'

export function readTheme(): Theme {
  try {
    const saved = localStorage.getItem(key)
    return saved === 'light' || saved === 'dark' ? saved : 'system'
  } catch {
    return chosen
  }
}

export function applyTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  // The bar of the browser goes along.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const its = meta.dataset['theme']
    meta.setAttribute(
      'media',
      theme === 'system' ? `(prefers-color-scheme: ${its})` : theme === its ? 'all' : 'not all',
    )
  }
}

export function setTheme(theme: Theme) {
  chosen = theme
  applyTheme(theme)
  try {
    localStorage.setItem(key, theme)
  } catch {}
  for (const listener of listeners) listener()
}

export function onTheme(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Chosen in another tab, or on a page that was left and is shown again as it was. */
export function watchTheme() {
  const follow = () => {
    applyTheme(readTheme())
    for (const listener of listeners) listener()
  }
  addEventListener('storage', (event) => event.key === key && follow())
  addEventListener('pageshow', ({ persisted }) => persisted && follow())
}

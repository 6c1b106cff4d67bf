import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { nextTheme, onTheme, readTheme, setTheme, themeSwitchLabel } from './theme.ts'

export const themeIcons = { system: Monitor, light: Sun, dark: Moon }

export function ThemeSwitch({ isInMenu = false }: { isInMenu?: boolean }) {
  const theme = useSyncExternalStore(onTheme, readTheme, () => 'system' as const)
  const Icon = themeIcons[theme]
  return (
    <button
      type="button"
      className={isInMenu ? undefined : 'iconBtn bare'}
      data-part="theme"
      aria-label={themeSwitchLabel(theme)}
      onClick={() => setTheme(nextTheme[theme])}
    >
      <Icon className="i" />
      {isInMenu && <span>{`Theme: ${theme}`}</span>}
    </button>
  )
}

import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { nextTheme, onTheme, readTheme, setTheme, themeSwitchLabel } from './theme.ts'

export const themeIcons = { system: Monitor, light: Sun, dark: Moon }

export function ThemeSwitch({ inMenu = false }: { inMenu?: boolean }) {
  const theme = useSyncExternalStore(onTheme, readTheme, () => 'system' as const)
  const Icon = themeIcons[theme]
  return (
    <button
      type="button"
      className={inMenu ? undefined : 'iconBtn bare'}
      data-part="theme"
      aria-label={themeSwitchLabel(theme)}
      onClick={() => setTheme(nextTheme[theme])}
    >
      <Icon className="i" />
      {inMenu && <span>{`Theme: ${theme}`}</span>}
    </button>
  )
}

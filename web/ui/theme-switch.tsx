import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import * as styles from './styles/buttons.module.css'
import * as layout from './styles/layout.module.css'
import { chooseTheme, onTheme, readTheme, type Theme } from './theme.ts'

const icons = { system: Monitor, light: Sun, dark: Moon }
const next = { system: 'light', light: 'dark', dark: 'system' } as const satisfies Record<Theme, Theme>

export function ThemeSwitch({ inMenu = false }: { inMenu?: boolean }) {
  const theme = useSyncExternalStore(onTheme, readTheme, () => 'system' as const)
  const Icon = icons[theme]
  return (
    <button
      type="button"
      className={inMenu ? undefined : `${styles.iconBtn} ${styles.bare}`}
      data-part="theme"
      aria-label={`Theme: ${theme}. Switch to ${next[theme]}`}
      onClick={() => chooseTheme(next[theme])}
    >
      <Icon className={layout.i} />
      {inMenu && `Theme: ${theme}`}
    </button>
  )
}

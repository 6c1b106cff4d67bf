import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import * as styles from './styles/buttons.module.css'
import * as layout from './styles/layout.module.css'
import { chooseTheme, nextTheme, onTheme, readTheme, themeLabel } from './theme.ts'

export const themeIcons = { system: Monitor, light: Sun, dark: Moon }

export function ThemeSwitch({ inMenu = false }: { inMenu?: boolean }) {
  const theme = useSyncExternalStore(onTheme, readTheme, () => 'system' as const)
  const Icon = themeIcons[theme]
  return (
    <button
      type="button"
      className={inMenu ? undefined : `${styles.iconBtn} ${styles.bare}`}
      data-part="theme"
      aria-label={themeLabel(theme)}
      onClick={() => chooseTheme(nextTheme[theme])}
    >
      <Icon className={layout.i} />
      {inMenu && <span>{`Theme: ${theme}`}</span>}
    </button>
  )
}

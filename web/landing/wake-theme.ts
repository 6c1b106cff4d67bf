import { chooseTheme, nextTheme, onTheme, readTheme, themeLabel } from '../ui/theme.ts'

/** Turns the drawn switch into one that works; of its pictures it shows the one of the theme. */
export function wakeTheme(button: HTMLElement) {
  const icons = button.querySelectorAll<HTMLElement>('[data-theme-icon]')
  function show() {
    const theme = readTheme()
    button.setAttribute('aria-label', themeLabel(theme))
    for (const icon of icons) icon.hidden = icon.dataset['themeIcon'] !== theme
  }
  button.addEventListener('click', () => chooseTheme(nextTheme[readTheme()]))
  onTheme(show)
  show()
}

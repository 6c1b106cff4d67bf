import { readTheme, showTheme } from '../ui/theme.ts'

// Runs inside the head, before anything is drawn: the theme, and where the page is, so that its skeleton fits.
showTheme(readTheme())
document.documentElement.dataset['at'] = location.pathname

import { readTheme, showTheme } from '../ui/theme.ts'

// Runs inside the head, before anything is drawn: the theme, and the path that chooses the skeleton.
showTheme(readTheme())
document.documentElement.dataset['at'] = location.pathname

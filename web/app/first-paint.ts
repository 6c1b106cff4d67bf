import { readTheme, showTheme } from '../ui/theme.ts'

// Runs inside the head, before anything is drawn: the theme, the path that chooses the skeleton, and the fonts.
showTheme(readTheme())
document.documentElement.dataset['at'] = location.pathname
// The worker has the fonts stored: nothing has to wait for them.
if (navigator.serviceWorker?.controller) document.documentElement.dataset['seen'] = ''

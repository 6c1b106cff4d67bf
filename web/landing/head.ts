import '../pwa/catch-install.ts'
import { readTheme, showTheme } from '../ui/theme.ts'

// Runs inside the head, before anything is drawn. The worker has the fonts stored: nothing has to wait for them.
showTheme(readTheme())
if (navigator.serviceWorker?.controller) document.documentElement.dataset['seen'] = ''

import { catchInstallEvent } from '../pwa/install-event.ts'
import { applyTheme, readTheme } from '../ui/theme.ts'

// Runs inside the head, before anything is drawn. The worker has the fonts stored: nothing has to wait for them.
applyTheme(readTheme())
// The browser's offer may come before the code, and comes only once.
catchInstallEvent()
if (navigator.serviceWorker?.controller) document.documentElement.dataset['seen'] = ''

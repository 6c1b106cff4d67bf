import { catchInstallEvent } from './install-event.ts'

// Runs inside the head: the browser's offer may come before the app, and comes only once.
catchInstallEvent()

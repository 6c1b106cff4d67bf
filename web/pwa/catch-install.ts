import { catchInstallEvent } from './install-event.ts'

// Runs inside the head: the offer comes when it likes, and only once.
catchInstallEvent()

import { migrateOldSubmissions } from '../../device/migrate-submissions.ts'
import { sendQueuedSubmissions } from '../../device/send-submissions.ts'

interface SyncEvent extends ExtendableEvent {
  tag: string
}

/** The browser wakes the worker once there is network, also after the last page has been closed. */
export function registerBackgroundSync(worker: ServiceWorkerGlobalScope) {
  worker.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent
    if (tag === 'outbox') (event as SyncEvent).waitUntil(sendOrTryAgain())
  })
}

/** A failed one is woken again by the browser. */
async function sendOrTryAgain() {
  await migrateOldSubmissions()
  if (['away', 'busy', 'elsewhere'].includes(await sendQueuedSubmissions()))
    throw new Error('Something is still waiting.')
}

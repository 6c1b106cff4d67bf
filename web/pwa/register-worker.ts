import { whenIdle } from '../ui/when-idle.ts'

/** Without a service worker the app is the same, but a reload needs a connection. */
export async function registerWorker(by: 'app' | 'landing' = 'app') {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  await whenIdle()
  const registration = await workers.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  if (!registration) return
  watch(registration, workers)
  // A guest gets a page without network, and the code of the screens only with an account.
  if (by === 'app') (await workers.ready).active?.postMessage('store-app')
}

function watch(registration: ServiceWorkerRegistration, workers: ServiceWorkerContainer) {
  const offerNext = () => {
    const { waiting } = registration
    // The first worker of a page replaces none.
    if (waiting && workers.controller) void offer(waiting, workers)
  }
  offerNext()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offerNext),
  )
  // An installed app may stay open for weeks: the worker looks for a new build at most once an hour.
  document.addEventListener('visibilitychange', () => workers.controller?.postMessage('compare'))
}

async function offer(waiting: ServiceWorker, workers: ServiceWorkerContainer) {
  const { offerUpdate } = await import('./update-prompt.tsx')
  offerUpdate(waiting, workers)
}

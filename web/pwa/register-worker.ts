const anHour = 3_600_000

/** Asks for the service worker. Without one the app is the same, but a reload needs a connection. */
export async function registerWorker() {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  await whole()
  const registration = await workers.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  if (registration) watch(registration, workers)
}

/** The first view does not share the line with files for later. */
const whole = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise<unknown>((ready) => addEventListener('load', ready, { once: true }))

function watch(registration: ServiceWorkerRegistration, workers: ServiceWorkerContainer) {
  const offer = () => {
    const { waiting } = registration
    // The very first one replaces nothing.
    if (waiting && workers.controller)
      void import('./update-prompt.tsx').then(({ offerUpdate }) => offerUpdate(waiting, workers))
  }
  offer()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer))
  lookAgainWhenSeen(registration)
}

/** An app on a home screen may stay open for weeks. */
function lookAgainWhenSeen(registration: ServiceWorkerRegistration) {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < anHour) return
    lookedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

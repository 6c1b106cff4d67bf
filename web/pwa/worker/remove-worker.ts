/** Stands in the place of the service worker when that is switched off: it clears up after it and is gone. */
declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(clear()))

async function clear() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}

export {}

const idleMs = 2_000

/** Resolves once the page is loaded and has nothing to do: what is fetched then is in nobody's way. */
export async function whenIdle() {
  if (document.readyState !== 'complete') await new Promise((ready) => addEventListener('load', ready, { once: true }))
  await new Promise<unknown>((ready) => {
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(ready)
    else setTimeout(ready, idleMs)
  })
}

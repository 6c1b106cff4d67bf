/** So long (ms) a page that never rests is waited for. */
const atMost = 3_000

/** Does something once the page has nothing else to do. What it returns calls it off. */
export function onceIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, atMost)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(act, { timeout: atMost })
  return () => cancelIdleCallback(id)
}

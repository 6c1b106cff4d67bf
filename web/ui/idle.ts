/** Does something when the page has nothing better to do; the answer takes it back. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(work, { timeout: 4_000 })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(work, 1_000)
  return () => clearTimeout(id)
}

/** Remembers an answer, not a failure. */
export function memoizeAsync<T>(ask: () => Promise<T>): () => Promise<T> {
  let remembered: Promise<T> | null = null
  return () => {
    remembered ??= ask().catch((error: unknown) => {
      remembered = null
      throw error
    })
    return remembered
  }
}

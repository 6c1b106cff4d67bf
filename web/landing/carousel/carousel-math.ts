export const slideMs = 8_000
export const glideMs = 500

export const wrapIndex = (index: number, count: number) => ((index % count) + count) % count

/** At the end of the row it is the last one, which may not reach its own place. */
export function nearestIndex(places: readonly number[], at: number, end: number) {
  if (at >= end - 2) return places.length - 1
  const distances = places.map((place) => Math.abs(place - at))
  return distances.indexOf(Math.min(...distances))
}

/** Where a drag beyond an end of the row leads. */
export function endDraggedPast({ from, end, by }: { from: number; end: number; by: number }) {
  if (Math.abs(by) < 48) return null
  if (by > 0 && from <= 1) return 'last'
  return by < 0 && from >= end - 1 ? 'first' : null
}

export function indexForKey(key: string, index: number, count: number) {
  if (key === 'ArrowLeft') return index - 1
  if (key === 'ArrowRight') return index + 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

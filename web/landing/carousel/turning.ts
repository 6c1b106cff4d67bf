/** How long a slide stays, and how long the next one takes to come. */
export const stays = 8_000
export const slides = 500

/** Behind the last slide comes the first, and before the first the last. */
export const wrapped = (index: number, count: number) => ((index % count) + count) % count

/** Which of these places is the nearest; at the end of the way it is the last one, which may not reach its own. */
export function nearest(places: readonly number[], at: number, end: number) {
  if (at >= end - 2) return places.length - 1
  const distances = places.map((place) => Math.abs(place - at))
  return distances.indexOf(Math.min(...distances))
}

/** A pull beyond an end of the row, in which there is nothing left to scroll: where it leads, or null. */
export function pulledPast({ from, end, by }: { from: number; end: number; by: number }) {
  if (Math.abs(by) < 48) return null
  if (by > 0 && from <= 1) return 'last'
  return by < 0 && from >= end - 1 ? 'first' : null
}

/** Where an arrow key leads, or null. */
export function keyLeads(key: string, index: number, count: number) {
  if (key === 'ArrowLeft') return index - 1
  if (key === 'ArrowRight') return index + 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

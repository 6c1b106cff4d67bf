import { thinkerNamed } from '@app/content/thinker-named'
import { thinkers } from '@app/content/thinkers'

interface Counted {
  name: string
  count: number
}

const shown = 10
const unknown = 'Unknown'
const nameOf = new Map<string, string>(thinkers.map(({ id, name }) => [id, name]))

/** The geniuses that were chosen most. Of all choices, those that name nobody we have are one entry. */
export function popularGeniuses(stored: readonly Counted[], choices: number) {
  const counts = new Map<string, number>()
  let known = 0
  for (const { name, count } of stored) {
    const genius = nameOf.get(thinkerNamed(name) ?? '')
    if (!genius) continue
    counts.set(genius, (counts.get(genius) ?? 0) + count)
    known += count
  }
  if (choices > known) counts.set(unknown, choices - known)
  return [...counts]
    .map(([geniusName, count]) => ({ geniusName, count }))
    .toSorted((a, b) => b.count - a.count || (a.geniusName < b.geniusName ? -1 : 1))
    .slice(0, shown)
}

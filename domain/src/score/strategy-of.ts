import { contentTokens } from './similarity.ts'
import { type Strategy, strategies } from './strategies.ts'

const names = Object.keys(strategies) as Strategy[]

let byStem: ReadonlyMap<string, readonly Strategy[]> | undefined

function readStrategies(): ReadonlyMap<string, readonly Strategy[]> {
  const found = new Map<string, Strategy[]>()
  for (const name of names) {
    for (const stem of new Set(contentTokens(strategies[name]))) found.set(stem, [...(found.get(stem) ?? []), name])
  }
  return found
}

/** How often an idea's words point at each strategy. */
export type Hits = ReadonlyMap<Strategy, number>

/** Counts what the words (content stems) point at. Reading the lexicon waits for the first call. */
export function hitsOf(words: readonly string[]): Hits {
  byStem ??= readStrategies()
  const hits = new Map<Strategy, number>()
  for (const name of words.flatMap((word) => byStem?.get(word) ?? [])) hits.set(name, (hits.get(name) ?? 0) + 1)
  return hits
}

/**
 * The strategy of each idea, that with the most hits; null without a hit. Between equals the one that the whole list
 * uses least, so that an idea is told from its neighbours by what is its own.
 */
export function strategiesOf(ideas: readonly Hits[]): (Strategy | null)[] {
  const inList = new Map<Strategy, number>()
  for (const [name, count] of ideas.flatMap((hits) => [...hits])) inList.set(name, (inList.get(name) ?? 0) + count)
  const rank = (name: Strategy) => (inList.get(name) ?? 0) + names.indexOf(name) / names.length
  return ideas.map((hits) => {
    const [first] = [...hits].sort(([a, hitsOfA], [b, hitsOfB]) => hitsOfB - hitsOfA || rank(a) - rank(b))
    return first?.[0] ?? null
  })
}

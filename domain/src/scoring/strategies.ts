import { type Strategy, strategyNames } from './score.ts'
import { contentStems } from './tokenize.ts'

export type StrategyLists = Readonly<Record<Strategy, string>>

export type StrategyLookup = (stem: string) => readonly Strategy[]

function byStemOf(lists: StrategyLists): ReadonlyMap<string, readonly Strategy[]> {
  const found = new Map<string, Strategy[]>()
  for (const name of strategyNames) {
    for (const stem of new Set(contentStems(lists[name]))) found.set(stem, [...(found.get(stem) ?? []), name])
  }
  return found
}

export function indexStrategies(lists: StrategyLists): StrategyLookup {
  let byStem: ReadonlyMap<string, readonly Strategy[]> | undefined
  return (stem) => {
    byStem ??= byStemOf(lists)
    return byStem.get(stem) ?? []
  }
}

export type StrategyHits = ReadonlyMap<Strategy, number>

export function countStrategyHits(strategiesOfStem: StrategyLookup, words: readonly string[]): StrategyHits {
  const hits = new Map<Strategy, number>()
  for (const name of words.flatMap(strategiesOfStem)) hits.set(name, (hits.get(name) ?? 0) + 1)
  return hits
}

/** Null without a hit. Between equals the one that the list uses least, so that an idea differs from its neighbours. */
export function assignStrategies(ideas: readonly StrategyHits[]): (Strategy | null)[] {
  const inList = new Map<Strategy, number>()
  for (const [name, count] of ideas.flatMap((hits) => [...hits])) inList.set(name, (inList.get(name) ?? 0) + count)
  const rank = (name: Strategy) => (inList.get(name) ?? 0) + strategyNames.indexOf(name) / strategyNames.length
  return ideas.map((hits) => {
    const [first] = [...hits].sort(([a, hitsOfA], [b, hitsOfB]) => hitsOfB - hitsOfA || rank(a) - rank(b))
    return first?.[0] ?? null
  })
}

import { parseList, sketchesOfList } from '@app/domain/scoring/parse-idea'
import { scoreOriginality } from '@app/domain/scoring/score-list'
import type { RatedPrompt } from '@app/server/cli/read-ratings'
import { lexicon } from '@app/server/modules/scoring/lexicon'
import { lengthOf, type Pairs } from './correlation.ts'

export const samples = [0, 10, 30, 100] as const

/** The ideas have no author: so many make one earlier list. */
const ideasOfList = 4
export const ideasAtLeast = 100

export function dealLists<One>(some: readonly One[], lists: number): One[][] | null {
  if (some.length < lists) return null
  const dealt = Array.from({ length: lists }, (): One[] => [])
  for (const [at, one] of some.slice(0, lists * ideasOfList).entries()) dealt[at % lists]?.push(one)
  return dealt
}

/** Each idea of one half after lists that are dealt from the other: as a list of its own, since the ideas have no author. */
export function pairsOfPrompt({ ideas, problem }: RatedPrompt, sample: number): Pairs | null {
  if (ideas.length < ideasAtLeast) return null
  const pairs: Pairs = { predicted: [], rated: [], length: [] }
  for (const half of [0, 1]) {
    const earlier = dealLists(
      ideas.filter((_, at) => at % 2 !== half),
      sample,
    )
    if (!earlier) return null
    const lists = earlier.map((list) =>
      sketchesOfTexts(
        problem,
        list.map(({ text }) => text),
      ),
    )
    for (const { text, rating } of ideas.filter((_, at) => at % 2 === half)) {
      const [originality] = scoreOriginality(lexicon, { problem, ideas: [text], slots: 1, earlier: lists })
      pairs.predicted.push(originality ?? 0)
      pairs.rated.push(rating)
      pairs.length.push(lengthOf(text))
    }
  }
  return pairs
}

export const sketchesOfTexts = (problem: string, texts: readonly string[]) =>
  sketchesOfList(parseList(lexicon, problem, texts)).filter((sketch) => sketch !== null)

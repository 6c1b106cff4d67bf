import type { Score } from '@app/domain/scoring/score'
import { scoreList, scoreOriginality } from '@app/domain/scoring/score-list'
import type { Ratings } from '@app/server/cli/read-ratings'
import { lexicon } from '@app/server/modules/scoring/lexicon'
import { lengthOf, type Pairs } from './correlation.ts'
import { sketchesOfTexts } from './measure-ideas.ts'

type Lists = Ratings['lists'][number]

export interface MeasuredList {
  score: Score
  rated: number
  length: number
  ideas: Pairs
}

const groups = 5

const topTwo = (ratings: readonly number[]): number => {
  const [best = 0, second = best] = [...ratings].sort((a, b) => b - a)
  return (best + second) / 2
}

/** Each list after real lists of other people, none of its own fifth. */
export function measureLists({ lists, problem }: Lists, sample: number): MeasuredList[] | null {
  const read = lists.map((list, at) => ({ list, sketches: sketchesOfTexts(problem, list.ideas), group: at % groups }))
  if (lists.length - Math.ceil(lists.length / groups) < sample) return null
  return Array.from({ length: groups }, (_, group) => group).flatMap((group) => {
    const earlier = read.filter((other) => other.group !== group && other.sketches.length > 0).slice(0, sample)
    return read
      .filter((one) => one.group === group)
      .map(({ list: { ideas, ratings } }) => {
        const asked = { problem, ideas, slots: ideas.length, earlier: earlier.map(({ sketches }) => sketches) }
        const predicted = scoreOriginality(lexicon, asked).map((originality) => originality ?? 0)
        return {
          score: scoreList(lexicon, asked).score,
          rated: topTwo(ratings),
          length: lengthOf(ideas.join(' ')),
          ideas: { predicted, rated: ratings, length: ideas.map(lengthOf) },
        }
      })
  })
}

export const pairsOfIdeas = (measured: readonly MeasuredList[]): Pairs => ({
  predicted: measured.flatMap(({ ideas }) => ideas.predicted),
  rated: measured.flatMap(({ ideas }) => ideas.rated),
  length: measured.flatMap(({ ideas }) => ideas.length),
})

export const pairsOfLists = (measured: readonly MeasuredList[], pick: (score: Score) => number): Pairs => ({
  predicted: measured.map(({ score }) => pick(score)),
  rated: measured.map(({ rated }) => rated),
  length: measured.map(({ length }) => length),
})

const ideasToJudge = 6

export function crushedIn(measured: readonly MeasuredList[]) {
  const judged = measured.filter(({ score }) => score.ideas.length >= ideasToJudge)
  const monotonous = judged.filter(({ score }) => score.flexibility.monotony >= 50).length
  const lost = judged.filter(({ score }) => score.fluency.different < score.ideas.length / 2).length
  return { judged: judged.length, monotonous, lost }
}

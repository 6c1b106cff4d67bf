import { countList, emptyIndex, rarityOf } from '@app/domain/scoring/rarity-index'
import { originalitiesOf } from '@app/domain/scoring/read-list'
import { readTexts } from '@app/domain/scoring/read-texts'
import type { Score } from '@app/domain/scoring/score'
import { scoreTexts } from '@app/domain/scoring/score-ideas'
import { sketchTexts } from '@app/domain/scoring/sketch'
import { readTopic } from '@app/domain/scoring/topic'
import { lexicon } from '../../modules/scoring/lexicon.ts'
import { lengthOf, type Pairs } from './correlation.ts'
import type { Ratings } from './ratings.ts'

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

export function measureLists({ lists, problem }: Lists, sample: number): MeasuredList[] | null {
  const read = lists.map((list, at) => ({ list, texts: readTexts(lexicon, problem, list.ideas), group: at % groups }))
  if (lists.length - Math.ceil(lists.length / groups) < sample) return null
  return Array.from({ length: groups }, (_, group) => group).flatMap((group) => {
    const index = emptyIndex()
    for (const { texts } of read.filter((other) => other.group !== group).slice(0, sample))
      countList(index, sketchTexts(texts))
    return read
      .filter((one) => one.group === group)
      .map(({ list, texts }) => {
        const rarity = rarityOf(index, sketchTexts(texts))
        const topic = readTopic(lexicon, problem, list.ideas, rarity)
        const ideas = {
          predicted: originalitiesOf(lexicon, texts, rarity, topic).map((originality) => originality ?? 0),
          rated: list.ratings,
          length: list.ideas.map(lengthOf),
        }
        return {
          score: scoreTexts(lexicon, texts, { slots: texts.length, rarity, topic }),
          rated: topTwo(list.ratings),
          length: lengthOf(list.ideas.join(' ')),
          ideas,
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

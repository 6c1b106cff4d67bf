import { peopleForRarity } from '@app/domain/score/originality'
import { countList, emptyIndex, type RarityIndex, rarityOf } from '@app/domain/score/rarity-index'
import { readTexts } from '@app/domain/score/read-texts'
import type { Score } from '@app/domain/score/score'
import { scoreIdeas } from '@app/domain/score/score-ideas'
import { sketchTexts } from '@app/domain/score/sketch'
import { bank } from '../../modules/problems/bank.ts'
import { lexicon } from '../../modules/scoring/lexicon.ts'
import { makeIdea, type SeededRound } from './people.ts'
import { createRandom } from './random.ts'

const ideasOfList = 4
const textOf = new Map(bank.map(({ id, text }) => [id, text]))

/** Lists of just enough people for rarity. Seeded ideas fit every problem alike, so one crowd serves all. */
function makeCrowd(): RarityIndex {
  const random = createRandom(0)
  const index = emptyIndex()
  for (let person = 0; person < peopleForRarity; person++) {
    const ideas = Array.from({ length: ideasOfList }, () => makeIdea(random))
    countList(index, sketchTexts(readTexts(lexicon, '', ideas)))
  }
  return index
}

export function openSeedScores() {
  const crowd = makeCrowd()

  return ({ problemId, slots, ideas }: SeededRound): Score => {
    const problem = textOf.get(problemId) ?? ''
    const written = ideas.map(({ text }) => text)
    const rarity = rarityOf(crowd, sketchTexts(readTexts(lexicon, problem, written)))
    return scoreIdeas(lexicon, { problem, ideas: written, slots, rarity })
  }
}

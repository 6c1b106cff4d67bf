import { countList, emptyIndex, rarityOf } from '@app/domain/scoring/rarity-index'
import { originalitiesOf } from '@app/domain/scoring/read-list'
import { type ReadText, readTexts } from '@app/domain/scoring/read-texts'
import { sketchTexts } from '@app/domain/scoring/sketch'
import { onTopic } from '@app/domain/scoring/topic'
import { lexicon } from '../../modules/scoring/lexicon.ts'
import { lengthOf, type Pairs } from './correlation.ts'
import type { RatedPrompt } from './ratings.ts'

export const samples = [0, 10, 30, 100] as const

/** The ideas have no author: so many make one earlier list. */
const ideasOfList = 4
export const ideasAtLeast = 100

interface Rated {
  text: ReadText
  rating: number
  length: number
}

export function dealLists(rated: readonly Rated[], lists: number): Rated[][] | null {
  if (rated.length < lists) return null
  const dealt = Array.from({ length: lists }, (): Rated[] => [])
  for (const [at, one] of rated.slice(0, lists * ideasOfList).entries()) dealt[at % lists]?.push(one)
  return dealt
}

function pairsOfHalf(half: readonly Rated[], earlier: readonly Rated[][], pairs: Pairs) {
  const index = emptyIndex()
  for (const list of earlier) countList(index, sketchTexts(list.map(({ text }) => text)))
  const texts = half.map(({ text }) => text)
  const found = originalitiesOf(lexicon, texts, rarityOf(index, sketchTexts(texts)), onTopic)
  pairs.predicted.push(...found.map((originality) => originality ?? 0))
  pairs.rated.push(...half.map(({ rating }) => rating))
  pairs.length.push(...half.map(({ length }) => length))
}

export function pairsOfPrompt({ ideas, problem }: RatedPrompt, sample: number): Pairs | null {
  if (ideas.length < ideasAtLeast) return null
  const texts = readTexts(
    lexicon,
    problem,
    ideas.map(({ text }) => text),
  )
  const rated = ideas.flatMap(({ text, rating }, at) => {
    const read = texts[at]
    return read ? [{ text: read, rating, length: lengthOf(text) }] : []
  })
  const halves = [rated.filter((_, at) => at % 2 === 0), rated.filter((_, at) => at % 2 === 1)]
  const pairs: Pairs = { predicted: [], rated: [], length: [] }
  for (const [at, half] of halves.entries()) {
    const earlier = dealLists(halves[1 - at] ?? [], sample)
    if (!earlier) return null
    pairsOfHalf(half, earlier, pairs)
  }
  return pairs
}

import { elaborationOf, median } from './elaboration.ts'
import { effectiveGroups, flexibilityOf, switchesIn } from './flexibility.ts'
import type { Lexicon } from './lexicon.ts'
import { orderCurveOf } from './order-curve.ts'
import { classicPoints, peopleForRarity, topTwoMean } from './originality.ts'
import { type DistinctIdea, type ReadList, readList, type Scoring } from './read-list.ts'
import { type ReadText, readTexts } from './read-texts.ts'
import { type Score, type ScoredIdea, scoreVersion } from './score.ts'
import type { Strategy } from './strategies.ts'
import { hitsOf, strategiesOf } from './strategy-of.ts'

export interface ListToScore extends Scoring {
  problem: string
  /** Every box in its order, empty ones too. */
  ideas: readonly string[]
}

/** Weights of the sum: a choice of this product, not science. */
export const weights = { fluency: 0.3, flexibility: 0.25, originality: 0.3, elaboration: 0.15 } as const

/** With fewer slots than this fluency is still measured against so many: three words are not yet a full list. */
const leastRoom = 8

const percent = (part: number): number => Math.round(100 * part)

const wordCount = ({ wordings }: DistinctIdea): number =>
  Math.max(...wordings.map(({ wording }) => wording.ownWords.length))

/** The words of an idea are those of all its wordings. */
const wordsOf = ({ wordings }: DistinctIdea): string[] => [
  ...new Set(wordings.flatMap(({ wording }) => wording.ownWords)),
]

/** An idea that no strategy fits is a group of its own, but single words together are one: they tell no approach. */
const groupsOf = (meant: readonly DistinctIdea[], strategies: readonly (Strategy | null)[]): string[] =>
  meant.map((one, place) => strategies[place] ?? (wordCount(one) >= 2 ? `own ${one.first.at}` : 'single words'))

function fluencyOf(slots: number, { meant, written }: ReadList): Score['fluency'] {
  const room = Math.max(slots, leastRoom)
  const value = percent(Math.min(1, meant.length / room))
  return { value, different: meant.length, repeats: written.size - meant.length, room }
}

function originalityPart({ meant }: ReadList, sample: number): Score['originality'] {
  const best = meant.map((one) => one.best).sort((a, b) => b.originality - a.originality || a.at - b.at)
  return {
    value: percent(topTwoMean(best.map(({ originality }) => originality))),
    top: best.slice(0, 2).map(({ at }) => at),
    tooEarly: sample < peopleForRarity,
  }
}

function orderOf({ meant }: ReadList, sample: number): Score['order'] {
  const values = meant.map(({ best }) => best.originality)
  const { best, firstHalf, secondHalf, delta } = orderCurveOf(values)
  // Without other people's lists only the number of words differs, and that makes no idea the best.
  const isFlat = sample === 0 || values.every((value) => value === values[0])
  return {
    best: best === null || isFlat ? null : (meant[best]?.best.at ?? null),
    curve: meant.map((one) => ({ idea: one.first.at, originality: percent(one.best.originality) })),
    firstHalf: percent(firstHalf),
    secondHalf: percent(secondHalf),
    delta: percent(delta),
  }
}

/** Each idea as it will be shown, in the order given. */
function scoredIdeas(read: ReadList, strategies: readonly (Strategy | null)[], sample: number): ScoredIdea[] {
  return read.faults.map((fault, at) => {
    const written = read.written.get(at)
    if (!written)
      return { fault, sameAs: null, strategy: null, words: 0, originality: null, people: null, points: null }
    const place = read.meaning.get(at) ?? 0
    const first = read.meant[place]?.first.at ?? at
    return {
      fault,
      sameAs: first === at ? null : first,
      strategy: strategies[place] ?? null,
      words: written.wording.ownWords.length,
      originality: percent(written.originality),
      people: sample < peopleForRarity ? null : written.rarity.people,
      points: classicPoints(written.rarity.people, sample),
    }
  })
}

/** Elaboration looks at each wording, without exact repetitions. */
function elaborationPart({ meant }: ReadList) {
  const wordings = meant.flatMap((one) => one.wordings)
  const counts = wordings.map(({ wording }) => wording.ownWords.length)
  const fullest = wordings[counts.indexOf(Math.max(...counts))]?.at ?? null
  return { part: elaborationOf(counts), median: median(counts), fullest }
}

/**
 * Scores the ideas of one round: fluency, flexibility, originality, elaboration (Guilford 1967; Torrance 1966), the
 * order curve, and their sum 100 (0.30 F/max(slots, 8) + 0.25 Flex + 0.30 O + 0.15 Elab). It counts words and compares
 * lists; it does not see whether an idea is useful. The monotony of the list is taken off flexibility, so that odd
 * wordings of one thing do not look varied. Never fails: what is no idea counts nothing.
 */
export const scoreIdeas = (lexicon: Lexicon, { problem, ideas, ...scoring }: ListToScore): Score =>
  scoreTexts(lexicon, readTexts(lexicon, problem, ideas), scoring)

/** The same for a list that was read before, see `readTexts`. */
export function scoreTexts(lexicon: Lexicon, texts: readonly ReadText[], { slots, rarity }: Scoring): Score {
  const read = readList(texts, rarity)
  const sample = rarity?.sample ?? 0
  const strategies = strategiesOf(read.meant.map((one) => hitsOf(lexicon.strategiesOf, wordsOf(one))))
  const groups = groupsOf(read.meant, strategies)
  const fluency = fluencyOf(slots, read)
  const flexibility = flexibilityOf(groups) * (1 - read.monotony)
  const elaboration = elaborationPart(read)
  const sum =
    weights.fluency * Math.min(1, read.meant.length / fluency.room) +
    weights.flexibility * flexibility +
    weights.originality * topTwoMean(read.meant.map(({ best }) => best.originality)) +
    weights.elaboration * elaboration.part
  return {
    version: scoreVersion,
    sample,
    total: percent(sum),
    fluency,
    flexibility: {
      value: percent(flexibility),
      strategies: [...new Set(strategies.filter((name) => name !== null))],
      unnamed: strategies.filter((name) => name === null).length,
      effective: Math.round(10 * effectiveGroups(groups)) / 10,
      switches: switchesIn(groups),
      monotony: percent(read.monotony),
    },
    originality: originalityPart(read, sample),
    elaboration: { value: percent(elaboration.part), median: elaboration.median, fullest: elaboration.fullest },
    order: orderOf(read, sample),
    ideas: scoredIdeas(read, strategies, sample),
  }
}

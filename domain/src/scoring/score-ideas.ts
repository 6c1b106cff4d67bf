import { elaborationOf, median } from './elaboration.ts'
import { effectiveGroups, flexibilityOf, switchesIn } from './flexibility.ts'
import type { Lexicon } from './lexicon.ts'
import { likenessOf } from './likeness.ts'
import { orderCurveOf } from './order-curve.ts'
import { classicPoints, peopleForRarity, topTwoMean } from './originality.ts'
import { type DistinctIdea, type ReadList, readList, type Scoring, type Written } from './read-list.ts'
import { type ReadText, readTexts } from './read-texts.ts'
import { type Score, type ScoredIdea, scoreVersion } from './score.ts'
import type { Strategy } from './strategies.ts'
import { hitsOf, strategiesOf } from './strategy-of.ts'
import { readTopic } from './topic.ts'

export interface ListToScore extends Omit<Scoring, 'topic'> {
  problem: string
  ideas: readonly string[]
}

/** A choice, near to what agrees best with ratings (docs/scoring.md). */
export const weights = { fluency: 0.25, flexibility: 0.2, originality: 0.35, elaboration: 0.2 } as const

const monotonyCost = 0.5

const leastRoom = 8

const percent = (part: number): number => Math.round(100 * part)

const wordCount = ({ wordings }: DistinctIdea): number =>
  Math.max(...wordings.map(({ wording }) => wording.ownWords.length))

const wordsOf = ({ wordings }: DistinctIdea): string[] => [
  ...new Set(wordings.flatMap(({ wording }) => wording.ownWords)),
]

const sameKind = 0.5

const singleWords = 'single words'

function groupsOf(
  lexicon: Lexicon,
  { distinctIdeas, hasMeaning }: ReadList,
  strategies: readonly (Strategy | null)[],
): string[] {
  const groups: string[] = []
  for (const [place, one] of distinctIdeas.entries()) {
    const own = wordCount(one) >= 2 ? `own ${one.first.at}` : singleWords
    const isCompared = !strategies[place] && hasMeaning && own !== singleWords
    // From its own place on there is no group yet.
    const like = isCompared ? distinctIdeas.findIndex(({ first }) => isOfKind(lexicon, first, one.first)) : -1
    groups.push(strategies[place] ?? groups[like] ?? own)
  }
  return groups
}

const isOfKind = (lexicon: Lexicon, a: Written, b: Written): boolean =>
  likenessOf(lexicon, a.wording, b.wording) >= sameKind

const kindsOf = (groups: readonly string[]) => ({
  own: new Set(groups.filter((group) => group.startsWith('own '))).size,
  singles: groups.filter((group) => group === singleWords).length,
})

function fluencyOf(slots: number, { distinctIdeas, written }: ReadList): Score['fluency'] {
  const room = Math.max(slots, leastRoom)
  const value = percent(Math.min(1, distinctIdeas.length / room))
  return { value, different: distinctIdeas.length, repeats: written.size - distinctIdeas.length, room }
}

const amountOf = ({ originality }: Written): number => originality ?? 0

const isUnknown = ({ originality }: Written): boolean => originality === null

function originalityPart({ distinctIdeas, hasMeaning }: ReadList, sample: number): Score['originality'] {
  const best = distinctIdeas.map((one) => one.best).sort((a, b) => amountOf(b) - amountOf(a) || a.at - b.at)
  return {
    value: best.some(isUnknown) ? null : percent(topTwoMean(best.map(amountOf))),
    top: best.slice(0, 2).map(({ at }) => at),
    tooEarly: sample < peopleForRarity,
    byMeaning: hasMeaning,
  }
}

function orderOf({ distinctIdeas }: ReadList, sample: number): Score['order'] {
  const known = distinctIdeas.filter(({ best }) => !isUnknown(best))
  const values = known.map(({ best }) => amountOf(best))
  const { best, firstHalf, secondHalf, delta } = orderCurveOf(values)
  const isFlat = sample === 0 || values.every((value) => value === values[0])
  return {
    best: best === null || isFlat ? null : (known[best]?.best.at ?? null),
    curve: known.map((one) => ({ idea: one.first.at, originality: percent(amountOf(one.best)) })),
    firstHalf: percent(firstHalf),
    secondHalf: percent(secondHalf),
    delta: percent(delta),
  }
}

function scoredIdeas(read: ReadList, strategies: readonly (Strategy | null)[], sample: number): ScoredIdea[] {
  return read.faults.map((fault, at) => {
    const written = read.written.get(at)
    if (!written)
      return { fault, sameAs: null, strategy: null, words: 0, originality: null, people: null, points: null }
    const place = read.meaning.get(at) ?? 0
    const first = read.distinctIdeas[place]?.first.at ?? at
    return {
      fault,
      sameAs: first === at ? null : first,
      strategy: strategies[place] ?? null,
      words: written.wording.ownWords.length,
      originality: written.originality === null ? null : percent(written.originality),
      people: sample < peopleForRarity ? null : written.rarity.people,
      points: classicPoints(written.rarity.people, sample),
    }
  })
}

function elaborationPart({ distinctIdeas }: ReadList) {
  const wordings = distinctIdeas.flatMap((one) => one.wordings)
  const counts = wordings.map(({ wording }) => wording.ownWords.length)
  const fullest = wordings[counts.indexOf(Math.max(...counts))]?.at ?? null
  return { part: elaborationOf(counts), median: median(counts), fullest }
}

/** The formula stands in docs/scoring.md. Never fails: empty boxes and what is no idea count nothing. */
export const scoreIdeas = (lexicon: Lexicon, { problem, ideas, ...scoring }: ListToScore): Score =>
  scoreTexts(lexicon, readTexts(lexicon, problem, ideas), {
    ...scoring,
    topic: readTopic(lexicon, problem, ideas, scoring.rarity),
  })

export function scoreTexts(lexicon: Lexicon, texts: readonly ReadText[], { slots, rarity, topic }: Scoring): Score {
  const read = readList(lexicon, texts, rarity, topic)
  const sample = rarity?.sample ?? 0
  const strategies = strategiesOf(read.distinctIdeas.map((one) => hitsOf(lexicon.strategiesOf, wordsOf(one))))
  const groups = groupsOf(lexicon, read, strategies)
  // In doubt next to nothing is taken (Hermite's smooth step).
  const repeats = read.monotony ** 2 * (3 - 2 * read.monotony)
  const fluency = fluencyOf(slots, read)
  const flexibility = flexibilityOf(groups) * (1 - repeats) * (1 - topic.salad)
  const elaboration = elaborationPart(read)
  const originality = originalityPart(read, sample)
  const counted =
    weights.fluency * Math.min(1, read.distinctIdeas.length / fluency.room) +
    weights.flexibility * flexibility +
    weights.elaboration * elaboration.part
  const sum =
    originality.value === null
      ? counted / (1 - weights.originality)
      : counted + weights.originality * topTwoMean(read.distinctIdeas.map(({ best }) => amountOf(best)))
  return {
    version: scoreVersion,
    sample,
    hint: topic.hint,
    total: percent(sum * (1 - monotonyCost * repeats)),
    fluency,
    flexibility: {
      value: percent(flexibility),
      strategies: [...new Set(strategies.filter((name) => name !== null))],
      unnamed: strategies.filter((name) => name === null).length,
      effective: Math.round(10 * effectiveGroups(groups)) / 10,
      switches: switchesIn(groups),
      monotony: percent(read.monotony),
      ...kindsOf(groups),
    },
    originality,
    elaboration: { value: percent(elaboration.part), median: elaboration.median, fullest: elaboration.fullest },
    order: orderOf(read, sample),
    ideas: scoredIdeas(read, strategies, sample),
  }
}

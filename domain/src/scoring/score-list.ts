import type { ProblemForm } from '../rounds/problem-form.ts'
import { areLinesIn } from './detect-language.ts'
import { measureRarities, type Rarity } from './earlier-lists.ts'
import type { Lexicon } from './lexicon.ts'
import { originalityOf, topTwoMean } from './originality.ts'
import { type IdeaSketch, type ParsedIdea, type ParsedList, parseList, sketchesOfList } from './parse-idea.ts'
import { maxEarlierLists, minPeopleForRarity, type Score, type ScoredIdea, scoreVersion } from './score.ts'
import { assignStrategies, countStrategyHits } from './strategies.ts'
import { analyseTopic, isTopicUnclear, type Topic, withoutDoubt } from './topic.ts'
import { elaborationOf, median, repetitionOf, totalScore } from './total-score.ts'
import {
  assignKinds,
  countSwitches,
  type DistinctIdea,
  distinctIdeas,
  effectiveKindCount,
  flexibilityOf,
} from './variety.ts'
import { type WithheldReason, withheldOf } from './withheld.ts'

export interface ListToScore {
  problem: string
  ideas: readonly string[]
  slots: number
  form?: ProblemForm
  /** Its person said that these are their ideas for this problem: we doubt no longer. */
  isClaimed?: boolean
  /** Its technique asked for one idea again, with something changed: such lines are different ideas, and no variety is asked for. */
  isVaried?: boolean
  /** Ideas that do answer the problem, where some are known. */
  samples?: readonly string[] | undefined
  /** What others answered before, a list each, the newest first. */
  earlier?: readonly (readonly IdeaSketch[])[] | undefined
}

/** An idea that counts, with all that was found out about it. */
interface ScoredWording {
  idea: ParsedIdea
  rarity: Rarity
  /** 0 to 1, not rounded; null where nothing can be said. */
  originality: number | null
}

/** A distinct idea with the most original of its wordings. */
interface BestWording extends DistinctIdea {
  best: ScoredWording
}

interface Findings {
  list: ParsedList
  form: ProblemForm
  withheld: WithheldReason | null
  sample: number
  valued: ReadonlyMap<number, ScoredWording>
  ideas: readonly BestWording[]
  /** For each place of the list the number of its distinct idea. */
  numberOf: ReadonlyMap<number, number>
  monotony: number
  /** Null where no variety is asked for. */
  kinds: readonly string[] | null
  /** First places of ideas that nothing may praise. */
  unpraised: readonly number[]
}

interface ScoredList {
  score: Score
  sketches: (IdeaSketch | null)[]
  list: ParsedList
}

/** What happens, in order. The formula stands in docs/scoring.md. Never fails: what is no idea counts nothing. */
export function scoreList(lexicon: Lexicon, asked: ListToScore): ScoredList {
  const found = examine(lexicon, asked)
  return { score: scoreOf(found, asked), sketches: sketchesOfList(found.list), list: found.list }
}

/** For each line its originality from 0 to 1, not rounded; null for what is no idea, and where nothing can be said. */
export function scoreOriginality(lexicon: Lexicon, asked: ListToScore): (number | null)[] {
  const { valued } = examine(lexicon, asked)
  return asked.ideas.map((_, at) => valued.get(at)?.originality ?? null)
}

function examine(lexicon: Lexicon, asked: ListToScore): Findings {
  const { problem, ideas, earlier = [], form = 'idea', isClaimed = false, isVaried = false } = asked
  const lists = earlier.slice(0, maxEarlierLists)
  const list = parseList(lexicon, problem, ideas, form)
  const rarities = raritiesOf(lexicon, list, lists, form)
  const isDoubted = form === 'idea' && !isClaimed
  const topic = isDoubted ? correctTopic(lexicon, asked, rarities, analyseTopic(lexicon, list)) : withoutDoubt
  const valued = valuesOf(lexicon, list, { rarities, sample: lists.length, form })
  // As among names only letters tell what is the same.
  const distinct = distinctIdeas(lexicon, list, isVaried ? 'name' : form)
  const hits = distinct.ideas.map((one) => countStrategyHits(lexicon.strategiesOf, list.isForeign ? [] : stemsOf(one)))
  const strategies = assignStrategies(hits)
  const isPraised = ({ at, text, isKnown }: ParsedIdea) =>
    !topic.doubted.includes(at) &&
    lexicon.isPraisable(text) &&
    !lexicon.isInsult(text) &&
    (isKnown || list.embedding === null || form !== 'idea')
  const unfit = new Set(list.ideas.filter((idea) => !isPraised(idea)).map(({ at }) => at))
  const bests = distinct.ideas.map((one) => ({ ...one, best: bestWordingOf(one, valued, unfit) }))
  return {
    list,
    form,
    withheld: isDoubted ? withheldIn(lexicon, list, topic) : null,
    valued,
    sample: lists.length,
    ideas: bests,
    numberOf: distinct.numberOf,
    monotony: distinct.monotony,
    unpraised: bests.filter(({ best }) => unfit.has(best.idea.at)).map(({ first }) => first.at),
    kinds: isVaried
      ? null
      : assignKinds(lexicon, distinct.ideas, strategies, { likenesses: list.embedding && distinct.likenesses, form }),
  }
}

/** A name or a sentence was had by others where they used the same words; what it means may be the same for all. */
function raritiesOf(
  { weights }: Lexicon,
  { embedding, ideas }: ParsedList,
  lists: readonly (readonly IdeaSketch[])[],
  form: ProblemForm,
): Rarity[] {
  const rarities = measureRarities(embedding, ideas, lists, weights.likeness.samePeople)
  if (form === 'idea' || embedding === null) return rarities
  const byWords = measureRarities(null, ideas, lists, weights.likeness.samePeople)
  return rarities.map((rarity, at) => ({ ...rarity, people: byWords[at]?.people ?? 0 }))
}

const withheldIn = (lexicon: Lexicon, { texts, language }: ParsedList, topic: Topic): WithheldReason | null =>
  withheldOf({
    lines: texts.length,
    insults: texts.filter(lexicon.isInsult).length,
    isOtherLanguage: language !== null && areLinesIn(lexicon.functionWords, language, texts),
    topic: topic.hint,
  })

const sharedAtLeast = 0.2

/**
 * If at least one idea in five was also had by others, the list is about this problem, whatever the topic model says. Nor
 * does it say anything of a problem whose samples it takes for another one's.
 */
function correctTopic(
  lexicon: Lexicon,
  { problem, samples = [] }: ListToScore,
  rarities: readonly Rarity[],
  topic: Topic,
): Topic {
  if (topic.hint !== 'topic' && topic.hint !== 'copied') return topic
  const shared = rarities.filter(({ people }) => people > 0).length
  const isOwnProblem = shared > 0 && shared >= sharedAtLeast * rarities.length
  const isUnclear = topic.hint === 'topic' && isTopicUnclear(lexicon, parseList(lexicon, problem, samples))
  return isOwnProblem || isUnclear ? { ...topic, hint: null } : topic
}

interface Beside {
  rarities: readonly Rarity[]
  sample: number
  form: ProblemForm
}

function valuesOf({ weights }: Lexicon, list: ParsedList, { rarities, sample, form }: Beside) {
  return new Map(
    list.ideas.map((idea, place) => {
      const rarity = rarities[place] ?? { people: 0, far: 1, rare: 0.5 }
      return [idea.at, { idea, rarity, originality: originalityOf(weights, list, idea, { ...rarity, sample, form }) }]
    }),
  )
}

const stemsOf = ({ wordings }: DistinctIdea): string[] => [...new Set(wordings.flatMap(({ stems }) => stems))]

const amountOf = ({ originality }: ScoredWording): number => originality ?? 0

function bestWordingOf(
  { wordings, first }: DistinctIdea,
  valued: ReadonlyMap<number, ScoredWording>,
  unpraised: ReadonlySet<number>,
) {
  const rank = (one: ScoredWording) => amountOf(one) - (unpraised.has(one.idea.at) ? 1 : 0)
  const values = wordings.flatMap(({ at }) => valued.get(at) ?? [])
  const own = valued.get(first.at) ?? { idea: first, rarity: { people: 0, far: 1, rare: 0.5 }, originality: null }
  return values.reduce((best, one) => (rank(one) > rank(best) ? one : best), own)
}

const percent = (part: number): number => Math.round(100 * part)

/** More slots, which a longer streak gives, ask for no more ideas. */
const [leastRoom, mostRoom] = [8, 10]

function scoreOf(found: Findings, asked: ListToScore): Score {
  const { list, sample, ideas, kinds } = found
  const repeats = repetitionOf(found.monotony)
  const room = Math.min(mostRoom, Math.max(asked.slots, asked.ideas.length, leastRoom))
  const fluency = Math.min(1, ideas.length / room)
  const flexibility = kinds && flexibilityOf(kinds) * (1 - repeats)
  const elaboration = elaborationPart(found)
  const known = ideas.filter(({ best }) => best.originality !== null)
  const originality =
    known.length === 0 && ideas.length > 0 ? null : topTwoMean(known.map(({ best }) => amountOf(best)))
  const total = totalScore({ fluency, flexibility, originality, elaboration: elaboration.part, repeats })
  return {
    version: scoreVersion,
    form: found.form,
    withheld: found.withheld,
    sample,
    total: found.withheld === null ? percent(total) : null,
    fluency: {
      value: percent(fluency),
      different: ideas.length,
      repeats: list.ideas.length - ideas.length,
      room,
    },
    flexibility: {
      value: flexibility === null ? null : percent(flexibility),
      effective: kinds && Math.round(10 * effectiveKindCount(kinds)) / 10,
      monotony: percent(found.monotony),
      switches: kinds && countSwitches(kinds),
    },
    originality: {
      value: originality === null ? null : percent(originality),
      tooEarly: sample < minPeopleForRarity,
      byMeaning: list.embedding !== null,
      unpraised: found.unpraised,
    },
    elaboration: {
      value: elaboration.part === null ? null : percent(elaboration.part),
      median: elaboration.median,
    },
    ideas: scoredIdeas(found),
  }
}

function elaborationPart({ ideas, form, list }: Findings) {
  if (form !== 'idea' || list.language !== null) return { part: null, median: null }
  const counts = ideas.flatMap(({ wordings }) => wordings.map(({ stems }) => stems.length))
  return { part: elaborationOf(counts), median: median(counts) }
}

const nothing = { sameAs: null, originality: null, people: null }

function scoredIdeas({ list, valued, ideas, numberOf, sample }: Findings): ScoredIdea[] {
  return list.faults.map((fault, at) => {
    const one = valued.get(at)
    if (!one) return { fault, ...nothing }
    const first = ideas[numberOf.get(at) ?? 0]?.first.at ?? at
    return {
      fault,
      sameAs: first === at ? null : first,
      originality: one.originality === null ? null : percent(one.originality),
      people: sample < minPeopleForRarity ? null : one.rarity.people,
    }
  })
}

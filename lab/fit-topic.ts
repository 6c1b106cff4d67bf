import { problems } from '@app/content/problems'
import { sampleIdeas } from '@app/content/sample-ideas'
import { thinkerStories } from '@app/content/thinker-stories'
import { parseList } from '@app/domain/scoring/parse-idea'
import { contentWords } from '@app/domain/scoring/tokenize'
import {
  ideaFeaturesOf,
  isEmbeddedList,
  topicFeaturesOf,
  uniqueWordings,
  wordSaladFeaturesOf,
} from '@app/domain/scoring/topic'
import {
  ideaFeatures,
  type LogisticWeights,
  logistic,
  type ScoreWeights,
  topicFeatures,
  wordSaladFeatures,
} from '@app/domain/scoring/weights'
import { terseTrials } from '@app/domain/test/lists/terse-lists'
import type { Ratings } from '@app/server/cli/read-ratings'
import { lexicon } from '@app/server/modules/scoring/lexicon'
import { random } from './made-lists.ts'
import { logisticFit } from './regression.ts'
import { type Example, honestExamples, ideasToJudge, trials } from './trials.ts'

/** The part of honest lists that may be taken for something else; what takes points off is to be surer. */
const honestTaken = { foreign: 0.015, salad: 0.006, idea: 0.05 }

const roll = random(23)
const pick = <One>(some: readonly One[]): One => some[roll(some.length)] as One

/** The house's ideas for each problem of the bank. In halves of the bank, what one teaches holds for the other. */
const bankLists = problems.flatMap(({ key, form, text }) => {
  const ideas = sampleIdeas[key]
  return form === 'idea' && ideas
    ? [{ problem: text, ideas: [ideas.near, ideas.odd, ideas.technique], isWanted: false, count: 2 }]
    : []
})

const honest = (ratings: Ratings): Example[] => [
  ...trials.flatMap(({ problem, rich, plain, wordings }) =>
    [rich, plain, wordings].map((ideas) => ({ problem, ideas, isWanted: false, count: 1 })),
  ),
  ...terseTrials.map((list) => ({ ...list, isWanted: false, count: 1 })),
  ...honestExamples(ratings),
  ...bankLists,
]

/** Sentences of the stories of our thinkers, as many behind each other as a list has lines. */
function storyLines(): string[][] {
  const sentences = Object.values(thinkerStories)
    .flatMap(({ story }) => story.match(/[^.!?]+[.!?]/g) ?? [])
    .map((line) => line.trim())
  return Array.from({ length: Math.floor(sentences.length / ideasToJudge) * 2 }, (_, at) =>
    sentences.slice(3 * at, 3 * at + ideasToJudge),
  ).filter((lines) => lines.length === ideasToJudge)
}

const timesForeign = 20

/** Lists of every kind, each put to problems of both kinds: else the length of its lines would tell what is foreign. */
function foreign(ratings: Ratings): Example[] {
  const dealt = honestExamples(ratings)
  const prompts = [...new Set(dealt.map(({ problem }) => problem))]
  const putTo = (list: Pick<Example, 'problem' | 'ideas'>, problems: readonly string[], count: number): Example[] => {
    const problem = pick(problems.filter((one) => one !== list.problem))
    return [{ problem, ideas: list.ideas, isWanted: true, count }]
  }
  const tried = trials.map(({ problem }) => problem)
  const ofBank = bankLists.map(({ problem }) => problem)
  return [
    ...trials.flatMap(({ problem, rich: ideas }) =>
      Array.from({ length: timesForeign }, () =>
        [tried, prompts].flatMap((some) => putTo({ problem, ideas }, some, 1)),
      ).flat(),
    ),
    ...trials.flatMap(({ problem, plain: ideas }) => putTo({ problem, ideas }, tried, 1)),
    ...bankLists.flatMap((list) => [1, 2].flatMap(() => putTo(list, ofBank, list.count))),
    ...dealt.flatMap((list) => [tried, prompts].flatMap((some) => putTo(list, some, list.count))),
  ]
}

const stories = (): Example[] =>
  storyLines().flatMap((ideas) =>
    [1, 2, 3].map(() => ({ problem: pick(trials).problem, ideas, isWanted: true, count: 1 })),
  )

const linesOfSalad = 8

/** Words of the trial lists in lines of a random few, bare or joined by small words. */
function salads(): Example[] {
  const words = trials.flatMap(({ rich }) => rich).flatMap((idea) => contentWords(idea))
  const word = () => pick(words)
  const shapes = [
    () => Array.from({ length: 2 + roll(3) }, word).join(' '),
    () => `the ${word()} of a ${word()} ${word()}`,
    () => `${word()} ${word()} under the ${word()}`,
    () => `a ${word()} and its ${word()} ${word()}`,
  ]
  return trials.flatMap(({ problem }, at) => {
    const shape = shapes[at % 2 === 0 ? 0 : 1 + (at % 3)] ?? word
    return { problem, ideas: Array.from({ length: linesOfSalad }, () => shape()), isWanted: true, count: 1 }
  })
}

/** Lowers the constant until no more honest lists than allowed lie above one half. */
function cautious<Name extends string>(
  weights: LogisticWeights<Name>,
  examples: readonly { features: Readonly<Record<Name, number>>; isWanted: boolean }[],
  taken: number,
): LogisticWeights<Name> {
  const odds = examples
    .filter(({ isWanted }) => !isWanted)
    .map(({ features }) => logistic(weights, features))
    .map((value) => Math.log(value / (1 - value)))
    .sort((a, b) => b - a)
  return { ...weights, constant: weights.constant - (odds[Math.floor(taken * odds.length)] ?? 0) }
}

const bankIdeas = 3

/** Every list as the score reads it; left out where the table does not know it. */
function readExamples(examples: readonly Example[]) {
  return examples.flatMap((example) => {
    const list = parseList(lexicon, example.problem, example.ideas)
    const ideas = uniqueWordings(list.ideas)
    if (!isEmbeddedList(list) || ideas.length < bankIdeas) return []
    const each = ideas.map((idea) => ideaFeaturesOf(lexicon, list, idea))
    const salad = wordSaladFeaturesOf(list.embedding, ideas)
    return { ...example, each, topic: topicFeaturesOf(lexicon, list, ideas, each), salad }
  })
}

export function fitTopic(ratings: Ratings): ScoreWeights['topic'] {
  const lists = readExamples(honest(ratings))
  // In this order, so that other foreign lists leave the same salads.
  const [told, mixedUp] = [readExamples(stories()), readExamples(salads())]
  const others = readExamples(foreign(ratings))
  const topics = [...lists, ...told, ...others].map((list) => ({ ...list, features: list.topic }))
  const mixed = [...lists, ...mixedUp]
    .filter(({ salad, ideas }) => salad.pairs >= ideasToJudge && ideas.length > bankIdeas)
    .map((list) => ({ ...list, features: list.salad.signs }))
  const single = [...lists, ...others].flatMap(({ each, isWanted, count }) =>
    each.map((features) => ({ features, isWanted, count: count / each.length })),
  )
  return {
    foreign: cautious(logisticFit(topics, topicFeatures), topics, honestTaken.foreign),
    idea: cautious(logisticFit(single, ideaFeatures), single, honestTaken.idea),
    salad: cautious(logisticFit(mixed, wordSaladFeatures), mixed, honestTaken.salad),
  }
}

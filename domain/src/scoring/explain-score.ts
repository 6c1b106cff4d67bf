import { capitalize, countInWords, ideaNumber, ideaNumbers, numberInWords } from '../text/number-words.ts'
import {
  headlineOf,
  type IsOwn,
  orderSentence,
  originalitySentence,
  raritySentences,
  sampleSentence,
  topicSentence,
} from './explain-originality.ts'
import { minIdeasForOrder } from './order-curve.ts'
import { countIdeaGroups, type Score, strategyNames } from './score.ts'

function sameGroups({ ideas }: Score): number[][] {
  const groups = new Map<number, number[]>()
  for (const [at, { sameAs }] of ideas.entries()) {
    if (sameAs !== null) groups.set(sameAs, [...(groups.get(sameAs) ?? [sameAs]), at])
  }
  return [...groups.values()]
}

function nothingCounted({ ideas }: Score): string {
  if (ideas.length === 0) return 'No ideas yet.'
  if (!ideas.every(({ fault }) => fault === 'empty')) return 'No line of your list counts as an idea.'
  return ideas.length === 1 ? 'Your line has no words to read.' : 'None of your lines has words to read.'
}

const groupsNamed = 3

function repeatsSentence(score: Score): string {
  const groups = sameGroups(score)
  if (groups.length === 0) return ''
  const again = groups.flat().length - groups.length
  if (groups.length > groupsNamed)
    return ` ${capitalize(numberInWords(again))} lines say again what another says, so they do not count.`
  return ` ${groups.map((group) => `${capitalize(ideaNumbers(group))} say the same thing`).join('. ')}, so they count once.`
}

function fluencySentence(score: Score): string {
  const { different } = score.fluency
  if (different === 0) return nothingCounted(score)
  const uncounted = score.ideas.filter(({ fault }) => fault !== null).length
  const faults = uncounted === 0 ? '' : ` ${capitalize(countInWords(uncounted, 'line is', 'lines are'))} not counted.`
  return `${different === 1 ? 'One idea' : `${capitalize(numberInWords(different))} different ideas`}.${repeatsSentence(score)}${faults}`
}

function unnamedSentence(score: Score): string {
  const { own, singles } = countIdeaGroups(score)
  const fit = own === 1 ? 'One idea fits none of them and is a kind of its own.' : ''
  const each =
    own > 1 ? `${capitalize(numberInWords(own))} ideas fit none of them and are each a kind of their own.` : ''
  const alone = singles === 1 ? 'One single word fits none of them.' : ''
  const words =
    singles > 1 ? `${capitalize(numberInWords(singles))} single words fit none of them and are one kind together.` : ''
  return [fit, each, alone, words].filter(Boolean).join(' ')
}

function flexibilitySentence(score: Score): string {
  const { flexibility, fluency } = score
  if (fluency.different === 0) return 'Without an idea there is no variety to see.'
  const { strategies: used } = flexibility
  const all = numberInWords(strategyNames.length)
  const seen =
    used.length === 0
      ? `We saw none of the ${all} strategies; we know them by English words only.`
      : `${capitalize(numberInWords(used.length))} of ${all} strategies: ${used.join(', ')}.`
  return [seen, unnamedSentence(score), trackSentence(score), monotonySentence(score)].filter(Boolean).join(' ')
}

const often = ['never changed track', 'changed track once', 'changed track twice']

function trackSentence({ flexibility: { switches }, fluency }: Score): string {
  if (fluency.different === 1) return ''
  return `You ${often[switches] ?? `changed track ${numberInWords(switches)} times`}.`
}

const leastPercentToMention = 60

function monotonySentence({ version, flexibility: { monotony } }: Score): string {
  if (version >= 7) {
    if (monotony < leastPercentToMention) return ''
    return monotony < 80
      ? 'Several of your ideas come near to each other in their words, which takes a little variety away.'
      : 'Most of your ideas come near to one picture in their words, which takes variety away.'
  }
  if (monotony === 0) return ''
  if (monotony < 30) return 'Some of your ideas share their words, which takes a little variety away.'
  return 'Many of your ideas turn around the same words, which takes variety away.'
}

function elaborationSentence({ elaboration, fluency, ideas }: Score): string {
  if (fluency.different === 0 || elaboration.fullest === null) return 'Without an idea there is no detail to see.'
  const words = Math.ceil(elaboration.median)
  if (fluency.different === 1) return `Your idea uses ${countInWords(words, 'telling word', 'telling words')}.`
  const most = Math.max(...ideas.map((idea) => idea.words))
  const isAlone = ideas.filter((idea) => idea.words === most).length === 1
  const fullest = words > 1 && isAlone ? ` ${capitalize(ideaNumber(elaboration.fullest))} says the most.` : ''
  return `Half of your ideas use ${countInWords(words, 'telling word', 'telling words')} or more.${fullest}`
}

export const explainScore = (score: Score, isOwn: IsOwn = false) => ({
  headline: headlineOf(score),
  order: [score.fluency.different < minIdeasForOrder && repeatsSentence(score).trim(), orderSentence(score, isOwn)]
    .filter(Boolean)
    .join(' '),
  fluency: fluencySentence(score),
  flexibility: flexibilitySentence(score),
  originality: originalitySentence(score, isOwn),
  elaboration: elaborationSentence(score),
  sample: sampleSentence(score, isOwn),
  topic: topicSentence(score),
  rarity: raritySentences(score),
})

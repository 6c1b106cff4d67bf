import { capitalize, countInWords, formatCount, ideaNumbers } from '../text/number-words.ts'
import { bestIdeasByScore, hasNothingToPraise, highlightedIdeas } from './most-unusual.ts'
import { minIdeasForOrder, moreUnusualHalf } from './order-curve.ts'
import type { Score } from './score.ts'
import { minPeopleForPoints, minPeopleForRarity } from './score.ts'

type IsOwn = boolean

function noOrderSentence(score: Score, isOwn: IsOwn): string {
  const { fluency, sample, ideas } = score
  const { different } = fluency
  if (ideas.length === 0) return 'There are no ideas yet.'
  if (different === 0 && ideas.every(({ fault }) => fault === 'empty')) return 'We found no words to read in your list.'
  if (different === 0) return 'Each line of your list says why it is not counted.'
  if (sample === 0 && highlightedIdeas(score).length > 0) return estimateSentence(different, isOwn)
  if (different < minIdeasForOrder) return fromSixOn
  if (hasNothingToPraise(score)) return 'We are not sure enough of these ideas to call one the best.'
  if (isOwn) return 'The problem is your own: without other lists beside yours, no idea is called the best.'
  if (sample === 0) return 'You are the first with this problem: without other lists, no idea is called the best.'
  return 'All are equally unusual so far, so none of them is called the best.'
}

const fromSixOn = 'With six different ideas or more you also see whether your later ones were the more unusual.'

function estimateSentence(different: number, isOwn: IsOwn): string {
  const estimate = 'An estimate, by word meanings alone'
  if (different < minIdeasForOrder) return `${estimate}. ${fromSixOn}`
  return `${estimate}: ${isOwn ? 'the problem is your own' : 'you are the first with this problem'}.`
}

export function orderSentence(score: Score, isOwn: IsOwn): string {
  const best = bestIdeasByScore(score)
  if (best.length === 0) return noOrderSentence(score, isOwn)
  const equals = best.length === 1 ? [] : [`${capitalize(ideaNumbers(best))} are equally unusual.`]
  const half = moreUnusualHalf(score.order)
  if (half === 'second')
    equals.push('Most people expect to run dry and stop. Your second half was the more unusual one.')
  if (half === 'first') equals.push('Your first half was the more unusual one.')
  if (half === null) equals.push('Both halves of your list were about equally unusual.')
  return equals.join(' ')
}

function pointsSentence({ sample, ideas }: Score): string {
  if (sample < minPeopleForPoints) return ''
  const sum = ideas.reduce((points, idea) => points + (idea.sameAs === null ? (idea.points ?? 0) : 0), 0)
  return ` By the classic count your list has ${countInWords(sum, 'point', 'points')}: two for an idea that fewer than one in a hundred had, one for fewer than five.`
}

export function sampleSentence(score: Score, isOwn: IsOwn): string {
  const { sample } = score
  if (isOwn) return 'You wrote this problem, and nobody else is given it. How rare your ideas are cannot be measured.'
  if (sample >= minPeopleForRarity)
    return `Compared with ${sample} people who had this problem before you.${pointsSentence(score)}`
  const people = sample === 0 ? 'Nobody' : formatCount(sample, 'person', 'people')
  return `${people} had this problem before you. Below ${minPeopleForRarity} people we do not say how rare an idea is.`
}

export const raritySentences = ({ ideas, sample }: Score): (string | null)[] =>
  ideas.map(({ people }) => (people === null ? null : `${people} of ${sample} people had this idea.`))

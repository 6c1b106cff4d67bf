import { capitalize, countInWords, formatCount, ideaNumber, ideaNumbers, numberInWords } from '../text/number-words.ts'
import {
  bestIdeasByScore,
  findMostUnusual,
  firstWordingOf,
  hasNothingToPraise,
  highlightedIdeas,
} from './most-unusual.ts'
import { minIdeasForOrder, moreUnusualHalf } from './order-curve.ts'
import type { Score } from './score.ts'
import { minPeopleForPoints, minPeopleForRarity } from './score.ts'

export type IsOwn = boolean

function restsOn(score: Score): string {
  const { different } = score.fluency
  if (different === 1) return 'It rests on your only idea.'
  if (
    score.originality.unpraised.some((place) =>
      score.originality.top.some((best) => firstWordingOf(score, best) === place),
    )
  )
    return 'The mean of your two highest values.'
  const found = findMostUnusual(score)
  if (found === null)
    return different === 2
      ? 'Your two ideas are equally unusual so far.'
      : `All ${numberInWords(different)} ideas are equally unusual so far.`
  const { sure, tied } = found
  const [best, second] = sure
  if (best === undefined)
    return `${capitalize(numberInWords(tied.length))} ideas tie for the most unusual: ${ideaNumbers(tied)}.`
  if (second !== undefined)
    return `The mean of your two most unusual ideas, ${ideaNumber(best)} and ${ideaNumber(second)}.`
  return `The mean of ${ideaNumber(best)}, the most unusual, and the next: there ${numberInWords(tied.length)} tie, ${ideaNumbers(tied)}.`
}

function alone({ originality }: Score, isOwn: IsOwn): string {
  const nobody = isOwn ? 'Nobody else has your own problem' : 'You are the first with this problem'
  if (originality.value === null)
    return `${nobody}, and we know too few of these words to estimate anything. The total rests on the other three.`
  return `${nobody}, so this is estimated from word meanings: how far the ideas lie from the problem and from what is usual.`
}

export function originalitySentence(score: Score, isOwn: IsOwn): string {
  const { originality, sample } = score
  if (originality.top.length === 0) return 'Without an idea there is nothing to compare.'
  if (score.hint === 'salad') return `${saladSentence} So originality is left out.`
  if (isOwn || sample === 0) return alone(score, isOwn)
  if (!originality.tooEarly) return [restsOn(score), isUnread(score) && withoutMeaning].filter(Boolean).join(' ')
  const by = originality.byMeaning ? 'the meaning of the words and how rare they are' : 'how rare the words are'
  return `An early estimate: below ${minPeopleForRarity} people it rests on ${by}. ${restsOn(score)}`
}

const isUnread = (score: Score): boolean => !score.originality.byMeaning

const withoutMeaning = 'We cannot read what these words mean, so it rests on how rare they are.'

const saladSentence = 'These words seldom stand together in English, and we see no sense that joins them.'

export function topicSentence({ hint }: Score): string | null {
  if (hint === 'praise')
    return 'Half of the lines or more speak about the list itself. What you would do about the problem would say more.'
  if (hint === 'foreign')
    return 'These lines read like an article, or as if they belonged to another question. If they are your ideas for this one, leave it at that: nothing is taken off.'
  return hint === 'salad' ? `${saladSentence} If they do for you, a few more words would show it.` : null
}

export function headlineOf(score: Score): string {
  const { different } = score.fluency
  const best = highlightedIdeas(score)
  const [only] = best
  if (best.length > 1) return `${capitalize(numberInWords(best.length))} ideas tie for the most unusual`
  if (only !== undefined && bestIdeasByScore(score).length === 0)
    return `Your most unusual idea was ${ideaNumber(only)}`
  if (only !== undefined) return `Your best idea was ${ideaNumber(only)} of ${score.ideas.length}`
  if (different === 0) return 'No idea to count'
  return different === 1 ? 'One idea counted' : `${different} different ideas counted`
}

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

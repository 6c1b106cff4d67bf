import { ideasForOrder } from './order-curve.ts'
import { peopleForPoints, peopleForRarity } from './originality.ts'
import type { Score } from './score.ts'
import { strategies } from './strategies.ts'

const numerals =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

const inWords = (count: number): string => numerals[count] ?? String(count)

const capital = (sentence: string): string => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`

const counted = (count: number, one: string, more: string): string => `${inWords(count)} ${count === 1 ? one : more}`

/** Ideas are counted from 0 in data and from 1 in sentences. */
const no = (idea: number): string => `no. ${idea + 1}`

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** Ideas that say the same, each group with its first: [[1, 3]] for no. 2 and no. 4. */
function sameGroups({ ideas }: Score): number[][] {
  const groups = new Map<number, number[]>()
  for (const [at, { sameAs }] of ideas.entries()) {
    if (sameAs !== null) groups.set(sameAs, [...(groups.get(sameAs) ?? [sameAs]), at])
  }
  return [...groups.values()]
}

function fluencySentence(score: Score): string {
  const { different } = score.fluency
  const groups = sameGroups(score).map((group) => `${capital(listed(group.map(no)))} say the same thing`)
  const repeats = groups.length === 0 ? '' : ` ${groups.join('. ')}, so they count once.`
  const unread = score.ideas.filter(({ fault }) => fault !== null && fault !== 'empty').length
  const faults = unread === 0 ? '' : ` ${capital(counted(unread, 'line does', 'lines do'))} not count as an idea.`
  const ideas = different === 0 ? 'no ideas yet' : counted(different, 'different idea', 'different ideas')
  return `${capital(ideas)}.${repeats}${faults}`
}

function flexibilitySentence({ flexibility, fluency }: Score): string {
  if (fluency.different === 0) return 'Without an idea there is no variety to see.'
  const { strategies: used, unnamed, switches, monotony } = flexibility
  const all = inWords(Object.keys(strategies).length)
  const named =
    used.length === 0 ? `None of ${all} strategies` : `${capital(inWords(used.length))} of ${all} strategies`
  const names = used.length === 0 ? '' : `: ${used.join(', ')}`
  const own = unnamed === 0 ? '' : ` ${capital(counted(unnamed, 'idea fits', 'ideas fit'))} none of them.`
  const track = ` You changed track ${switches === 1 ? 'once' : `${inWords(switches)} times`}.`
  return `${named}${names}.${own}${track}${monotonySentence(monotony)}`
}

function monotonySentence(monotony: number): string {
  if (monotony === 0) return ''
  if (monotony < 30) return ' Some of your ideas share their words, which takes a little variety away.'
  return ' Many of your ideas turn around the same words, which takes variety away.'
}

function originalitySentence({ originality, sample }: Score): string {
  const [best, second] = originality.top
  if (best === undefined) return 'Without an idea there is nothing to compare.'
  if (sample === 0) {
    return 'You are the first with this problem. Until others have had it, a sentence counts half and a single word a quarter.'
  }
  const which =
    second === undefined
      ? `This is ${no(best)}, your only idea.`
      : `The mean of your two most unusual ideas, ${no(best)} and ${no(second)}.`
  return originality.tooEarly ? `${which} For now it rests on how rare their words are.` : which
}

function elaborationSentence({ elaboration, fluency }: Score): string {
  if (fluency.different === 0 || elaboration.fullest === null) return 'Without an idea there is no detail to see.'
  const words = Math.ceil(elaboration.median)
  if (fluency.different === 1) return `Your idea uses ${counted(words, 'telling word', 'telling words')}.`
  const most = words > 1 ? ` ${capital(no(elaboration.fullest))} says the most.` : ''
  return `Half of your ideas use ${counted(words, 'telling word', 'telling words')} or more.${most}`
}

/** Ideas that are as unusual as the best, as far as whole numbers tell. */
function equalsOf({ order: { best, curve }, ideas }: Score): number[] {
  if (best === null) return []
  const first = ideas[best]?.sameAs ?? best
  const most = Math.max(...curve.map(({ originality }) => originality))
  return curve.flatMap(({ idea, originality }) => (idea !== first && originality === most ? idea : []))
}

function equalsSentence(score: Score): string {
  const equals = equalsOf(score)
  if (equals.length === 0) return ''
  if (equals.length > 3) return ` ${capital(inWords(equals.length))} others are just as unusual.`
  return ` ${capital(listed(equals.map(no)))} ${equals.length === 1 ? 'is' : 'are'} just as unusual.`
}

/** The headline on order, or null when there are too few ideas, or nothing tells them apart. */
function orderSentence(score: Score): string | null {
  const { order, fluency, ideas } = score
  if (fluency.different < ideasForOrder || order.best === null) return null
  const headline = `Your best idea was ${no(order.best)} of ${ideas.length}.${equalsSentence(score)}`
  if (order.delta > 0)
    return `${headline} Most people expect to run dry and stop. Your second half was the more unusual one.`
  return order.delta < 0 ? `${headline} Your first half was the more unusual one.` : headline
}

/** The classic count, once there are people enough for it (Wilson, Guilford, Christensen & Lewis 1954). */
function pointsSentence({ sample, ideas }: Score): string {
  if (sample < peopleForPoints) return ''
  const sum = ideas.reduce((points, idea) => points + (idea.sameAs === null ? (idea.points ?? 0) : 0), 0)
  return ` By the classic count your list has ${counted(sum, 'point', 'points')}: two for an idea that fewer than one in a hundred had, one for fewer than five.`
}

function sampleSentence(score: Score): string {
  const { sample } = score
  if (sample >= peopleForRarity)
    return `Compared with ${sample} people who had this problem before you.${pointsSentence(score)}`
  const people = sample === 1 ? '1 person has' : `${sample === 0 ? 'no' : sample} people have`
  return `Too early to tell: ${people} had this problem so far. Below ${peopleForRarity} we say nothing.`
}

/** How many people had each idea; null where it is too early to tell, or where there is no idea. */
const raritySentences = ({ ideas, sample }: Score): (string | null)[] =>
  ideas.map(({ people }) => (people === null ? null : `${people} of ${sample} people had this idea.`))

/** The sentences that go with the numbers of a score. Pure words: they can change without a new version of the score. */
export const explain = (score: Score) => ({
  fluency: fluencySentence(score),
  flexibility: flexibilitySentence(score),
  originality: originalitySentence(score),
  elaboration: elaborationSentence(score),
  order: orderSentence(score),
  sample: sampleSentence(score),
  rarity: raritySentences(score),
})

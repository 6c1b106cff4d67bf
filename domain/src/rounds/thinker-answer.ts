import { type IdeaSketch, vectorScale } from '../scoring/parse-idea.ts'
import type { Score } from '../scoring/score.ts'
import { tokenize } from '../scoring/tokenize.ts'
import { median } from '../scoring/total-score.ts'
import { type AnswerCondition, answerConditions } from './answer-conditions.ts'

export interface AnswerInput {
  ideas: readonly string[]
  slots: number
  score: Score | null
  /** Of each idea what it means; empty where it is compared with nothing. */
  sketches: readonly (IdeaSketch | null)[]
  /** No session before it was with this thinker. */
  isFirstThisWay: boolean
  /** The second session of its day, and the first one was with this thinker too. */
  isSecondToday: boolean
}

/** Which line answers a list, as it is stored: `many-kinds/0`. */
export type AnswerId = `${AnswerCondition}/${number}`

const { kinds, line, few, short, long, far } = {
  kinds: { ideas: 5, share: 0.75 },
  line: { ideas: 4, share: 0.6, monotony: 60 },
  few: { least: 2, most: 4, share: 0.5 },
  short: { ideas: 3, words: 3 },
  long: { ideas: 3, words: 14 },
  far: { ideas: 5, share: 0.5 },
}

/** What holds where a line is shown, for its reader. */
export const answerConditionTexts: Record<AnswerCondition, string> = {
  'many-kinds': 'there are at least five ideas, and nearly every one is of a kind of its own.',
  'one-line': 'most of your ideas follow one line of thought.',
  'one-far-off': 'one idea is further from all others than these are from each other.',
  'few-ideas': 'there are at most four ideas, in less than half of the slots.',
  'short-ideas': 'half of your ideas have three words or fewer.',
  'long-ideas': 'half of your ideas have fourteen words or more.',
  'second-today': 'it is the second session of your day this way.',
  'first-this-way': 'it is your first session this way.',
}

const wordsOfMost = (ideas: readonly string[]) => median(ideas.map((idea) => tokenize(idea).length))

/** The largest number of different ideas that one strategy holds. */
function largestStrategy({ ideas }: Score): number {
  const counts = new Map<string, number>()
  for (const { fault, sameAs, strategy } of ideas)
    if (fault === null && sameAs === null && strategy) counts.set(strategy, (counts.get(strategy) ?? 0) + 1)
  return Math.max(0, ...counts.values())
}

function isOneLine(score: Score): boolean {
  const { fluency, flexibility, ideas } = score
  if (fluency.different < 2 || ideas.filter(({ fault }) => fault === null).length < line.ideas) return false
  if (flexibility.monotony >= line.monotony) return true
  return fluency.different >= line.ideas && largestStrategy(score) >= line.share * fluency.different
}

function likeness(a: Int8Array, b: Int8Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number)
  return sum / (vectorScale * vectorScale)
}

/** What is nearest to one idea is less than half as near as what is nearest to any other. */
function isOneFarOff(sketches: AnswerInput['sketches']): boolean {
  const vectors = sketches.flatMap((sketch) => sketch?.vector ?? [])
  if (vectors.length < far.ideas || vectors.length < sketches.length) return false
  const nearest = vectors.map((vector) =>
    Math.max(0, ...vectors.filter((other) => other !== vector).map((other) => likeness(vector, other))),
  )
  const [lowest = 0, next = 0] = nearest.toSorted((a, b) => a - b)
  return lowest < far.share * next
}

const conditionHolds: Record<AnswerCondition, (list: AnswerInput & { score: Score }) => boolean> = {
  'many-kinds': ({ score: { fluency, flexibility, originality } }) =>
    originality.byMeaning &&
    fluency.different >= kinds.ideas &&
    flexibility.monotony < line.monotony &&
    flexibility.effective >= kinds.share * fluency.different,
  'one-line': ({ score }) => isOneLine(score),
  'one-far-off': ({ sketches }) => isOneFarOff(sketches),
  'few-ideas': ({ ideas, slots }) =>
    ideas.length >= few.least && ideas.length <= few.most && ideas.length < few.share * slots,
  'short-ideas': ({ ideas }) => ideas.length >= short.ideas && wordsOfMost(ideas) <= short.words,
  'long-ideas': ({ ideas }) => ideas.length >= long.ideas && wordsOfMost(ideas) >= long.words,
  'second-today': ({ isSecondToday }) => isSecondToday,
  'first-this-way': ({ isFirstThisWay }) => isFirstThisWay,
}

/** The first line whose condition holds and that is not among those used lately. Null: nothing is said of such a list. */
export function chooseThinkerAnswer(
  answers: Readonly<Record<AnswerCondition, readonly unknown[]>>,
  { score, ...list }: AnswerInput,
  used: ReadonlySet<AnswerId>,
): AnswerId | null {
  if (!score || score.withheld || score.fluency.different === 0) return null
  for (const condition of answerConditions) {
    if (!conditionHolds[condition]({ ...list, score })) continue
    const fresh = answers[condition].findIndex((_, at) => !used.has(`${condition}/${at}`))
    if (fresh >= 0) return `${condition}/${fresh}`
  }
  return null
}

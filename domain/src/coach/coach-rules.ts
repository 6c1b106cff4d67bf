import { type Day, daysBetween } from '../day/day.ts'
import type { ProblemForm } from '../rounds/problem-form.ts'
import type { ThinkerId } from '../rounds/thinker-ids.ts'
import type { Reading } from './read-list.ts'

/** A list that counts for a day and has its total. */
export interface CoachList {
  day: Day
  form: ProblemForm
  slots: number
  /** Whose technique the session has shown. */
  thinkerId: ThinkerId | null
  /** Null where nobody asked. */
  favourites: readonly number[] | null
  reading: Reading
}

/** The numbers that made a rule hold: its sentences and its goal use them. */
export type StepFacts = Readonly<Partial<Record<'n' | 'k' | 'slots' | 'goal' | 'picks' | 'monotony', number>>>

export const stepOutcomes = ['did', 'not_yet', 'dropped', 'lapsed'] as const
export type StepOutcome = (typeof stepOutcomes)[number]

interface CoachRule {
  forms: readonly ProblemForm[]
  /** Their technique asks for what the rule would warn of. */
  except?: readonly (ThinkerId | null)[]
  /** It names English words. */
  isEnglishOnly?: true
  /** Of fewer ideas nothing is said. */
  minIdeas?: number
  /** Null where it does not hold. The newest list comes first. */
  find(lists: readonly CoachList[]): StepFacts | null
  /** Null where the list cannot say. */
  isMet(list: CoachList, facts: StepFacts): boolean | null
}

/** Their technique asks for one idea again, with something changed. */
const thinkersOfVariations: readonly (ThinkerId | null)[] = [
  'mozart',
  'carver',
  'hokusai',
  'darwin',
  'franklin',
  'tesla',
]

export const asksForVariations = (thinkerId: ThinkerId | null) => thinkersOfVariations.includes(thinkerId)

const all: readonly ProblemForm[] = ['idea', 'name', 'line']
const ideasOf = ({ reading }: CoachList) => reading.ideas
const sumOf = (lists: readonly CoachList[]) => lists.reduce((sum, list) => sum + ideasOf(list), 0)
const lacks = (mark: 'denies' | 'anybody') => (list: CoachList) => list.reading[mark].length === 0

/** The newest so many lists, where each is as it is asked for; else none. */
function newest(lists: readonly CoachList[], count: number, is: (list: CoachList) => boolean) {
  const found = lists.slice(0, count)
  return found.length === count && found.every(is) ? found : null
}

/** A streak that was lost leaves less room than the goal asks for. */
const isGoalMet = (list: CoachList, { goal = 0 }: StepFacts) => ideasOf(list) >= Math.min(goal, list.slots)

const leastPicks = 10
/** Of ten picks, seven of one third come about by chance for fewer than two people in a hundred. */
const shareOfThird = 0.65
const listsForUsual = 5

/** How many of the picks in longer lists stand in their last third. */
function latePicks(lists: readonly CoachList[]) {
  const places = lists
    .filter((list) => ideasOf(list) >= 6)
    .flatMap(({ favourites, reading }) => (favourites ?? []).map((place) => place / reading.lines))
  return { picks: places.length, k: places.filter((place) => place >= 2 / 3).length }
}

function middleOf(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.floor(((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2)
}

/** Words that a rule names must be missing in this many ideas before it speaks. */
function missingIn(lists: readonly CoachList[], count: number, mark: 'denies' | 'anybody', least: number) {
  const found = newest(lists, count, lacks(mark))
  return found && sumOf(found) >= least ? { n: sumOf(found) } : null
}

/** In the order in which they are asked: of several that hold, the first one counts. */
export const coachRules = {
  'all-slots': {
    forms: all,
    find(lists) {
      const [first] = lists
      if (!first || lists.slice(0, 2).some((list) => list.reading.lines > 0.6 * list.slots)) return null
      return { n: ideasOf(first), slots: first.slots, goal: ideasOf(first) + 2 }
    },
    isMet: isGoalMet,
  },
  'change-question': {
    forms: ['idea'],
    except: thinkersOfVariations,
    minIdeas: 4,
    // Of ten wordings of one idea few are different ones.
    find([first, before]) {
      if (!first || !before || first.reading.lines < 5) return null
      const { ideas: n, groups, monotony } = first.reading
      const [k = 0] = groups
      return n >= 5 && k >= 0.6 * n ? { n, k } : monotony >= 60 ? { monotony } : null
    },
    isMet: ({ reading: { ideas, groups, monotony } }) => monotony < 60 && (groups[0] ?? 0) <= 0.5 * ideas,
  },
  openings: {
    forms: ['idea', 'line'],
    except: ['mozart', 'newton', 'franklin', 'rumi'],
    minIdeas: 4,
    find(lists) {
      const found = newest(lists, 2, ({ reading: { ideas, opens } }) => ideas >= 5 && opens >= 0.6 * ideas)
      return found?.[0] ? { n: found[0].reading.lines, k: found[0].reading.opens } : null
    },
    isMet: ({ reading }) => reading.opens <= 2,
  },
  choose: {
    forms: all,
    find: (lists) => newest(lists, 3, (list) => ideasOf(list) >= 3 && list.favourites?.length === 0) && {},
    isMet: ({ favourites }) => favourites && favourites.length > 0,
  },
  because: {
    forms: ['idea'],
    isEnglishOnly: true,
    find: (lists) => newest(lists, 3, (list) => ideasOf(list) >= 3 && list.reading.median <= 3) && {},
    isMet: ({ reading: { because, ideas } }) => because.length >= Math.min(3, ideas),
  },
  'one-breath': {
    forms: ['idea'],
    isEnglishOnly: true,
    find: (lists) => newest(lists, 3, (list) => ideasOf(list) >= 3 && list.reading.median >= 14) && {},
    isMet: ({ reading }) => reading.median <= 10,
  },
  'two-more': {
    forms: all,
    find(lists) {
      const { picks, k } = latePicks(lists)
      const [first] = lists
      if (!first || picks < leastPicks || k < shareOfThird * picks) return null
      const usual = middleOf(lists.slice(0, listsForUsual).map(ideasOf))
      return first.slots < usual + 2 ? null : { picks, k, n: usual, goal: usual + 2 }
    },
    isMet: isGoalMet,
  },
  without: {
    forms: ['idea'],
    isEnglishOnly: true,
    find: (lists) => missingIn(lists, 5, 'denies', 15),
    isMet: ({ reading }) => reading.without.length > 0,
  },
  somebody: {
    forms: ['idea'],
    isEnglishOnly: true,
    find: (lists) => missingIn(lists, 3, 'anybody', 12),
    // "They" may be people or things.
    isMet: ({ reading: { somebody, anybody } }) => somebody.length > 0 || (anybody.length > 0 ? null : false),
  },
} as const satisfies Record<string, CoachRule>

export type CoachRuleId = keyof typeof coachRules
export const coachRuleIds = Object.keys(coachRules) as CoachRuleId[]
/** Stored steps may have one that is asked for no more. */
export const isCoachRule = (id: string): id is CoachRuleId => Object.hasOwn(coachRules, id)
const ruleOf = (id: CoachRuleId): CoachRule => coachRules[id]

export interface OpenStep {
  rule: CoachRuleId
  facts: StepFacts
}

/** Open while it has no outcome. */
export interface CoachStep extends OpenStep {
  setDay: Day
  outcome: StepOutcome | null
  closedDay: Day | null
}

/** Whether a list of this form could say if a step of the rule was done. */
export const isRuleFor = (id: CoachRuleId, form: ProblemForm): boolean =>
  isCoachRule(id) && ruleOf(id).forms.includes(form)

function holds(id: CoachRuleId, { form, thinkerId, reading }: CoachList): boolean {
  if (!isRuleFor(id, form)) return false
  const { except = [], isEnglishOnly } = ruleOf(id)
  return !except.includes(thinkerId) && (!isEnglishOnly || reading.isEnglish)
}

/** Null where the list cannot say: the step stays open then. */
export function outcomeOf({ rule: id, facts }: OpenStep, list: CoachList): 'did' | 'not_yet' | null {
  if (!holds(id, list)) return null
  const { minIdeas = 2, isMet } = ruleOf(id)
  if (ideasOf(list) < minIdeas) return null
  const isDone = isMet(list, facts)
  return isDone === null ? null : isDone ? 'did' : 'not_yet'
}

/** What makes the rule hold by now, the newest list first; null where it holds no more. */
export const findFacts = (rule: CoachRuleId, lists: readonly CoachList[]): StepFacts | null =>
  ruleOf(rule).find(lists.filter((list) => holds(rule, list)))

const restDays = { usual: 7, afterTwoNotYet: 14, afterTwoDid: 30, dropped: 60, droppedTwice: Number.POSITIVE_INFINITY }

/** Days in which a rule rests; `closed` are its steps, the newest first. */
function restDaysAfter([last, before, ...earlier]: readonly CoachStep[]): number {
  const isTwice = last && before && last.outcome === before.outcome
  if (last?.outcome === 'dropped') {
    const isDroppedTwice = [before, ...earlier].some((step) => step?.outcome === 'dropped')
    return isDroppedTwice ? restDays.droppedTwice : restDays.dropped
  }
  if (isTwice && last.outcome === 'did') return restDays.afterTwoDid
  if (isTwice && last.outcome === 'not_yet') return restDays.afterTwoNotYet
  return restDays.usual
}

function isResting(id: CoachRuleId, steps: readonly CoachStep[], today: Day): boolean {
  // The one that this list has just closed has no day yet.
  const closedOn = ({ closedDay }: CoachStep) => closedDay ?? today
  const closed = steps
    .filter(({ rule }) => rule === id)
    .toSorted((one, other) => closedOn(other).localeCompare(closedOn(one)))
  const [last] = closed
  return last !== undefined && daysBetween(closedOn(last), today) < restDaysAfter(closed)
}

const maxStepsInAWeek = 3

/** What the newest list asks for. None beside an open step, a second time a day, or a fourth time in a week. */
export function nextStep(lists: readonly CoachList[], steps: readonly CoachStep[], today: Day): OpenStep | null {
  const [first] = lists
  const ofWeek = steps.filter(({ setDay }) => daysBetween(setDay, today) < 7)
  const hasEnough = ofWeek.length >= maxStepsInAWeek || steps.some((step) => !step.outcome || step.setDay === today)
  if (!first || ideasOf(first) === 0 || hasEnough) return null
  for (const rule of coachRuleIds) {
    if (!holds(rule, first) || isResting(rule, steps, today)) continue
    const facts = findFacts(rule, lists)
    // What the newest list does already is asked of nobody.
    if (facts && outcomeOf({ rule, facts }, first) !== 'did') return { rule, facts }
  }
  return null
}

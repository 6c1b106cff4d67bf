import type { ProblemForm } from '../rounds/problem-form.ts'
import { capitalize, formatCount, ideaNumber, ideaNumbers, nounFor, numberInWords } from '../text/number-words.ts'
import { type CoachList, type CoachRuleId, isRuleFor, type OpenStep } from './coach-rules.ts'

interface TextInput {
  n: number
  k: number
  goal: number
  slots: number
  picks: number
  /** "ideas", "names" or "lines" */
  noun: (count: number) => string
}

interface OutcomeInput extends TextInput {
  list: CoachList
}

interface StepTexts {
  /** A small sentence before the line; may be empty. */
  lead: (facts: TextInput) => string
  /** What follows "Next step". */
  line: string
  /** What stands above the next list, behind "Today". */
  today: (facts: TextInput) => string
  did: (input: OutcomeInput) => string
  /** What was counted, and nothing of what comes next. */
  notYet: (input: OutcomeInput) => string
  /** How many more would have done it. */
  missing?: (input: OutcomeInput) => number
  /** What was counted, where the lead does not say it, and what the step is good for. */
  why: readonly string[]
}

const goTogether = ({ reading: { groups, ideas, monotony } }: CoachList) =>
  (groups[0] ?? 0) > 0.5 * ideas
    ? `${groups[0]} of ${ideas} go in the same direction.`
    : monotony >= 60
      ? 'they’re all versions of one idea.'
      : ''

const missedBy = (count: number) => `${capitalize(numberInWords(count))} more would have done it.`

/** A streak that was lost leaves less room than the goal asks for. */
const reached = ({ list, n, noun }: OutcomeInput, before: string) => {
  const { ideas } = list.reading
  return `Done: ${ideas} ${noun(ideas)}, ${ideas > n ? before : 'and there was no room for more'}.`
}

const missed = {
  notYet: ({ list: { reading }, noun }: OutcomeInput) => `Not yet: ${reading.ideas} ${noun(reading.ideas)}.`,
  missing: ({ list, goal }: OutcomeInput) => Math.min(goal, list.slots) - list.reading.ideas,
}

const countedWords = 'We counted the words in each idea in your last three lists.'
const writeTwoMore = 'When you think you’re done, write two more.'
const giveReasons = 'Add a “because” to three ideas.'
const startDifferently = 'Start each one with a different word.'

const first = (places: readonly number[]) => ideaNumber(places[0] ?? 0)

const texts: Record<CoachRuleId, StepTexts> = {
  'all-slots': {
    lead: ({ n, slots, noun }) => `You wrote ${n} ${noun(n)}, with room for ${slots}.`,
    line: 'Keep going. The bad ones count too.',
    today: ({ goal, noun }) => `Write down the bad ${noun(2)} too. Aim for ${goal}.`,
    did: (input) => reached(input, `up from ${input.n}`),
    ...missed,
    why: ['Your first ideas are often ones other people have too. Keep writing to get past them.'],
  },
  'change-question': {
    lead: ({ n, k }) =>
      k > 0 ? `${k} of your ${n} ideas go in the same direction.` : 'Your ideas are all versions of one idea.',
    line: 'Change the question after your third idea.',
    today: () => 'After your third idea, ask a different question. Who? When? Without what?',
    did: ({ list }) =>
      (list.reading.groups[0] ?? 0) < 2
        ? 'Done: no two go in the same direction.'
        : `Done: no more than ${numberInWords(list.reading.groups[0] ?? 0)} go in the same direction.`,
    notYet: ({ list }) => `Not yet: ${goTogether(list)}`,
    why: ['We compared your ideas by their words and meaning.', 'A new question opens up a new side of the problem.'],
  },
  openings: {
    lead: ({ n, k, noun }) => `${k} of ${n} ${noun(n)} start with the same word.`,
    line: startDifferently,
    today: () => startDifferently,
    did: ({ list }) =>
      list.reading.opens < 2
        ? 'Done: no two start with the same word.'
        : 'Done: no more than two start with the same word.',
    notYet: ({ list }) => `Not yet: ${list.reading.opens} start with the same word.`,
    why: [
      'We compared first words, skipping “a”, “the”, “to” and “use”.',
      'A sentence that starts differently often ends differently.',
    ],
  },
  choose: {
    lead: () => 'You haven’t picked a favourite in your last three lists.',
    line: 'Pick a favourite, even if none feels good.',
    today: () => 'Pick a favourite at the end. Any one will do.',
    did: ({ list }) => `Done: you picked ${ideaNumbers(list.favourites ?? [])}.`,
    notYet: () => 'Not yet: you didn’t pick a favourite today.',
    why: ['Seeing which idea is worth keeping is a skill in its own right.'],
  },
  because: {
    lead: () => 'Half of your ideas have three words or fewer.',
    line: giveReasons,
    today: () => giveReasons,
    did: ({ list }) => `Done: ${formatCount(list.reading.because.length, 'idea says', 'ideas say')} why.`,
    notYet: ({ list: { reading } }) =>
      reading.because.length === 0
        ? 'Not yet: no “because” today.'
        : `Not yet: ${formatCount(reading.because.length, 'idea says', 'ideas say')} why.`,
    missing: ({ list: { reading } }) =>
      reading.because.length === 0 ? 0 : Math.min(3, reading.ideas) - reading.because.length,
    why: [countedWords, 'A reason helps others see your idea, and often changes it.'],
  },
  'one-breath': {
    lead: () => 'Half of your ideas have fourteen words or more.',
    line: 'Say each idea in one breath.',
    today: () => 'One breath per idea. Ten words is plenty.',
    did: ({ list }) => `Done: half your ideas have ${formatCount(Math.floor(list.reading.median), 'word')} or fewer.`,
    notYet: ({ list }) => `Not yet: half your ideas have ${Math.ceil(list.reading.median)} words or more.`,
    why: [countedWords, 'Shorter ideas leave you time for more.'],
  },
  'two-more': {
    lead: ({ k, picks }) => `${k} of your ${picks} picks from longer lists came near the end.`,
    line: writeTwoMore,
    today: () => writeTwoMore,
    did: (input) => reached(input, `and you usually write ${input.n}`),
    ...missed,
    why: ['Your favourites tend to come late, so your next two could be among them.'],
  },
  without: {
    lead: ({ n }) => `There’s no “without”, “less” or “leave out” in your last ${n} ideas.`,
    line: 'Try one idea that uses “without”.',
    today: () => 'Write one idea that uses “without”.',
    did: ({ list }) => `Done: ${first(list.reading.without)} takes something away.`,
    notYet: () => 'Not yet: no “without” today.',
    why: [
      'We also looked for “take away”, “skip”, “no” and “never”.',
      'Most people add things first and overlook what they could take away.',
    ],
  },
  somebody: {
    lead: ({ n }) => `There are no people in your last ${n} ideas.`,
    line: 'Put a person in one of your ideas.',
    today: () => 'Put a person in one of your ideas. Who is it?',
    did: ({ list }) => `Done: there’s a person in ${first(list.reading.somebody)}.`,
    notYet: () => 'Not yet: there are no people in your ideas.',
    why: [
      'We looked for names, words like “neighbour”, and “you”, “she” and “they”.',
      'What people want can spark ideas.',
    ],
  },
}

const nouns: Record<ProblemForm, string> = { idea: 'idea', name: 'name', line: 'line' }

function inputOf({ facts }: OpenStep, form: ProblemForm): TextInput {
  const nothing = { n: 0, k: 0, goal: 0, slots: 0, picks: 0 }
  return { ...nothing, ...facts, noun: (count) => nounFor(count, nouns[form]) }
}

/** As the result of a list says it. */
export function nextStepText(step: OpenStep, form: ProblemForm) {
  const { lead, line, why } = texts[step.rule]
  const waits = 'We’ll save this step for a problem that asks for ideas.'
  return { lead: isRuleFor(step.rule, form) ? lead(inputOf(step, form)) : waits, line, why: [...why] }
}

/** As it stands above the next list, which may have less room than the goal asks for. */
export function todayStepText(step: OpenStep, { form, slots }: Pick<CoachList, 'form' | 'slots'>): string {
  const input = inputOf(step, form)
  return texts[step.rule].today({ ...input, goal: Math.min(input.goal, slots) })
}

interface Outcome {
  list: CoachList
  outcome: 'did' | 'not_yet'
  /** Shown twice and done neither time. */
  isClosed?: boolean
}

export function outcomeText(step: OpenStep, { list, outcome, isClosed = false }: Outcome): string {
  const { did, notYet, missing } = texts[step.rule]
  const input = { ...inputOf(step, list.form), list }
  if (outcome === 'did') return did(input)
  const count = missing?.(input) ?? 0
  return [notYet(input), isClosed ? 'We’ll leave this step for now.' : count > 0 && missedBy(count)]
    .filter(Boolean)
    .join(' ')
}

import { expect, test } from 'vitest'
import { addDays } from '../day/day.ts'
import {
  type CoachList,
  type CoachRuleId,
  type CoachStep,
  coachRuleIds,
  isRuleFor,
  nextStep,
  type OpenStep,
  outcomeOf,
} from './coach-rules.ts'
import type { Reading } from './read-list.ts'
import { nextStepText, outcomeText, todayStepText } from './step-texts.ts'

const today = '2026-03-14'

/** A list that nothing is said of: enough ideas, different ones, with reasons, somebody and something left out. */
const calmReading: Reading = {
  version: 1,
  lines: 8,
  ideas: 8,
  monotony: 10,
  median: 8,
  opens: 2,
  groups: [2, 1, 1, 1, 1, 1, 1],
  because: [0, 1, 2],
  without: [1],
  denies: [1],
  somebody: [2],
  anybody: [2],
  isEnglish: true,
}

type Change = Partial<Omit<CoachList, 'reading'>> & { reading?: Partial<Reading> }

const listOf = ({ reading, ...change }: Change = {}): CoachList => ({
  day: today,
  form: 'idea',
  slots: 10,
  thinkerId: 'curie',
  favourites: [3],
  ...change,
  reading: { ...calmReading, ...reading },
})

const times = (count: number, change: Change = {}) => Array.from({ length: count }, () => listOf(change))
const picksAt = (...favourites: number[]): Change => ({ favourites })
const curt: Change = { reading: { median: 3, because: [] } }
const few = { ideas: 6, lines: 6, groups: [1, 1, 1, 1, 1, 1] }

/** For each rule lists for which it holds, such for which it just does not, and a list that does what it asks for. */
const cases: Record<CoachRuleId, { holds: CoachList[]; below: CoachList[]; meets: Change }> = {
  'all-slots': {
    holds: times(2, { reading: few }),
    below: [listOf({ reading: few }), listOf({ reading: { lines: 7 } })],
    meets: { reading: { ideas: 8 } },
  },
  'change-question': {
    holds: [listOf({ reading: { groups: [5, 3] } }), listOf()],
    below: [listOf({ reading: { groups: [4, 4], monotony: 59 } }), listOf()],
    meets: { reading: { groups: [4, 4], monotony: 59 } },
  },
  openings: {
    holds: times(2, { reading: { opens: 5 } }),
    below: [listOf({ reading: { opens: 5 } }), listOf({ reading: { opens: 4 } })],
    meets: { reading: { opens: 2 } },
  },
  choose: {
    holds: times(3, { favourites: [] }),
    below: [...times(2, { favourites: [] }), listOf({ favourites: null })],
    meets: { favourites: [0] },
  },
  because: {
    holds: times(3, curt),
    below: [...times(2, curt), listOf({ reading: { ...curt.reading, median: 3.5 } })],
    meets: { reading: { because: [0, 5, 6] } },
  },
  'one-breath': {
    holds: times(3, { reading: { median: 14 } }),
    below: [...times(2, { reading: { median: 14 } }), listOf({ reading: { median: 13 } })],
    meets: { reading: { median: 10 } },
  },
  'two-more': {
    holds: [...times(4, picksAt(6, 7)), ...times(2, picksAt(0))],
    below: [...times(4, picksAt(6, 7)), listOf(picksAt(0))],
    meets: { reading: { ideas: 10 } },
  },
  without: {
    holds: times(5, { reading: { denies: [], without: [] } }),
    below: [...times(4, { reading: { denies: [], without: [] } }), listOf({ reading: { denies: [2], without: [] } })],
    meets: { reading: { without: [4] } },
  },
  somebody: {
    holds: times(3, { reading: { somebody: [], anybody: [] } }),
    below: times(2, { reading: { somebody: [], anybody: [] } }),
    meets: { reading: { somebody: [1] } },
  },
}

test.each(coachRuleIds)('%s is asked for where it holds, and not just below', (rule) => {
  expect(nextStep(cases[rule].holds, [], today)?.rule).toBe(rule)
  expect(nextStep(cases[rule].below, [], today)).toBeNull()
})

const stepOf = (rule: CoachRuleId) => nextStep(cases[rule].holds, [], today) as OpenStep
/** The newest of those for which the rule holds. */
const sameAgain = (rule: CoachRuleId) => cases[rule].holds[0] as CoachList

test.each(coachRuleIds)('%s is done by a list that meets it, and not by the same list again', (rule) => {
  expect(outcomeOf(stepOf(rule), listOf(cases[rule].meets))).toBe('did')
  const before = sameAgain(rule)
  const again = { ...before, reading: { ...before.reading, because: [] as number[] } }
  expect(outcomeOf(stepOf(rule), again)).toBe('not_yet')
})

test.each(coachRuleIds)('%s says what is true, in whole sentences and without a word of praise', (rule) => {
  const step = stepOf(rule)
  const { lead, line, why } = nextStepText(step, 'idea')
  const again = { ...sameAgain(rule), reading: { ...sameAgain(rule).reading, because: [0] } }
  const spoken = [
    ...(lead ? [lead] : []),
    line,
    ...why,
    todayStepText(step, { form: 'idea', slots: 10 }),
    outcomeText(step, { list: listOf(cases[rule].meets), outcome: 'did' }),
    outcomeText(step, { list: again, outcome: 'not_yet' }),
  ]
  expect(spoken.filter((text) => !/^[A-Z0-9“].*[.?!]$/.test(text))).toEqual([])
  expect(spoken.join(' ')).not.toMatch(/undefined|NaN|null|\b(?:best|brilliant|creative|talent|well done|should)\b|'/i)
})

test('the numbers of a step are those that were counted', () => {
  expect(stepOf('all-slots').facts).toEqual({ n: 6, slots: 10, goal: 8 })
  expect(nextStepText(stepOf('all-slots'), 'idea').lead).toBe('You wrote 6 ideas, with room for 10.')
  expect(todayStepText(stepOf('all-slots'), { form: 'idea', slots: 10 })).toBe(
    'Write down the bad ideas too. Aim for 8.',
  )
  // A streak was lost since.
  expect(todayStepText(stepOf('all-slots'), { form: 'idea', slots: 3 })).toBe(
    'Write down the bad ideas too. Aim for 3.',
  )
  expect(nextStepText(stepOf('change-question'), 'idea').lead).toBe('5 of your 8 ideas go in the same direction.')
  const close = nextStep([listOf({ reading: { monotony: 60 } }), listOf()], [], today) as OpenStep
  expect(nextStepText(close, 'idea').lead).toBe('Your ideas are all versions of one idea.')
})

test('a list that cannot say whether a step was done leaves it open', () => {
  const cannot: [CoachRuleId, Change][] = [
    ['choose', { favourites: null }],
    ['change-question', { form: 'name' }],
    ['change-question', { thinkerId: 'mozart' }],
    ['change-question', { reading: { ideas: 3 } }],
    ['because', { reading: { isEnglish: false } }],
    ['all-slots', { reading: { ideas: 1 } }],
  ]
  expect(cannot.map(([rule, change]) => outcomeOf(stepOf(rule), listOf(change)))).toEqual(cannot.map(() => null))
  expect(isRuleFor('change-question', 'name')).toBe(false)
  expect(isRuleFor('openings', 'line')).toBe(true)
  expect(nextStepText(stepOf('change-question'), 'name').lead).toBe(
    'We’ll save this step for a problem that asks for ideas.',
  )
})

test('after the first list only the slots are spoken of, and after none that counts nothing', () => {
  const odd = { ideas: 8, opens: 8, groups: [8], monotony: 99, median: 1, denies: [] }
  expect(nextStep([listOf({ favourites: [], reading: odd })], [], today)).toBeNull()
  expect(nextStep([listOf({ reading: { ...odd, ideas: 3, lines: 3 } })], [], today)?.rule).toBe('all-slots')
  expect(nextStep([listOf({ reading: { ...odd, ideas: 0 } })], [], today)).toBeNull()
  expect(nextStep([], [], today)).toBeNull()
})

test('of several rules that hold the first one is asked for', () => {
  const all = times(10, { favourites: [], reading: { ...few, opens: 6, groups: [6] } })
  expect(nextStep(all, [], today)?.rule).toBe('all-slots')
})

/** For each rule a list at the edge on each side, and what is said of it; null where it cannot say. */
const edges: [rule: CoachRuleId, change: Change, says: string | null][] = [
  ['all-slots', { reading: { ideas: 8 } }, 'Done: 8 ideas, up from 6.'],
  ['all-slots', { form: 'name', reading: { ideas: 9 } }, 'Done: 9 names, up from 6.'],
  ['all-slots', { reading: { ideas: 7 } }, 'Not yet: 7 ideas. One more would have done it.'],
  ['all-slots', { form: 'line', reading: { ideas: 2 } }, 'Not yet: 2 lines. Six more would have done it.'],
  ['all-slots', { reading: { ideas: 1 } }, null],
  ['all-slots', { slots: 3, reading: { ideas: 3 } }, 'Done: 3 ideas, and there was no room for more.'],
  ['all-slots', { slots: 7, reading: { ideas: 7 } }, 'Done: 7 ideas, up from 6.'],
  ['all-slots', { slots: 3, reading: { ideas: 2 } }, 'Not yet: 2 ideas. One more would have done it.'],
  ['change-question', { reading: { groups: [1, 1, 1, 1], ideas: 4 } }, 'Done: no two go in the same direction.'],
  ['change-question', { reading: { groups: [2, 1, 1], ideas: 4 } }, 'Done: no more than two go in the same direction.'],
  ['change-question', { reading: { groups: [3, 1], ideas: 4 } }, 'Not yet: 3 of 4 go in the same direction.'],
  ['change-question', { reading: { monotony: 60 } }, 'Not yet: they’re all versions of one idea.'],
  ['change-question', { reading: { groups: [3], ideas: 3 } }, null],
  ['openings', { reading: { opens: 1 } }, 'Done: no two start with the same word.'],
  ['openings', { reading: { opens: 2 } }, 'Done: no more than two start with the same word.'],
  ['openings', { form: 'line', reading: { opens: 3 } }, 'Not yet: 3 start with the same word.'],
  ['choose', { favourites: [2] }, 'Done: you picked no. 3.'],
  ['choose', { favourites: [0, 6] }, 'Done: you picked no. 1 and no. 7.'],
  ['choose', { favourites: [] }, 'Not yet: you didn’t pick a favourite today.'],
  ['choose', { favourites: null }, null],
  ['because', { reading: { because: [0, 1, 2, 3] } }, 'Done: 4 ideas say why.'],
  ['because', { reading: { because: [0, 1], ideas: 2 } }, 'Done: 2 ideas say why.'],
  ['because', { reading: { because: [0, 1] } }, 'Not yet: 2 ideas say why. One more would have done it.'],
  ['because', { reading: { because: [5] } }, 'Not yet: 1 idea says why. Two more would have done it.'],
  ['because', { reading: { because: [1], ideas: 2 } }, 'Not yet: 1 idea says why. One more would have done it.'],
  ['because', { reading: { because: [] } }, 'Not yet: no “because” today.'],
  ['one-breath', { reading: { median: 1 } }, 'Done: half your ideas have 1 word or fewer.'],
  ['one-breath', { reading: { median: 9.5 } }, 'Done: half your ideas have 9 words or fewer.'],
  ['one-breath', { reading: { median: 10 } }, 'Done: half your ideas have 10 words or fewer.'],
  ['one-breath', { reading: { median: 10.5 } }, 'Not yet: half your ideas have 11 words or more.'],
  ['two-more', { reading: { ideas: 10 } }, 'Done: 10 ideas, and you usually write 8.'],
  ['two-more', { reading: { ideas: 9 } }, 'Not yet: 9 ideas. One more would have done it.'],
  ['two-more', { slots: 5, reading: { ideas: 5 } }, 'Done: 5 ideas, and there was no room for more.'],
  ['without', { reading: { without: [4, 6] } }, 'Done: no. 5 takes something away.'],
  ['without', { reading: { without: [], denies: [1] } }, 'Not yet: no “without” today.'],
  ['somebody', { reading: { somebody: [1] } }, 'Done: there’s a person in no. 2.'],
  ['somebody', { reading: { somebody: [], anybody: [] } }, 'Not yet: there are no people in your ideas.'],
  // "They" may be people or things.
  ['somebody', { reading: { somebody: [], anybody: [3] } }, null],
]

test.each(edges)('of a step %s and the list %j it is said: %s', (rule, change, says) => {
  const [step, list] = [stepOf(rule), listOf(change)]
  const outcome = outcomeOf(step, list)
  expect(outcome && outcomeText(step, { list, outcome })).toBe(says)
})

test('a step that was missed twice says what was counted, and that it is left', () => {
  const closed = (rule: CoachRuleId, change: Change) =>
    outcomeText(stepOf(rule), { list: listOf(change), outcome: 'not_yet', isClosed: true })
  expect(closed('all-slots', { reading: { ideas: 7 } })).toBe('Not yet: 7 ideas. We’ll leave this step for now.')
  expect(closed('because', { reading: { because: [] } })).toBe(
    'Not yet: no “because” today. We’ll leave this step for now.',
  )
})

test('two more are asked for only where there is room for them', () => {
  const { holds } = cases['two-more']
  expect(
    nextStep(
      holds.map((list) => ({ ...list, slots: 9 })),
      [],
      today,
    ),
  ).toBeNull()
})

test('a step that several forms share says the noun of the form, or none', () => {
  expect(nextStepText(stepOf('openings'), 'line').lead).toBe('5 of 8 lines start with the same word.')
  expect(nextStepText(stepOf('openings'), 'idea').lead).toBe('5 of 8 ideas start with the same word.')
})

const stepBefore = (daysAgo: number, outcome: CoachStep['outcome'], rule: CoachRuleId = 'choose'): CoachStep => ({
  rule,
  facts: {},
  setDay: addDays(today, -daysAgo - 1),
  outcome,
  closedDay: outcome && addDays(today, -daysAgo),
})

test.each([
  ['seven days after it was done', [stepBefore(6, 'did')], [stepBefore(7, 'did')]],
  ['seven days after it lapsed', [stepBefore(6, 'lapsed')], [stepBefore(7, 'lapsed')]],
  [
    'a month after it was done twice',
    [stepBefore(29, 'did'), stepBefore(50, 'did')],
    [stepBefore(30, 'did'), stepBefore(50, 'did')],
  ],
  [
    'two weeks after it was not done twice',
    [stepBefore(13, 'not_yet'), stepBefore(30, 'not_yet')],
    [stepBefore(14, 'not_yet'), stepBefore(30, 'not_yet')],
  ],
  ['two months after it was dropped', [stepBefore(59, 'dropped')], [stepBefore(60, 'dropped')]],
])('a rule rests until %s', (_, resting, rested) => {
  const { holds } = cases.choose
  expect(nextStep(holds, resting, today)).toBeNull()
  expect(nextStep(holds, rested, today)?.rule).toBe('choose')
})

test('a rule whose step this list has just closed rests, also where it was asked for a month ago', () => {
  const closedNow = { ...stepBefore(2, 'not_yet'), closedDay: null }
  expect(nextStep(cases.choose.holds, [stepBefore(30, 'did'), closedNow], today)).toBeNull()
})

test('a rule that was dropped twice rests for good, and others do not', () => {
  const twice = [stepBefore(400, 'dropped'), stepBefore(700, 'did'), stepBefore(900, 'dropped')]
  expect(nextStep(cases.choose.holds, twice, today)).toBeNull()
  expect(nextStep(cases.somebody.holds, twice, today)?.rule).toBe('somebody')
})

test('one step at a time, one a day and three in seven days', () => {
  const { holds } = cases.somebody
  const set = (daysAgo: number): CoachStep => ({ ...stepBefore(daysAgo, 'did'), setDay: addDays(today, -daysAgo) })
  expect(nextStep(holds, [stepBefore(20, null)], today)).toBeNull()
  expect(nextStep(holds, [set(0)], today)).toBeNull()
  expect(nextStep(holds, [set(1), set(3), set(6)], today)).toBeNull()
  expect(nextStep(holds, [set(1), set(3), set(7)], today)?.rule).toBe('somebody')
})

test('a list that does already what a step would ask for is asked for something else, or for nothing', () => {
  const [newest, ...before] = times(3, curt)
  expect(nextStep([newest as CoachList, ...before], [], today)?.rule).toBe('because')
  const reasoned = listOf({ reading: { median: 3, because: [0, 1, 2] } })
  expect(nextStep([reasoned, ...before], [], today)).toBeNull()
  const late = [listOf({ ...picksAt(6, 7), reading: { ideas: 10, lines: 10 } }), ...times(4, picksAt(6, 7))]
  expect(nextStep(late, [], today)).toBeNull()
})

test('lines that a technique asked for are not held against the person: no step follows from changing one thing', () => {
  const alike = { reading: { groups: [7, 1], monotony: 90, opens: 7 } }
  expect(nextStep(times(2, { ...alike, thinkerId: 'curie' }), [], today)?.rule).toBe('change-question')
  for (const thinkerId of ['mozart', 'carver', 'hokusai', 'darwin', 'franklin', 'tesla'] as const)
    expect(nextStep(times(2, { ...alike, reading: { ...alike.reading, opens: 2 }, thinkerId }), [], today)).toBeNull()
})

test('a stored step that is asked for no more is shown and judged by no list', () => {
  const gone = { rule: 'let-it-act' as CoachRuleId, facts: {} }
  expect(isRuleFor(gone.rule, 'idea')).toBe(false)
  expect(outcomeOf(gone, listOf())).toBeNull()
})

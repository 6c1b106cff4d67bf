import { expect, test } from 'vitest'
import { addDays, type Day } from '../day/day.ts'
import { createSeededRandom } from '../random/seeded-random.ts'
import type { ThinkerId } from '../rounds/thinker-ids.ts'
import { isRuleFor } from './coach-rules.ts'
import {
  type CoachChange,
  type CoachState,
  compareChosenList,
  type FinishedList,
  handIn,
  type StoredStep,
  stepToShow,
} from './coach-turn.ts'

const hourMs = 3_600_000
const thinkers: ThinkerId[] = ['curie', 'mozart', 'newton', 'rumi']

type Session = Omit<FinishedList, 'favourites'>

/** A person whose lists are as random as their days: some miss a day or a week, some close the page before they choose. */
function createLife(seed: number) {
  const random = createSeededRandom(seed)
  const below = (count: number) => Math.floor(random() * count)
  const places = (lines: number, share: number) =>
    Array.from({ length: lines }, (_, place) => place).filter(() => random() < share)

  function listOn(day: Day, number: number): Session {
    const slots = 8 + below(5)
    const ideas = 1 + below(slots)
    const [share, alike] = [random(), Math.max(1, below(ideas + 1))]
    return {
      roundId: `${day} ${number}`,
      day,
      finishedAt: Date.parse(day) + number * hourMs,
      form: (['idea', 'idea', 'name', 'line'] as const)[below(4)] ?? 'idea',
      slots,
      thinkerId: thinkers[below(thinkers.length)] ?? null,
      reading: {
        version: 1,
        lines: ideas,
        ideas,
        monotony: below(101),
        median: 1 + below(18),
        opens: 1 + below(ideas),
        groups: [alike, ...Array.from({ length: ideas - alike }, () => 1)],
        because: places(ideas, share / 2),
        without: places(ideas, share / 4),
        denies: places(ideas, share / 2),
        somebody: places(ideas, share / 4),
        anybody: places(ideas, share / 2),
        isEnglish: random() < 0.95,
      },
    }
  }
  return { random, below, places, listOn }
}

/** The state as the database has it after each change. */
function apply(state: CoachState, { changed, next }: CoachChange, { roundId, today }: { roundId: string; today: Day }) {
  const close = (step: StoredStep) => (step.outcome && !step.closedDay ? { ...step, closedDay: today } : step)
  const steps = state.steps.map((step) => close(step.id === changed?.id ? changed : step))
  const set = { shownIn: null, judgedIn: null, sessions: 0, outcome: null, closedDay: null }
  const opened = next ? [{ ...next, ...set, id: roundId, setBy: roundId, setDay: today }] : []
  return { ...state, steps: [...steps, ...opened] }
}

const dropOn = (step: StoredStep, day: Day): StoredStep =>
  step.outcome ? step : { ...step, outcome: 'dropped', closedDay: day }

type Life = ReturnType<typeof createLife>

/** Shows what there is to show, hands a list in, and chooses from it or not. */
function playSession(state: CoachState, { random, places }: Life, session: Session) {
  const { day: today, roundId, reading } = session
  const step = stepToShow(state, session.form, today)
  const list: FinishedList = { ...session, favourites: null, thinkerId: step ? null : session.thinkerId }
  const isComparedLater = reading.lines > 1
  const stepId = step?.id ?? null
  const after = apply(state, handIn(state, { list, stepId, isComparedLater, today }), { roundId, today })
  const isChosen = isComparedLater && random() < 0.9
  const chosen: FinishedList = { ...list, favourites: isChosen ? places(reading.lines, 0.2).slice(0, 2) : null }
  const stored = { ...after, lists: [chosen, ...state.lists].slice(0, 10) }
  const change = isChosen ? compareChosenList(stored, roundId, today) : { changed: null, next: null }
  return { state: apply(stored, change, { roundId, today }), shown: step ? [{ step, list }] : [] }
}

/** With `drops` every step is dropped as soon as it is set. */
function liveAYear(seed: number, drops = false) {
  const life = createLife(seed)
  let state: CoachState = { isOn: true, lists: [], steps: [] }
  const shown: { step: StoredStep; list: FinishedList }[] = []
  for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, life.random() < 0.03 ? 9 : 1 + life.below(2)))
    for (let number = 1 + life.below(2); number > 0; number--) {
      const played = playSession(state, life, life.listOn(day, 3 - number))
      state = drops ? { ...played.state, steps: played.state.steps.map((step) => dropOn(step, day)) } : played.state
      shown.push(...played.shown)
    }
  return { steps: state.steps, shown }
}

const lives = Array.from({ length: 40 }, (_, seed) => liveAYear(seed))

test('in a year of any lists there is one open step at most, one a day and three in seven days', () => {
  for (const { steps } of lives) {
    expect(steps.length).toBeGreaterThan(20)
    expect(steps.filter(({ outcome }) => !outcome).length).toBeLessThanOrEqual(1)
    const days = steps.map(({ setDay }) => setDay)
    expect(new Set(days).size).toBe(days.length)
    expect(days.slice(3).filter((day, at) => day < addDays(days[at] ?? day, 7))).toEqual([])
    for (const [at, { setDay }] of steps.entries()) {
      const before = steps[at - 1]
      expect(!before?.closedDay || before.closedDay <= setDay).toBe(true)
    }
  }
})

test('a step is compared with two lists at most, and shown only where its list can say something', () => {
  for (const { steps, shown } of lives) {
    expect(steps.filter(({ sessions }) => sessions > 2)).toEqual([])
    expect(steps.filter(({ outcome, sessions }) => outcome === 'not_yet' && sessions !== 2)).toEqual([])
    expect(steps.filter(({ outcome, sessions }) => outcome === 'did' && sessions === 0)).toEqual([])
    expect(shown.filter(({ step, list }) => !isRuleFor(step.rule, list.form))).toEqual([])
    // Nothing is shown after a week without a list.
    expect(shown.filter(({ step }) => step.outcome !== null)).toEqual([])
  }
})

test('a person who drops every step is asked for no rule a third time', () => {
  const { steps, shown } = liveAYear(7, true)
  const counts = Map.groupBy(steps, ({ rule }) => rule)
  expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBe(2)
  expect(shown).toEqual([])
})

test('a step waits for no example, and ends after a week without a list or a month', () => {
  const first: FinishedList = { ...createLife(1).listOn('2026-03-01', 1), favourites: [] }
  const set = { shownIn: null, judgedIn: null, sessions: 0, outcome: null, closedDay: null }
  const step: StoredStep = { id: 'step', rule: 'without', facts: {}, setBy: first.roundId, setDay: first.day, ...set }
  const state: CoachState = { isOn: true, lists: [first], steps: [step] }
  expect(stepToShow(state, 'idea', '2026-03-02')).toBe(step)
  expect(stepToShow(state, 'name', '2026-03-02')).toBeNull()
  expect(stepToShow(state, 'idea', '2026-03-08')).toBeNull()
  expect(stepToShow({ ...state, steps: [{ ...step, setDay: '2026-01-31' }] }, 'idea', '2026-03-02')).toBeNull()
  expect(stepToShow({ ...state, isOn: false }, 'idea', '2026-03-02')).toBeNull()
})

test('a step that waits has the numbers of the newest list that it could be compared with, and lapses where they ask for nothing', () => {
  const { listOn } = createLife(1)
  const listOf = (day: Day, ideas: number, more: Partial<FinishedList> = {}): FinishedList => {
    const { reading, ...list } = listOn(day, 1)
    const written = { ...reading, lines: ideas, ideas }
    return { ...list, form: 'idea', slots: 10, reading: written, favourites: [0], ...more }
  }
  const first = listOf('2026-03-01', 3)
  const set = compareChosenList({ isOn: true, lists: [first], steps: [] }, first.roundId, first.day)
  expect(set.next).toEqual({ rule: 'all-slots', facts: { n: 3, slots: 10, goal: 5 } })
  const { steps } = apply({ isOn: true, lists: [first], steps: [] }, set, { roundId: first.roundId, today: first.day })
  const after = (second: FinishedList) =>
    compareChosenList({ isOn: true, lists: [second, first], steps }, second.roundId, second.day)
  expect(after(listOf('2026-03-02', 6)).changed).toMatchObject({
    facts: { n: 6, slots: 10, goal: 8 },
    setBy: '2026-03-02 1',
    id: first.roundId,
  })
  expect(after(listOf('2026-03-02', 9)).changed).toMatchObject({ outcome: 'lapsed' })
  // One idea says nothing of a step.
  expect(after(listOf('2026-03-02', 1))).toEqual({ changed: null, next: null })
})

test('after nine days without a list the open step is over, whatever the list is', () => {
  const lapsed = lives.flatMap(({ steps }) => steps.filter(({ outcome }) => outcome === 'lapsed'))
  expect(lapsed.length).toBeGreaterThan(0)
})

/** Thirty days with a list on each, and what each of them gave to do. */
function liveAMonth(seed: number) {
  const life = createLife(seed)
  let state: CoachState = { isOn: true, lists: [], steps: [] }
  return Array.from({ length: 30 }, (_, at) => {
    const day = addDays('2026-03-01', at)
    const session = life.listOn(day, 1)
    const open = state.steps.find(({ outcome }) => !outcome) ?? null
    const played = playSession(state, life, session)
    state = played.state
    const given = state.steps.filter((step) => step.setDay === day).length
    return { session, open, shown: played.shown.map(({ step }) => step), given, after: state }
  })
}

test('in thirty days no day gives two things to do, and each step is shown in the next session, or asked for again by it', () => {
  const days = Array.from({ length: 60 }, (_, seed) => liveAMonth(seed)).flat()
  const open = days.filter((day) => day.open !== null)
  expect(open.length).toBeGreaterThan(500)
  for (const { session, open: step, shown, given, after } of days) {
    // A shown step leaves no room for a technique, and none is set beside it.
    expect(shown.length).toBeLessThanOrEqual(1)
    if (shown.length > 0 && !step?.shownIn) expect([given, after.lists[0]?.thinkerId]).toEqual([0, null])
    if (!step) continue
    const now = after.steps.find(({ id }) => id === step.id)
    if (isRuleFor(step.rule, session.form)) expect(shown).toEqual([step])
    // Where nobody chose, then or now, nothing is asked yet.
    else if (!step.shownIn && after.lists[0]?.favourites)
      expect(now).toMatchObject({ outcome: null, setBy: session.roundId })
  }
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../day/day.ts'
import { type ThinkerId, thinkerIds } from '../rounds/thinker-ids.ts'
import {
  chooseThinker,
  dueDayOf,
  listFittingThinkers,
  nextStageOf,
  openerFor,
  stageOf,
  type TechniqueFits,
  type ThinkerSession,
} from './technique-path.ts'

const start = '2026-11-01'
const session = (thinkerId: ThinkerId, after: number, more: Partial<ThinkerSession> = {}): ThinkerSession => ({
  thinkerId,
  day: addDays(start, after),
  stage: 1,
  opener: null,
  isNamed: false,
  ...more,
})

test.each([
  ['never practised', [], 1],
  ['from before there were techniques', [{ stage: null }, { stage: null, isNamed: true }], 1],
  ['watched, no line named', [{ stage: 1 }], 1],
  ['watched and named', [{ stage: 1, isNamed: true }], 2],
  ['known already, no line named', [{ stage: 2 }], 2],
  ['begun and named', [{ stage: 2, isNamed: true }], 3],
  ['alone and named', [{ stage: 3, isNamed: true }], 3],
  ['twice at one stage, without a network', [{ stage: 1, isNamed: true }, { stage: 1 }], 2],
] as const)('a technique that was %s goes on at its stage', (_, sessions, stage) => {
  expect(stageOf(sessions.map((each) => session('rumi', 0, each)))).toBe(stage)
})

test.each([
  [1, true, 3],
  [2, true, 7],
  [3, true, 20],
  [1, false, 3],
  [3, false, 3],
  [null, false, null],
] as const)('after stage %s, named: %s, a thinker returns after %s days', (stage, isNamed, gap) => {
  expect(dueDayOf([session('rumi', 0, { stage, isNamed })])).toBe(gap && addDays(start, gap))
})

test('of three openers the one comes that was used least, then the first', () => {
  const used = (...openers: ThinkerSession['opener'][]) => openers.map((opener) => session('rumi', 0, { opener }))
  expect([used(), used(0), used(0, 1), used(0, 1, 2), used(1, null)].map(openerFor)).toEqual([0, 1, 2, 0, 0])
})

const fits = (some: Partial<Record<ThinkerId, Partial<TechniqueFits>>>) =>
  Object.fromEntries(
    thinkerIds.map((id): [ThinkerId, TechniqueFits] => [
      id,
      { categories: [], forms: ['idea'], isForAny: false, ...some[id] },
    ]),
  ) as Record<ThinkerId, TechniqueFits>

test('a thinker fits by category and form, the bank’s own always, and without the bank those that fit anything', () => {
  const fitsOf = fits({
    rumi: { categories: ['people'], isForAny: true },
    mozart: { categories: ['people', 'words'], forms: ['name'] },
    nova: { isForAny: true },
  })
  const fitting = (category: string | null, form: string, bankThinkerId: ThinkerId | null) =>
    listFittingThinkers(fitsOf, { category, form, bankThinkerId })
  expect(fitting('people', 'idea', 'tesla')).toEqual(['rumi', 'tesla'])
  expect(fitting('people', 'name', 'mozart')).toEqual(['mozart'])
  expect(fitting('words', 'idea', null)).toEqual(['rumi', 'nova'])
  expect(fitting(null, 'name', null)).toEqual([])
})

const choose = (sessions: ThinkerSession[], after: number, bankThinkerId: ThinkerId | null = 'rumi') =>
  chooseThinker({ sessions, today: addDays(start, after), fitting: thinkerIds, bankThinkerId })

test('the first session of an account has the bank’s thinker of the problem', () => {
  expect(choose([], 0)).toBe('rumi')
  expect(choose([], 0, null)).toBe('my-own-path')
})

test('a thinker that is due comes before new ones, of several the one that is most overdue for its gap', () => {
  const sessions = [
    session('curie', 0, { stage: 2, isNamed: true }),
    session('tesla', 4, { isNamed: true }),
    session('rumi', 5),
  ]
  expect(choose(sessions, 6)).toBe('my-own-path')
  expect(choose(sessions, 7)).toBe('curie')
  expect(choose(sessions, 10)).toBe('tesla')
  // What is due and does not fit waits.
  expect(chooseThinker({ sessions, today: addDays(start, 9), fitting: ['nova'], bankThinkerId: null })).toBe('nova')
})

test('after two that returned comes a new one, and none where all that fit are known', () => {
  const known = [session('curie', 0), session('tesla', 1), session('newton', 2)]
  const back = [session('curie', 10), session('tesla', 11)]
  const next = (sessions: ThinkerSession[], fitting = thinkerIds as readonly ThinkerId[]) =>
    chooseThinker({ sessions, today: addDays(start, 12), fitting, bankThinkerId: 'rumi' })
  expect(next([...known, ...back.slice(0, 1)])).toBe('tesla')
  expect(next([...known, ...back])).toBe('rumi')
  expect(next([...known, ...back], ['curie', 'tesla', 'newton'])).toBe('newton')
})

test('where all were practised and none is due, the one comes back that was not used for longest', () => {
  const sessions = thinkerIds.map((id) => session(id, 0, { stage: 3, isNamed: true }))
  expect(choose(sessions, 1)).toBe('my-own-path')
  expect(choose([...sessions, session('my-own-path', 1, { stage: 3, isNamed: true })], 2)).toBe('leonardo')
})

test('where nothing is left there is one’s own path', () => {
  const sessions = [session('rumi', 0)]
  expect(chooseThinker({ sessions, today: start, fitting: ['rumi'], bankThinkerId: 'rumi' })).toBe('my-own-path')
})

const anySession = fc.record({
  thinkerId: fc.constantFrom(...thinkerIds),
  day: fc.nat({ max: 60 }).map((days) => addDays(start, days)),
  stage: fc.constantFrom(null, 1, 2, 3),
  opener: fc.constantFrom(null, 0, 1, 2),
  isNamed: fc.boolean(),
}) satisfies fc.Arbitrary<ThinkerSession>

test('no stage falls, no thinker comes twice in a row, and asking again gives the same', () => {
  const someSessions = fc.array(anySession, { maxLength: 60 })
  const fitting = fc.subarray([...thinkerIds], { minLength: 2 })
  fc.assert(
    fc.property(someSessions, fitting, fc.constantFrom(null, ...thinkerIds), (list, ids, bankThinkerId) => {
      const sessions = list.toSorted((one, other) => daysBetween(other.day, one.day))
      const input = { sessions, today: addDays(start, 60), fitting: ids, bankThinkerId }
      const chosen = chooseThinker(input)
      expect(chosen).not.toBe(sessions.findLast(({ stage }) => stage !== null)?.thinkerId)
      expect(ids).toContain(chosen)
      expect(chooseThinker({ ...input, fitting: ids.toReversed() })).toBe(chosen)
      for (const [at, { thinkerId }] of sessions.entries()) {
        const own = sessions.slice(0, at + 1).filter((each) => each.thinkerId === thinkerId)
        expect(stageOf(own)).toBeGreaterThanOrEqual(stageOf(own.slice(0, -1)))
      }
    }),
  )
})

test('a named line takes the stage up by one, to three at most', () => {
  const stages = ([1, 2, 3] as const).map((stage) => nextStageOf({ stage, isNamed: true }))
  expect(stages).toEqual([2, 3, 3])
})

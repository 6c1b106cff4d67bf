import { expect, test } from 'vitest'
import { createSeededRandom } from '../random/seeded-random.ts'
import { compareMonths, type RoundMeasures } from './compare-months.ts'
import { describeMonthChange } from './month-change-text.ts'

const session = (change: Partial<RoundMeasures> = {}): RoundMeasures => ({
  version: 8,
  different: 6,
  switches: 3,
  rarity: 50,
  detail: 4,
  ...change,
})
const month = (values: readonly Partial<RoundMeasures>[]) => values.map(session)
const times = (count: number, value: (place: number) => Partial<RoundMeasures>) =>
  month(Array.from({ length: count }, (_, place) => value(place)))

const november = { name: 'November', sessions: 27 }
const october = { name: 'October', sessions: 15 }
const lineOf = (now: readonly RoundMeasures[], before: readonly RoundMeasures[]) =>
  describeMonthChange(compareMonths(now, before), november, october).line

test.each([
  ['different', 6, 'Your lists were longer: about nine ideas, compared with six in October.'],
  ['switches', 3, 'You changed direction more often: about six times a session, compared with three in October.'],
  ['rarity', 40, 'Your ideas were rarer than in October.'],
  ['detail', 4, 'You wrote in more detail: about seven key words per idea, compared with four in October.'],
] as const)('a rise in %s by three is named, and the fall as plainly', (measure, from, rise) => {
  const high = times(15, (place) => ({ [measure]: from + 3 + (place % 2) * 0.4 - 0.2 }))
  const low = times(12, (place) => ({ [measure]: from + (place % 2) * 0.4 - 0.2 }))
  expect(lineOf(high, low)).toBe(rise)
  const fall = compareMonths(low, high)
  expect(fall).toMatchObject({ kind: 'changed', measure, means: { now: expect.closeTo(from, 1) } })
  expect(lineOf(low, high)).toMatch(/shorter|less/)
})

test('one measure is named, the clearest, and the others only where they are unclear', () => {
  const now = times(12, (place) => ({ different: 9 + (place % 2), switches: 3 + (place < 9 ? 2 : 0) }))
  const before = times(12, (place) => ({ different: 3 + (place % 2) }))
  const change = compareMonths(now, before)
  expect(change).toMatchObject({ kind: 'changed', measure: 'different', unclear: ['rarity', 'detail'] })
  expect(describeMonthChange(change, november, october).detail).toBe(
    '27 sessions compared with 15. That’s probably not just luck. Rarity and detail: no clear difference. This shows how you wrote here, not how clever you are.',
  )
})

test('seven sessions in either month are too few, eight are enough', () => {
  const eight = times(8, () => ({ different: 9 }))
  const before = times(8, () => ({ different: 3 }))
  expect(compareMonths(eight, before).kind).toBe('changed')
  expect(compareMonths(eight.slice(1), before)).toEqual({ kind: 'too_few' })
  expect(compareMonths(eight, before.slice(1))).toEqual({ kind: 'too_few' })
})

test('rarity is compared only where eight sessions of both months had enough people', () => {
  const now = times(12, (place) => ({ rarity: place < 7 ? 90 : null }))
  expect(
    compareMonths(
      now,
      times(12, () => ({ rarity: 10 })),
    ),
  ).toEqual({ kind: 'none' })
})

test('another version of the score counts in another way, so it is not compared', () => {
  const now = times(12, () => ({ different: 9 }))
  expect(
    compareMonths(
      now,
      times(12, () => ({ different: 3, version: 7 })),
    ),
  ).toEqual({ kind: 'too_few' })
})

test('the same two months always get the same answer', () => {
  const random = createSeededRandom(5)
  const noisy = (count: number, mean: number) => times(count, () => ({ different: mean + Math.round(6 * random()) }))
  const [now, before] = [noisy(20, 4), noisy(20, 3)]
  expect(compareMonths(now, before)).toEqual(compareMonths(now, before))
})

test('of a hundred pairs of months that luck alone made, fewer than ten are called different', () => {
  const random = createSeededRandom(36)
  const lucky = () =>
    times(12, () => ({
      different: 3 + Math.floor(5 * random()),
      switches: Math.floor(4 * random()),
      rarity: Math.round(100 * random()),
      detail: 2 + Math.floor(5 * random()),
    }))
  const called = Array.from({ length: 100 }, () => compareMonths(lucky(), lucky())).filter(
    ({ kind }) => kind !== 'none',
  )
  expect(called.length).toBeLessThan(10)
})

test.each([
  [{ now: 3.4, before: 2.6 }, 'about 3.4 times a session, compared with 2.6 in October.'],
  [{ now: 1.1, before: 2.2 }, 'about once a session, compared with two in October.'],
  [{ now: 0.3, before: 1.2 }, 'about 0.3 times a session, compared with 1.2 in October.'],
])('means that would sound equal, or like nothing, are said with a decimal: %j', (means, end) => {
  const { line } = describeMonthChange({ kind: 'changed', measure: 'switches', means, unclear: [] }, november, october)
  expect(line).toMatch(new RegExp(`${end.replaceAll('.', '\\.')}$`))
})

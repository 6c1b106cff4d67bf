import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Diary, holding } from '../../test/diary.ts'
import { addDays, daysBetween } from '../day/day.ts'
import { storyDaySentence } from './streak-sentence.ts'
import { canExcuseTravelDay, travelDays } from './travel-days.ts'

const hour = 3_600_000
const west = 'Pacific/Pago_Pago'
const east = 'Pacific/Kiritimati'
const june = (day: number) => addDays('2026-06-01', day - 1)

test.each([
  { flown: [], day: 1, expected: true, why: 'none counted before' },
  { flown: [1], day: 2, expected: true, why: 'one counted before' },
  { flown: [1, 4], day: 5, expected: false, why: 'two counted a few days before' },
  { flown: [1, 4], day: 30, expected: false, why: 'it is the thirtieth day from the first' },
  { flown: [1, 4], day: 31, expected: true, why: 'the first lies thirty days back' },
  { flown: [20, 40], day: 30, expected: false, why: 'one lies before it and one after it, within thirty days' },
  { flown: [20, 50], day: 30, expected: true, why: 'those around it lie thirty days apart' },
  { flown: [40, 60], day: 31, expected: false, why: 'two come after it within thirty days' },
  { flown: [40, 60], day: 30, expected: true, why: 'the second after it lies thirty days ahead' },
  { flown: [1, 4], day: 4, expected: true, why: 'it is one of the two' },
  { flown: [1, 4, 7, 10], day: 60, expected: true, why: 'more counted before there was a limit' },
])('a day lost to flying counts: $expected, because $why', ({ flown, day, expected }) => {
  expect(canExcuseTravelDay(june(day), flown.map(june))).toBe(expected)
})

/** Two sessions in three days: one in the west, then one in the east, where a date is skipped each time. */
function* hop(diary: Diary, sessions: number) {
  for (let session = 1; session <= sessions; session++) {
    const now = Date.UTC(2026, 5, 1 + Math.floor((3 * (session - 1)) / 2), 15)
    diary.finish(now)
    yield now
    diary.travel(session % 2 === 1 ? east : west, now)
  }
}

const flownOf = (diary: Diary) => travelDays(diary.facts.log).map((day) => day.slice(5))

test('changing zone every second day keeps two skipped days in thirty, and the others are missed days', () => {
  const diary = holding(0, west)
  expect([...hop(diary, 22)]).toHaveLength(22)
  expect(flownOf(diary)).toEqual(['06-02', '06-05', '07-02'])
})

test('a streak of twenty sessions in thirty days with ten skipped ones is broken again and again', () => {
  const diary = holding(0, west)
  const lengths: number[] = []
  for (const _ of hop(diary, 20)) lengths.push(diary.counters.length)
  // The freezes that its done days earn still hold a few of the others.
  expect(lengths).toEqual([1, 2, 3, 4, 5, 6, 7, 1, 2, 1, 2, 1, 2, 3, 4, 1, 2, 1, 2, 3])
  expect(diary.kinds().filter((each) => each.startsWith('06') && each.endsWith('frozen'))).toEqual([
    '06-08 frozen',
    '06-20 frozen',
    '06-29 frozen',
  ])
})

test('the story says of each skipped day why it counts, was frozen or was missed', () => {
  const diary = holding(0, west)
  const now = [...hop(diary, 8)].at(-1) ?? 0
  const sentences = diary.story(now).slice(-12).map(storyDaySentence)
  expect(sentences.filter((each) => /^... (2|5|8|11) Jun/.test(each))).toEqual([
    'Tue 2 Jun: skipped when you changed time zones. Your 1-day streak is safe.',
    'Fri 5 Jun: skipped when you changed time zones. Your 3-day streak is safe.',
    'Mon 8 Jun: missed. A freeze saved your 5-day streak. None left. You skipped this day by changing time zones. In any 30 days, up to 2 skipped days count towards your streak.',
    'Thu 11 Jun: missed. You had no freezes left. You skipped this day by changing time zones. In any 30 days, up to 2 skipped days count towards your streak.',
  ])
})

test('the story says so too before the next session, and of no day that was missed at home', () => {
  const diary = holding(0, west)
  let now = 0
  for (now of hop(diary, 7));
  const arrived = now + 36 * hour
  const flagged = () => diary.story(arrived).flatMap(({ day, hasFlownTooOften }) => (hasFlownTooOften ? [day] : []))
  expect(diary.look(arrived).streak).toBe(0)
  expect(flagged()).toEqual(['2026-06-08', '2026-06-11'])
  const later = arrived + 5 * 24 * hour
  diary.finish(later)
  expect(diary.story(later).filter(({ hasFlownTooOften }) => hasFlownTooOften)).toHaveLength(1)
})

const journey = fc.array(
  fc.record({
    wait: fc.integer({ min: 1, max: 50 }),
    zone: fc.constantFrom(null, west, east, 'Pacific/Honolulu', 'Pacific/Auckland', 'Europe/Berlin'),
  }),
  { maxLength: 25 },
)

test('on no journey do more than two skipped days in thirty count, and all ways of counting agree', () => {
  fc.assert(
    fc.property(journey, (steps) => {
      const diary = new Diary(west)
      let now = Date.UTC(2026, 5, 1, 15)
      for (const { wait, zone } of steps) {
        now += wait * hour
        // The diary itself compares its counters with a recount.
        diary.finish(now)
        if (zone) diary.travel(zone, now)
        const look = now + wait * hour
        const flown = travelDays(diary.settledLog(look))
        for (const [i, third] of flown.slice(2).entries())
          expect(daysBetween(flown[i] ?? third, third)).toBeGreaterThanOrEqual(30)
        const last = diary.story(look).at(-1)
        expect([last?.streak, last?.freezes]).toEqual([diary.look(look).streak, diary.look(look).freezes])
      }
    }),
    { numRuns: 60 },
  )
})

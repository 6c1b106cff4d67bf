import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Diary, holding } from '../../test/diary.ts'
import { addDays, daysBetween } from '../day/day.ts'
import { resolveMissedDays } from './resolve-missed-days.ts'

const berlin = 'Europe/Berlin'
const first = '2026-01-01'
const dayOf = (offset: number) => addDays(first, offset)

/** How many rounds were finished on each day. */
const habit = fc.array(fc.constantFrom(0, 0, 1, 1, 1, 2), { minLength: 1, maxLength: 60 })
const excuses = fc.array(fc.constantFrom(null, null, null, null, 'pause', 'amnesty'), { minLength: 60, maxLength: 60 })

interface Lost {
  streak: number
  /** The last day on which it can be won back. */
  until: number
  lastMissed: number
}

/** The rules as somebody would keep them on paper: a line a day, everything by counting on. */
class Paper {
  streak = 0
  freezes = 1
  done = 0
  private missed: number[] = []
  private lost: Lost | null = null
  private wonBack = -100

  look() {
    const stands = this.missed.length <= Math.min(2, this.freezes)
    return { streak: stands ? this.streak : 0, freezes: this.freezes - (stands ? this.missed.length : 0) }
  }

  day(day: number, rounds: number, isExcused: boolean) {
    if (rounds > 0) this.practise(day)
    else if (this.done > 0 && !isExcused) this.missed.push(day)
    if (rounds > 1) this.winBack(day)
  }

  private practise(day: number) {
    const held = Math.min(2, this.freezes)
    const broke = this.missed[held]
    if (broke !== undefined) {
      this.lost = { streak: this.streak, until: broke + 3, lastMissed: this.missed.at(-1) ?? day }
      this.streak = 0
    } else this.freezes -= this.missed.length
    this.missed = []
    this.streak += 1
    this.done += 1
    if (this.done % 7 === 0) this.freezes = Math.min(2, this.freezes + 1)
  }

  private winBack(day: number) {
    if (!this.lost || day > this.lost.until || day - this.wonBack < 30) return
    this.streak += this.lost.streak
    this.wonBack = this.lost.lastMissed + 1
    this.lost = null
  }
}

/** Lets somebody live one day in both books. */
function liveDay(diary: Diary, paper: Paper, day: number, rounds: number) {
  const noon = diary.noon(dayOf(day))
  const { streak, freezes } = diary.look(noon)
  expect({ streak, freezes }, `before ${dayOf(day)}`).toEqual(paper.look())
  for (let round = 0; round < rounds; round++) diary.finish(noon)
}

test('a streak equals a plain count of the days, at every reading and after every hand-in', () => {
  fc.assert(
    fc.property(habit, excuses, (rounds, excused) => {
      const daysWith = (why: string) => excused.flatMap((found, day) => (found === why ? [dayOf(day)] : []))
      const diary = new Diary(berlin)
      for (const day of daysWith('amnesty')) diary.forgive(day)
      for (const day of daysWith('pause')) diary.pause({ from: day, to: day })
      const paper = new Paper()
      for (const [day, count] of rounds.entries()) {
        liveDay(diary, paper, day, count)
        paper.day(day, count, excused[day] !== null)
        const { length, freezes, doneDays } = diary.counters
        const counted = count > 0 ? [length, freezes, doneDays] : null
        expect(counted, `after ${dayOf(day)}`).toEqual(count > 0 ? [paper.streak, paper.freezes, paper.done] : null)
      }
    }),
    { numRuns: 200 },
  )
})

const deed = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('done' as const), ahead: fc.integer({ min: 0, max: 4 }) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('late' as const), ahead: fc.integer({ min: -6, max: -1 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('forgive' as const), ahead: fc.integer({ min: -9, max: 2 }) }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('pause' as const), ahead: fc.integer({ min: 1, max: 5 }) }) },
)
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never

/** Lets somebody live these deeds, and tells after each what it was and when. */
function* live(diary: Diary, deeds: readonly Deed[]) {
  let today = first
  for (const { what, ahead } of deeds) {
    if (what === 'done') today = addDays(today, ahead)
    const day = addDays(today, ahead)
    const now = diary.noon(today)
    if (what === 'done') diary.finish(now)
    if (what === 'late') diary.finish(now, { late: day })
    if (what === 'forgive') diary.forgive(day)
    if (what === 'pause') diary.pause({ from: day, to: addDays(day, 1) })
    yield { what, now }
  }
}

test('incremental counters equal a recount, whatever comes late or is forgiven, and reading changes nothing', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
      const diary = new Diary(berlin)
      // The diary itself compares its counters with a recount at every submission.
      for (const { now } of live(diary, deeds)) {
        const before = diary.facts
        expect(diary.look(now)).toEqual(diary.look(now))
        expect(diary.facts).toBe(before)
        const settled = { ...diary.facts, log: diary.settledLog(now) }
        expect(resolveMissedDays(settled, diary.now(now)), 'settled twice').toEqual([])
      }
    }),
  )
})

test('neither a late day nor an amnesty nor a planned pause ever shortens a streak', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
      const diary = new Diary(berlin)
      let last = { streak: 0, longest: 0 }
      for (const { what, now } of live(diary, deeds)) {
        const { streak } = diary.look(now)
        const { longest } = diary.counters
        if (what !== 'done') expect(streak).toBeGreaterThanOrEqual(last.streak)
        expect(longest, 'nor does the longest one ever shrink').toBeGreaterThanOrEqual(last.longest)
        last = { streak, longest }
      }
    }),
  )
})

test('freezes stay between none and two, and nobody has more than was given for practice', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
      const diary = new Diary(berlin)
      for (const { now } of live(diary, deeds)) {
        const { freezes } = diary.look(now)
        const { doneDays } = diary.counters
        expect(freezes).toBeGreaterThanOrEqual(0)
        expect(freezes).toBeLessThanOrEqual(Math.min(2, 1 + Math.floor(doneDays / 7)))
        const frozen = diary.settledLog(now).filter(({ kind }) => kind === 'frozen').length
        expect(frozen + freezes).toBeLessThanOrEqual(1 + Math.floor(doneDays / 7))
      }
    }),
  )
})

test('a recorded day stays what it is: no zone finds anything to settle in a settled log', () => {
  const zones = ['UTC', 'Pacific/Apia', 'Pacific/Kiritimati', 'America/New_York']
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 30 }), fc.constantFrom(...zones), (deeds, zone) => {
      const diary = new Diary(berlin)
      let now = 0
      for (const step of live(diary, deeds)) now = step.now
      diary.finish(now)
      const { log } = diary.facts
      const at = { ...diary.now(now), zone }
      expect(resolveMissedDays(diary.facts, at)).toEqual([])
      expect(log.every(({ day }, i) => i === 0 || daysBetween(log[i - 1]?.day ?? day, day) > 0)).toBe(true)
    }),
  )
})

const june = (day: number) => `2026-06-${String(day).padStart(2, '0')}`

test('a freeze is earned with every seventh done day, and two are held at most', () => {
  const diary = new Diary(berlin)
  const held = Array.from({ length: 15 }, (_, i) => diary.done(june(i + 1)).counters.freezes)
  expect(held).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2])
})

test('two missed days use two freezes, one freeze saves neither of two', () => {
  const two = holding(2).done(june(1), june(4))
  expect([two.counters.length, two.counters.freezes]).toEqual([2, 0])
  const one = new Diary(berlin).done(june(1), june(4))
  expect([one.counters.length, one.counters.freezes]).toEqual([1, 1])
})

test('the freeze that today earns comes too late for yesterday', () => {
  const diary = holding(0).done(june(1), june(2), june(3), june(4))
  const noon = diary.noon(june(6))
  expect(diary.look(noon).streak).toBe(0)
  diary.finish(noon)
  expect([diary.counters.doneDays, diary.counters.length, diary.counters.freezes]).toEqual([7, 1, 1])
  // Neither another look nor the next day judges the gap again.
  expect(diary.look(noon)).toMatchObject({ streak: 1, freezes: 1 })
  diary.done(june(7))
  expect([diary.counters.length, diary.counters.freezes]).toEqual([2, 1])
})

test('a freeze only holds a missed day until the next round is finished, and nothing is written before', () => {
  const diary = new Diary(berlin).done(june(1), june(2))
  const written = diary.facts.log
  expect(diary.look(diary.noon(june(4)))).toMatchObject({ streak: 2, freezes: 0, heldDays: [june(3)] })
  expect(diary.look(diary.noon(june(5)))).toMatchObject({ streak: 0, freezes: 1, heldDays: [] })
  expect(diary.facts.log).toBe(written)
})

test('yesterday is not missed while its three hours run', () => {
  const diary = holding(0).done(june(1), june(2))
  const at = (moment: string) => diary.look(Date.parse(moment)).streak
  expect(at('2026-06-04T02:59:59+02:00')).toBe(2)
  expect(at('2026-06-04T03:00:00+02:00')).toBe(0)
})

test('a day finished within its grace after the next one was begun still closes the gap', () => {
  const diary = holding(0).done(june(1), june(2))
  diary.finish(Date.parse('2026-06-04T00:30:00+02:00'))
  expect(diary.counters.length).toBe(1)
  diary.finish(Date.parse('2026-06-04T01:00:00+02:00'), { handedOut: june(3) })
  expect(diary.counters.length).toBe(4)
})

test('a late day does not take the freeze that holds yesterday', () => {
  const diary = new Diary(berlin).done(june(4))
  diary.finish(diary.noon(june(6)), { late: june(2) })
  expect(diary.look(diary.noon(june(6)))).toMatchObject({ streak: 1, freezes: 0, heldDays: [june(5)] })
  expect(diary.kinds()).toEqual(['06-02 done', '06-04 done'])
})

test('an amnesty that comes after the break makes the gap small enough for the freeze', () => {
  const diary = new Diary(berlin).done(june(1), june(2), june(5))
  expect(diary.counters.length).toBe(1)
  diary.forgive(june(4))
  expect(diary.look(diary.noon(june(5)))).toMatchObject({ streak: 3, freezes: 0 })
  diary.done(june(6))
  expect(diary.kinds()).toEqual([
    '06-01 done',
    '06-02 done',
    '06-03 frozen',
    '06-04 amnesty',
    '06-05 done',
    '06-06 done',
  ])
})

test('an amnesty for a frozen day gives the freeze back', () => {
  const diary = new Diary(berlin).done(june(1), june(3))
  expect(diary.counters.freezes).toBe(0)
  diary.forgive(june(2))
  expect(diary.look(diary.noon(june(3)))).toMatchObject({ streak: 2, freezes: 1 })
})

test('a day done within a pause counts, and a pause before the first day is nothing', () => {
  const diary = holding(0).pause({ from: june(2), to: june(9) })
  expect(diary.done(june(1), june(5), june(10)).counters.length).toBe(3)
  const newcomer = new Diary(berlin).pause({ from: june(1), to: june(9) }).done(june(10))
  expect(newcomer.kinds()).toEqual(['06-10 done'])
})

test('an amnesty before a break that nothing can mend spends no freeze', () => {
  // Two days missed with one freeze, then three: both gaps broke the streak, and the freeze is still held.
  const diary = new Diary(berlin).done(dayOf(0), dayOf(3), dayOf(7))
  diary.forgive(dayOf(1)).done(dayOf(8))
  expect(diary.counters).toMatchObject({ freezes: 1, length: 2 })
  expect(diary.kinds()).not.toContain('01-03 frozen')
})

test('a paused day that was forgiven as well is shown as our fault', () => {
  const diary = new Diary(berlin).done(dayOf(0)).pause({ from: dayOf(1), to: dayOf(3) })
  diary.forgive(dayOf(2)).done(dayOf(4))
  expect(diary.kinds()).toEqual(['01-01 done', '01-02 paused', '01-03 amnesty', '01-04 paused', '01-05 done'])
})

test('an amnesty on a day that was won back lets somebody win back again', () => {
  const diary = holding(0).done(dayOf(0), dayOf(1), dayOf(3), dayOf(3))
  expect(diary.kinds().slice(-2)).toEqual(['01-03 restored', '01-04 done'])
  diary.forgive(dayOf(2)).done(dayOf(5), dayOf(5))
  expect(diary.kinds().slice(-4)).toEqual(['01-03 amnesty', '01-04 done', '01-05 restored', '01-06 done'])
  expect(diary.counters.length).toBe(4)
})

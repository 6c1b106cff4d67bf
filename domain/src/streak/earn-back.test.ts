import { expect, test } from 'vitest'
import { Diary, holding } from '../../test/diary.ts'
import { addDays } from '../day/day.ts'

const june = (day: number) => addDays('2026-05-31', day)
const broken = () => holding(0).done(june(1), june(2), june(3))
const offer = (diary: Diary, day: number) => diary.look(diary.noon(june(day))).earnBack

test('two rounds on one day within three days of the break bring the streak back, and cost no freeze', () => {
  const diary = broken().done(june(5))
  expect(diary.counters.length).toBe(1)
  diary.done(june(5))
  expect([diary.counters.length, diary.counters.longest, diary.counters.freezes]).toEqual([4, 4, 0])
  expect(diary.kinds().slice(-2)).toEqual(['06-04 restored', '06-05 done'])
})

test.each([
  { rounds: [7, 7], length: 4, why: 'the third day after the break is in time' },
  { rounds: [8, 8], length: 1, why: 'the fourth is not' },
  { rounds: [5, 6], length: 2, why: 'one round on each of two days is not two on one' },
  { rounds: [5, 6, 6], length: 5, why: 'the day of the two rounds need not be the first one back' },
  { rounds: [5, 5, 5], length: 4, why: 'a third round changes nothing' },
])('$why: $rounds make $length', ({ rounds, length }) => {
  expect(broken().done(...rounds.map(june)).counters.length).toBe(length)
})

test('two rounds that come in late bring it back as well, once both are here', () => {
  const diary = broken().done(june(6))
  const late = () => diary.finish(diary.noon(june(7)), { late: june(5) })
  late()
  expect(diary.counters.length).toBe(2)
  late()
  expect(diary.counters.length).toBe(5)
})

test('two rounds before the break bring nothing back', () => {
  const diary = broken().done(june(5))
  diary.finish(diary.noon(june(5)), { late: june(3) })
  expect(diary.counters.length).toBe(1)
})

test('with two freezes the break comes on the third missed day, and the three days run from there', () => {
  const lost = () => holding(2).done(june(1), june(2))
  expect(lost().done(june(8), june(8)).counters).toMatchObject({ length: 3, freezes: 2 })
  expect(lost().done(june(9), june(9)).counters).toMatchObject({ length: 1, freezes: 2 })
})

test('what can be won back is offered while it can, with its last day', () => {
  const diary = broken()
  expect(offer(diary, 4)).toBeNull()
  expect(offer(diary, 5)).toEqual({ length: 3, until: june(7) })
  diary.done(june(5), june(6), june(7))
  expect(offer(diary, 7)).toEqual({ length: 3, until: june(7) })
  expect(offer(diary, 8)).toBeNull()
  diary.done(june(7))
  expect(diary.counters.length).toBe(6)
  expect(offer(diary, 7)).toBeNull()
})

test('nothing is offered to somebody who never had a streak', () => {
  expect(offer(new Diary('Europe/Berlin'), 5)).toBeNull()
})

test.each([
  { day: 34, kinds: ['07-01 done', '07-04 done'], why: '29 days after the first time' },
  { day: 35, kinds: ['07-04 restored', '07-05 done'], why: '30 days after the first time' },
])('a streak is won back once in thirty days: $why', ({ day, kinds }) => {
  // Two missed days and one freeze, which practice has earned by then.
  const diary = broken().done(...[5, 5, day - 3, day, day].map(june))
  expect(diary.kinds().slice(-2)).toEqual(kinds)
  expect(diary.counters.freezes).toBe(1)
})

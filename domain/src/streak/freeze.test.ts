import { expect, test } from 'vitest'
import { Diary } from '../../test/diary.ts'
import { freezeHistory } from './freeze.ts'

const june = (day: number) => `2026-06-${String(day).padStart(2, '0')}`

test('every freeze earned or used is listed, with the number held after it', () => {
  const diary = new Diary('Europe/Berlin').done(june(1), june(3))
  diary.finish(diary.noon(june(4)), { late: june(2) })
  diary.done(
    june(4),
    june(5),
    june(6),
    june(7),
    june(9),
    ...[10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22].map(june),
  )
  expect(freezeHistory(diary.facts.log)).toEqual([
    { day: null, change: 'sign_up', held: 1 },
    { day: june(2), change: 'spent', held: 0 },
    { day: june(2), change: 'returned', held: 1 },
    { day: june(7), change: 'earned', held: 2 },
    { day: june(8), change: 'spent', held: 1 },
    { day: june(15), change: 'earned', held: 2 },
    { day: june(22), change: 'full', held: 2 },
  ])
})

test('the history of freezes ends with the number held', () => {
  const diary = new Diary('Europe/Berlin').done(june(1), june(3), june(4), june(6))
  expect(freezeHistory(diary.facts.log).at(-1)?.held).toBe(diary.counters.freezes)
})

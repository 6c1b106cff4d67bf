import { expect, test } from 'vitest'
import { Diary, holding } from '../../test/diary.ts'
import { type Day, dayAt, endOfDay, startOfDay } from '../day/day.ts'
import { canonicalTimeZone } from '../day/time-zone.ts'

const berlin = 'Europe/Berlin'
const newYork = 'America/New_York'
const honolulu = 'Pacific/Honolulu'
const auckland = 'Pacific/Auckland'
const at = (moment: string) => Date.parse(moment)
const hours = (day: Day, zone: string) => (endOfDay(day, zone) - startOfDay(day, zone)) / 3_600_000

/** The sentence that a person in this zone sees at noon of the last finished day. */
function afterDone(zone: string, ...days: Day[]) {
  const diary = holding(0, zone).done(...days)
  return diary.look(diary.noon(days.at(-1) ?? '')).streak
}

const lookAtNoon = (diary: Diary, day: Day) => {
  const { streak, freezes } = diary.look(diary.noon(day))
  return { streak, freezes }
}

function finishedAfterMidnight(finished: string) {
  const diary = new Diary(newYork)
  diary.finish(at(finished), { handedOut: '2026-07-06' })
  return diary.kinds()
}

// The shared table of streak and day cases, each with its number; 18 to 20 and guests are in late-session.test.ts.
test('case 1: a day of 23 hours is a day', () => {
  expect(afterDone(berlin, '2026-03-28', '2026-03-29', '2026-03-30')).toEqual(3)
})

test('case 2: both ends of a day of 25 hours are one day', () => {
  const diary = new Diary(berlin)
  diary.finish(at('2026-10-25T00:10:00+02:00'))
  diary.finish(at('2026-10-25T23:50:00+01:00'))
  expect([hours('2026-10-25', berlin), diary.kinds()]).toEqual([25, ['10-25 done']])
})

test('case 3: half past two comes twice and is the same date twice', () => {
  expect(['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'].map((moment) => dayAt(at(moment), berlin))).toEqual(
    ['2026-10-25', '2026-10-25'],
  )
})

test('case 4: a zone three quarters of an hour off', () => {
  expect(['2026-06-01T18:14:59Z', '2026-06-01T18:15:00Z'].map((moment) => dayAt(at(moment), 'Asia/Kathmandu'))).toEqual(
    ['2026-06-01', '2026-06-02'],
  )
})

test('case 5: a zone half an hour off', () => {
  expect(['2026-06-01T18:29:59Z', '2026-06-01T18:30:00Z'].map((moment) => dayAt(at(moment), 'Asia/Kolkata'))).toEqual([
    '2026-06-01',
    '2026-06-02',
  ])
})

test('case 6: a date that never existed is no gap and costs no freeze', () => {
  const diary = new Diary('Pacific/Apia').done('2011-12-28', '2011-12-29')
  const before = lookAtNoon(diary, '2011-12-31')
  expect([before, lookAtNoon(diary.done('2011-12-31'), '2011-12-31')]).toEqual([
    { streak: 2, freezes: 1 },
    { streak: 3, freezes: 1 },
  ])
})

test('case 7: a day whose midnight is missing starts at one', () => {
  expect([
    startOfDay('2024-04-26', 'Africa/Cairo') === at('2024-04-26T01:00:00+03:00'),
    hours('2024-04-26', 'Africa/Cairo'),
  ]).toEqual([true, 23])
})

test('case 8: a clock change of half an hour', () => {
  expect(hours('2026-10-04', 'Australia/Lord_Howe')).toEqual(23.5)
})

test('case 9: from +12:45 to +13:45', () => {
  expect(hours('2026-09-27', 'Pacific/Chatham')).toEqual(23)
})

test('case 10: handed out at 23:52 and finished at 00:07 counts for the first date', () => {
  expect(finishedAfterMidnight('2026-07-07T00:07:00-04:00')).toEqual(['07-06 done'])
})

test('case 11: handed out at 23:52 and finished at 03:01 counts for the second date', () => {
  expect(finishedAfterMidnight('2026-07-07T03:01:00-04:00')).toEqual(['07-07 done'])
})

test('case 12: one missed day uses the one freeze and keeps the streak', () => {
  const diary = new Diary(berlin).done('2026-06-01', '2026-06-02', '2026-06-04')
  expect([lookAtNoon(diary, '2026-06-04'), diary.kinds()[2]]).toEqual([{ streak: 3, freezes: 0 }, '06-03 frozen'])
})

test('case 13: three missed days are more than freezes save, so both freezes stay', () => {
  expect(lookAtNoon(holding(2).done('2026-06-01', '2026-06-02', '2026-06-06'), '2026-06-06')).toEqual({
    streak: 1,
    freezes: 2,
  })
})

test('case 14: today is not done yet, so the streak is that of yesterday', () => {
  expect(lookAtNoon(new Diary(berlin).done('2026-06-01', '2026-06-02'), '2026-06-03').streak).toEqual(2)
})

test('case 15: flying from Honolulu to Auckland loses a date and no streak', () => {
  const diary = holding(0, honolulu).done('2026-07-05', '2026-07-06')
  diary.travel(auckland, at('2026-07-06T20:00:00-10:00'))
  // 8 July 08:00 in Auckland, still the 7th in Honolulu.
  diary.finish(at('2026-07-08T08:00:00+12:00'))
  expect([diary.look(at('2026-07-08T09:00:00+12:00')).streak, diary.kinds().slice(-2)]).toEqual([
    3,
    ['07-07 bridged', '07-08 done'],
  ])
})

test('case 16: flying back meets a date again, which loses nothing and doubles nothing', () => {
  const diary = holding(0, auckland).done('2026-07-07', '2026-07-08')
  diary.travel(honolulu, at('2026-07-08T20:00:00+12:00'))
  diary.finish(at('2026-07-07T20:00:00-10:00'))
  const again = diary.look(at('2026-07-07T21:00:00-10:00')).streak
  diary.finish(at('2026-07-09T12:00:00-10:00'))
  expect([again, diary.kinds().slice(-3), diary.counters.length]).toEqual([
    2,
    ['07-07 done', '07-08 done', '07-09 done'],
    3,
  ])
})

test('case 17: a missed day without a freeze breaks the streak', () => {
  expect(afterDone('America/Los_Angeles', '2026-06-01', '2026-06-02', '2026-06-04')).toEqual(1)
})

test('case 21: a late day takes the place of a frozen one and gives the freeze back', () => {
  const diary = new Diary(berlin).done('2026-06-01', '2026-06-02', '2026-06-04')
  diary.finish(diary.noon('2026-06-05'), { late: '2026-06-03' })
  expect(lookAtNoon(diary, '2026-06-05')).toEqual({ streak: 4, freezes: 1 })
})

test('case 22: a planned pause keeps the streak', () => {
  const diary = holding(0).pause({ from: '2026-08-03', to: '2026-08-10' })
  expect(lookAtNoon(diary.done('2026-08-01', '2026-08-02', '2026-08-11'), '2026-08-11').streak).toEqual(3)
})

test('case 23: a day of our outage goes before the freeze', () => {
  const diary = new Diary(berlin).forgive('2026-09-02').done('2026-09-01', '2026-09-03')
  expect(lookAtNoon(diary, '2026-09-03')).toEqual({ streak: 2, freezes: 1 })
})

test('case 24: a leap day is a day, and a year ends within a streak', () => {
  expect([
    afterDone('UTC', '2028-02-28', '2028-02-29', '2028-03-01'),
    afterDone('Asia/Tokyo', '2028-12-31', '2029-01-01'),
  ]).toEqual([3, 2])
})

test('case 25: settled twice, a freeze is spent once', () => {
  const diary = new Diary(berlin).done('2026-06-01', '2026-06-03')
  const again = diary.finish(diary.noon('2026-06-03'))
  expect([again, diary.counters.freezes, diary.look(diary.noon('2026-06-03')).freezes]).toEqual([[], 0, 0])
})

test('case 26: a clock change after Ramadan is no gap', () => {
  expect([
    hours('2026-03-22', 'Africa/Casablanca'),
    afterDone('Africa/Casablanca', '2026-03-21', '2026-03-22', '2026-03-23'),
  ]).toEqual([23, 3])
})

test('case added 1: two devices in two zones within a minute finish one day', () => {
  const diary = new Diary(honolulu)
  diary.travel(auckland, at('2026-07-06T12:00:00-10:00'))
  diary.finish(at('2026-07-06T12:00:10-10:00'))
  diary.travel(honolulu, at('2026-07-06T12:00:20-10:00'))
  diary.finish(at('2026-07-06T12:00:40-10:00'))
  expect(diary.kinds()).toEqual(['07-06 done'])
})

test('case added 2: an alias of a zone counts the same days', () => {
  expect([
    canonicalTimeZone('Asia/Calcutta'),
    afterDone('Asia/Calcutta', '2026-06-01', '2026-06-02'),
    afterDone('Asia/Kolkata', '2026-06-01', '2026-06-02'),
  ]).toEqual(['Asia/Calcutta', 2, 2])
})

test('case added 3: an unknown zone is none, so the last good one stays', () => {
  expect(['Mars/Olympus', '+02:00', ''].map((name) => canonicalTimeZone(name))).toEqual([null, null, null])
})

test('case added 4: a zone changed three times in a day counts as the last change', () => {
  const diary = holding(0, honolulu).done('2026-07-05', '2026-07-06')
  for (const [zone, minute] of [
    [auckland, 1],
    ['Asia/Tokyo', 2],
    [auckland, 3],
  ] as const) {
    diary.travel(zone, at(`2026-07-06T20:0${minute}:00-10:00`))
  }
  diary.finish(at('2026-07-08T08:00:00+12:00'))
  expect([diary.counters.length, diary.kinds().slice(-2)]).toEqual([3, ['07-07 bridged', '07-08 done']])
})

test('case added 6: new clocks by a new law change no recorded day', () => {
  const diary = new Diary('Pacific/Apia').done('2011-12-28', '2011-12-29', '2011-12-31')
  diary.travel(berlin, diary.noon('2011-12-31'))
  expect(lookAtNoon(diary, '2012-01-01')).toEqual({ streak: 3, freezes: 1 })
})

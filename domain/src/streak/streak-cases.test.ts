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

interface Case {
  number: number | string
  what: string
  got: () => unknown
  expected: unknown
}

// The shared table of streak and day cases, each with its number; 18 to 20 and guests are in late-session.test.ts.
const cases: Case[] = [
  {
    number: 1,
    what: 'a day of 23 hours is a day',
    got: () => afterDone(berlin, '2026-03-28', '2026-03-29', '2026-03-30'),
    expected: 3,
  },
  {
    number: 2,
    what: 'both ends of a day of 25 hours are one day',
    got: () => {
      const diary = new Diary(berlin)
      diary.finish(at('2026-10-25T00:10:00+02:00'))
      diary.finish(at('2026-10-25T23:50:00+01:00'))
      return [hours('2026-10-25', berlin), diary.kinds()]
    },
    expected: [25, ['10-25 done']],
  },
  {
    number: 3,
    what: 'half past two comes twice and is the same date twice',
    got: () => ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'].map((moment) => dayAt(at(moment), berlin)),
    expected: ['2026-10-25', '2026-10-25'],
  },
  {
    number: 4,
    what: 'a zone three quarters of an hour off',
    got: () => ['2026-06-01T18:14:59Z', '2026-06-01T18:15:00Z'].map((moment) => dayAt(at(moment), 'Asia/Kathmandu')),
    expected: ['2026-06-01', '2026-06-02'],
  },
  {
    number: 5,
    what: 'a zone half an hour off',
    got: () => ['2026-06-01T18:29:59Z', '2026-06-01T18:30:00Z'].map((moment) => dayAt(at(moment), 'Asia/Kolkata')),
    expected: ['2026-06-01', '2026-06-02'],
  },
  {
    number: 6,
    what: 'a date that never existed is no gap and costs no freeze',
    got: () => {
      const diary = new Diary('Pacific/Apia').done('2011-12-28', '2011-12-29')
      const before = lookAtNoon(diary, '2011-12-31')
      return [before, lookAtNoon(diary.done('2011-12-31'), '2011-12-31')]
    },
    expected: [
      { streak: 2, freezes: 1 },
      { streak: 3, freezes: 1 },
    ],
  },
  {
    number: 7,
    what: 'a day whose midnight is missing starts at one',
    got: () => [
      startOfDay('2024-04-26', 'Africa/Cairo') === at('2024-04-26T01:00:00+03:00'),
      hours('2024-04-26', 'Africa/Cairo'),
    ],
    expected: [true, 23],
  },
  {
    number: 8,
    what: 'a clock change of half an hour',
    got: () => hours('2026-10-04', 'Australia/Lord_Howe'),
    expected: 23.5,
  },
  { number: 9, what: 'from +12:45 to +13:45', got: () => hours('2026-09-27', 'Pacific/Chatham'), expected: 23 },
  {
    number: 10,
    what: 'handed out at 23:52 and finished at 00:07 counts for the first date',
    got: () => finishedAfterMidnight('2026-07-07T00:07:00-04:00'),
    expected: ['07-06 done'],
  },
  {
    number: 11,
    what: 'handed out at 23:52 and finished at 03:01 counts for the second date',
    got: () => finishedAfterMidnight('2026-07-07T03:01:00-04:00'),
    expected: ['07-07 done'],
  },
  {
    number: 12,
    what: 'one missed day uses the one freeze and keeps the streak',
    got: () => {
      const diary = new Diary(berlin).done('2026-06-01', '2026-06-02', '2026-06-04')
      return [lookAtNoon(diary, '2026-06-04'), diary.kinds()[2]]
    },
    expected: [{ streak: 3, freezes: 0 }, '06-03 frozen'],
  },
  {
    number: 13,
    what: 'three missed days are more than freezes save, so both freezes stay',
    got: () => lookAtNoon(holding(2).done('2026-06-01', '2026-06-02', '2026-06-06'), '2026-06-06'),
    expected: { streak: 1, freezes: 2 },
  },
  {
    number: 14,
    what: 'today is not done yet, so the streak is that of yesterday',
    got: () => lookAtNoon(new Diary(berlin).done('2026-06-01', '2026-06-02'), '2026-06-03').streak,
    expected: 2,
  },
  {
    number: 15,
    what: 'flying from Honolulu to Auckland loses a date and no streak',
    got: () => {
      const diary = holding(0, honolulu).done('2026-07-05', '2026-07-06')
      diary.travel(auckland, at('2026-07-06T20:00:00-10:00'))
      // 8 July 08:00 in Auckland, still the 7th in Honolulu.
      diary.finish(at('2026-07-08T08:00:00+12:00'))
      return [diary.look(at('2026-07-08T09:00:00+12:00')).streak, diary.kinds().slice(-2)]
    },
    expected: [3, ['07-07 bridged', '07-08 done']],
  },
  {
    number: 16,
    what: 'flying back meets a date again, which loses nothing and doubles nothing',
    got: () => {
      const diary = holding(0, auckland).done('2026-07-07', '2026-07-08')
      diary.travel(honolulu, at('2026-07-08T20:00:00+12:00'))
      diary.finish(at('2026-07-07T20:00:00-10:00'))
      const again = diary.look(at('2026-07-07T21:00:00-10:00')).streak
      diary.finish(at('2026-07-09T12:00:00-10:00'))
      return [again, diary.kinds().slice(-3), diary.counters.length]
    },
    expected: [2, ['07-07 done', '07-08 done', '07-09 done'], 3],
  },
  {
    number: 17,
    what: 'a missed day without a freeze breaks the streak',
    got: () => afterDone('America/Los_Angeles', '2026-06-01', '2026-06-02', '2026-06-04'),
    expected: 1,
  },
  {
    number: 21,
    what: 'a late day takes the place of a frozen one and gives the freeze back',
    got: () => {
      const diary = new Diary(berlin).done('2026-06-01', '2026-06-02', '2026-06-04')
      diary.finish(diary.noon('2026-06-05'), { late: '2026-06-03' })
      return lookAtNoon(diary, '2026-06-05')
    },
    expected: { streak: 4, freezes: 1 },
  },
  {
    number: 22,
    what: 'a planned pause keeps the streak',
    got: () => {
      const diary = holding(0).pause({ from: '2026-08-03', to: '2026-08-10' })
      return lookAtNoon(diary.done('2026-08-01', '2026-08-02', '2026-08-11'), '2026-08-11').streak
    },
    expected: 3,
  },
  {
    number: 23,
    what: 'a day of our outage goes before the freeze',
    got: () => {
      const diary = new Diary(berlin).forgive('2026-09-02').done('2026-09-01', '2026-09-03')
      return lookAtNoon(diary, '2026-09-03')
    },
    expected: { streak: 2, freezes: 1 },
  },
  {
    number: 24,
    what: 'a leap day is a day, and a year ends within a streak',
    got: () => [
      afterDone('UTC', '2028-02-28', '2028-02-29', '2028-03-01'),
      afterDone('Asia/Tokyo', '2028-12-31', '2029-01-01'),
    ],
    expected: [3, 2],
  },
  {
    number: 25,
    what: 'settled twice, a freeze is spent once',
    got: () => {
      const diary = new Diary(berlin).done('2026-06-01', '2026-06-03')
      const again = diary.finish(diary.noon('2026-06-03'))
      return [again, diary.counters.freezes, diary.look(diary.noon('2026-06-03')).freezes]
    },
    expected: [[], 0, 0],
  },
  {
    number: 26,
    what: 'a clock change after Ramadan is no gap',
    got: () => [
      hours('2026-03-22', 'Africa/Casablanca'),
      afterDone('Africa/Casablanca', '2026-03-21', '2026-03-22', '2026-03-23'),
    ],
    expected: [23, 3],
  },
  {
    number: 'added 1',
    what: 'two devices in two zones within a minute finish one day',
    got: () => {
      const diary = new Diary(honolulu)
      diary.travel(auckland, at('2026-07-06T12:00:00-10:00'))
      diary.finish(at('2026-07-06T12:00:10-10:00'))
      diary.travel(honolulu, at('2026-07-06T12:00:20-10:00'))
      diary.finish(at('2026-07-06T12:00:40-10:00'))
      return diary.kinds()
    },
    expected: ['07-06 done'],
  },
  {
    number: 'added 2',
    what: 'an alias of a zone counts the same days',
    got: () => [
      canonicalTimeZone('Asia/Calcutta'),
      afterDone('Asia/Calcutta', '2026-06-01', '2026-06-02'),
      afterDone('Asia/Kolkata', '2026-06-01', '2026-06-02'),
    ],
    expected: ['Asia/Calcutta', 2, 2],
  },
  {
    number: 'added 3',
    what: 'an unknown zone is none, so the last good one stays',
    got: () => ['Mars/Olympus', '+02:00', ''].map((name) => canonicalTimeZone(name)),
    expected: [null, null, null],
  },
  {
    number: 'added 4',
    what: 'a zone changed three times in a day counts as the last change',
    got: () => {
      const diary = holding(0, honolulu).done('2026-07-05', '2026-07-06')
      for (const [zone, minute] of [
        [auckland, 1],
        ['Asia/Tokyo', 2],
        [auckland, 3],
      ] as const) {
        diary.travel(zone, at(`2026-07-06T20:0${minute}:00-10:00`))
      }
      diary.finish(at('2026-07-08T08:00:00+12:00'))
      return [diary.counters.length, diary.kinds().slice(-2)]
    },
    expected: [3, ['07-07 bridged', '07-08 done']],
  },
  {
    number: 'added 6',
    what: 'new clocks by a new law change no recorded day',
    got: () => {
      const diary = new Diary('Pacific/Apia').done('2011-12-28', '2011-12-29', '2011-12-31')
      diary.travel(berlin, diary.noon('2011-12-31'))
      return lookAtNoon(diary, '2012-01-01')
    },
    expected: { streak: 3, freezes: 1 },
  },
]

function finishedAfterMidnight(finished: string) {
  const diary = new Diary(newYork)
  diary.finish(at(finished), { handedOut: '2026-07-06' })
  return diary.kinds()
}

test.each(cases)('case $number: $what', ({ got, expected }) => {
  expect(got()).toEqual(expected)
})

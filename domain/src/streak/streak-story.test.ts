import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Diary, holding } from '../../test/diary.ts'
import { addDays, daysBetween } from '../day/day.ts'
import { storyDaySentence } from './streak-sentence.ts'
import { type DayReason, dayReasons } from './streak-story.ts'

const berlin = 'Europe/Berlin'
const june = (day: number) => `2026-06-${String(day).padStart(2, '0')}`
const storyOf = (diary: Diary, today: string, day: string) => {
  const entry = diary.story(diary.noon(today)).find((found) => found.day === day)
  return entry && [entry.reason, storyDaySentence(entry)]
}

interface StoryCase {
  reason: DayReason
  diary: () => Diary
  today: number
  day: number
  sentence: string
}

const none = () => holding(0)
const one = () => new Diary(berlin)
const two = () => holding(2)

// June 2026 begins on a Monday.
const stories: StoryCase[] = [
  {
    reason: 'began',
    diary: () => one().done(june(1)),
    today: 1,
    day: 1,
    sentence: 'Mon 1 Jun: session done. Your streak started.',
  },
  {
    reason: 'done',
    diary: () => one().done(june(1), june(2)),
    today: 2,
    day: 2,
    sentence: 'Tue 2 Jun: session done. Day 2.',
  },
  {
    reason: 'done_late_freeze_back',
    diary: () => {
      const diary = one().done(june(1), june(3))
      diary.finish(diary.noon(june(3)), { late: june(2) })
      return diary
    },
    today: 3,
    day: 2,
    sentence: 'Tue 2 Jun: your session arrived late but still counts. Day 2, and you got your freeze back.',
  },
  {
    reason: 'frozen',
    diary: () => one().done(june(1), june(3)),
    today: 3,
    day: 2,
    sentence: 'Tue 2 Jun: missed. A freeze saved your 1-day streak. None left.',
  },
  {
    reason: 'freeze_waiting',
    diary: () => two().done(june(1), june(2)),
    today: 4,
    day: 3,
    sentence: 'Wed 3 Jun: missed. A freeze protects your 2-day streak until your next session.',
  },
  {
    reason: 'paused',
    diary: () =>
      none()
        .done(june(1), june(2))
        .pause({ from: june(3), to: june(6) }),
    today: 5,
    day: 4,
    sentence: 'Thu 4 Jun: paused, as planned. Your 2-day streak is safe.',
  },
  {
    reason: 'paused',
    diary: () =>
      none()
        .done(june(1))
        .pause({ from: june(2), to: june(6) }),
    today: 5,
    day: 5,
    sentence: 'Fri 5 Jun: paused, as planned. Your 1-day streak is safe.',
  },
  {
    reason: 'amnesty',
    diary: () => none().done(june(1), june(2)).forgive(june(3)),
    today: 4,
    day: 3,
    sentence: 'Wed 3 Jun: missed. That’s on us. Your 2-day streak is safe.',
  },
  {
    reason: 'amnesty_freeze_back',
    diary: () => one().done(june(1), june(3)).forgive(june(2)),
    today: 3,
    day: 2,
    sentence: 'Tue 2 Jun: missed. That’s on us. Your 1-day streak is safe. You got your freeze back.',
  },
  {
    reason: 'restored',
    diary: () => none().done(june(1), june(2), june(4), june(4)),
    today: 4,
    day: 3,
    sentence: 'Wed 3 Jun: missed. Two sessions in one day brought back your 2-day streak.',
  },
  {
    reason: 'missed_no_freeze',
    diary: () => none().done(june(1)),
    today: 3,
    day: 2,
    sentence: 'Tue 2 Jun: missed. You had no freezes left.',
  },
  {
    reason: 'missed_too_few_freezes',
    diary: () => one().done(june(1)),
    today: 4,
    day: 3,
    sentence: 'Wed 3 Jun: missed. One freeze can’t cover two days.',
  },
  {
    reason: 'missed_gap_too_long',
    diary: () => two().done(june(1), june(6)),
    today: 6,
    day: 4,
    sentence: 'Thu 4 Jun: missed. Your freezes can’t cover three days.',
  },
  {
    reason: 'missed_before_break',
    diary: () => two().done(june(1), june(6)),
    today: 6,
    day: 3,
    sentence: 'Wed 3 Jun: missed.',
  },
  {
    reason: 'missed_without_streak',
    diary: () => two().done(june(1), june(6)),
    today: 6,
    day: 5,
    sentence: 'Fri 5 Jun: missed.',
  },
  {
    reason: 'missed',
    diary: () => {
      // A log from before there were freezes: enough was held, and none was used.
      const diary = one()
      const row = { kind: 'done' as const, zone: berlin, replaced: null }
      diary.facts = { ...diary.facts, log: [june(1), june(3)].map((day) => ({ ...row, day })) }
      return diary
    },
    today: 3,
    day: 2,
    sentence: 'Tue 2 Jun: missed.',
  },
  {
    reason: 'open',
    diary: () => one().done(june(1), june(2)),
    today: 3,
    day: 3,
    sentence: 'Wed 3 Jun: finish one session to reach day 3.',
  },
  {
    reason: 'open',
    diary: () => none().done(june(1)),
    today: 3,
    day: 3,
    sentence: 'Wed 3 Jun: finish one session to reach day 1.',
  },
]

test.each(stories)('$reason: $sentence', ({ reason, diary, today, day, sentence }) => {
  expect(storyOf(diary(), june(today), june(day))).toEqual([reason, sentence])
})

test('a day lost to flying and one that never existed have their own words', () => {
  const flown = holding(0, 'Pacific/Honolulu').done('2026-07-05', '2026-07-06')
  flown.travel('Pacific/Auckland', Date.parse('2026-07-06T20:00:00-10:00'))
  flown.finish(Date.parse('2026-07-08T08:00:00+12:00'))
  expect(storyOf(flown, '2026-07-08', '2026-07-07')).toEqual([
    'lost_to_flying',
    'Tue 7 Jul: skipped when you changed time zones. Your 2-day streak is safe.',
  ])
  const apia = new Diary('Pacific/Apia').done('2011-12-29', '2011-12-31')
  expect(storyOf(apia, '2011-12-31', '2011-12-30')).toEqual([
    'no_such_day',
    'Fri 30 Dec: this day didn’t exist in your time zone. Your 1-day streak is safe.',
  ])
})

test('every reason there is has its row above', () => {
  const flying: DayReason[] = ['lost_to_flying', 'no_such_day']
  expect(new Set([...stories.map(({ reason }) => reason), ...flying])).toEqual(new Set(dayReasons))
})

test('the day that earns a freeze says so', () => {
  const diary = one().done(...[1, 2, 3, 4, 5, 6, 7].map(june))
  expect(storyOf(diary, june(7), june(7))?.[1]).toBe(
    'Sun 7 Jun: session done. Day 7. You earned a freeze and now have 2.',
  )
})

const steps = fc.array(
  fc.record({ ahead: fc.nat(4), excuse: fc.constantFrom(null, null, 'pause' as const, 'amnesty' as const) }),
)
type Step = typeof steps extends fc.Arbitrary<(infer T)[]> ? T : never

function live(diary: Diary, deeds: readonly Step[]) {
  let today = june(1)
  for (const { ahead, excuse } of deeds) {
    today = addDays(today, ahead)
    diary.done(today)
    if (excuse === 'pause') diary.pause({ from: addDays(today, 1), to: addDays(today, 2) })
    if (excuse === 'amnesty') diary.forgive(addDays(today, -1))
  }
  return today
}

test('the story has every day once, and ends with the streak and the freezes that are shown', () => {
  fc.assert(
    fc.property(steps, fc.nat(5), (deeds, later) => {
      const diary = new Diary(berlin)
      const today = addDays(live(diary, deeds), later)
      const now = diary.noon(today)
      const story = diary.story(now)
      const expected = story[0] ? daysBetween(story[0].day, today) + 1 : 0
      expect(story).toHaveLength(expected)
      const { streak, freezes } = diary.look(now)
      const last = story.at(-1) ?? { streak: 0, freezes: 1 }
      expect([last.streak, last.freezes]).toEqual([streak, freezes])
      for (const entry of story) expect(storyDaySentence(entry)).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d.*\.$/)
    }),
  )
})

import { expect, test } from 'vitest'
import { addDays, type Day, dayAt } from '../day/day.ts'
import { planTimeZone, type TimeZonePlan, timeZoneAt } from '../day/time-zone.ts'
import { decideReminder, type ReminderFacts } from './decide-reminder.ts'
import {
  everyWeekdayMask,
  type ReminderSchedule,
  type ScheduledReminder,
  scheduleNextReminder,
} from './next-reminder.ts'

const quarterHour = 15 * 60_000
const clock = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
const workdays = 0b0011111
const weekend = 0b1100000

interface Person {
  zone: TimeZonePlan
  times: ReminderSchedule
  done: Set<Day>
  isAway: (day: Day) => boolean
  opens: (day: Day) => boolean
}

interface Year {
  name: string
  zone: string
  times: Partial<ReminderSchedule> & { minute: number }
  done?: readonly Day[]
  isAway?: (day: Day) => boolean
  opens?: (day: Day) => boolean
  /** What the person does, by the moment. */
  acts?: Record<string, (person: Person, now: number) => void>
  /** Made by hand with a calendar: from, to, and on which weekdays, all of it in UTC. */
  table: readonly (readonly [from: Day, to: Day, days: number, time: string])[]
}

const friAndSat = 0b0110000
const between = (from: Day, to: Day) => (day: Day) => from <= day && day <= to

const years: readonly Year[] = [
  {
    name: 'Paris at 02:30, which is missing on 29 March and comes twice on 25 October',
    zone: 'Europe/Paris',
    times: { minute: clock('02:30') },
    done: ['2026-05-04', '2026-05-05', '2026-05-06', '2026-05-07', '2026-05-08'],
    isAway: between('2026-08-03', '2026-08-16'),
    acts: {
      '2026-11-01T12:00Z': (person) => {
        person.times = { ...person.times, pausedUntil: '2026-11-09' }
      },
    },
    table: [
      ['2026-01-01', '2026-03-29', everyWeekdayMask, '01:30'],
      ['2026-03-30', '2026-05-03', everyWeekdayMask, '00:30'],
      ['2026-05-09', '2026-08-02', everyWeekdayMask, '00:30'],
      ['2026-08-17', '2026-10-25', everyWeekdayMask, '00:30'],
      ['2026-10-26', '2026-11-01', everyWeekdayMask, '01:30'],
      ['2026-11-09', '2026-12-31', everyWeekdayMask, '01:30'],
    ],
  },
  {
    name: 'New York on workdays, where quiet hours end after the time; six ignored in April, all from 2 November on',
    zone: 'America/New_York',
    times: { minute: clock('07:30'), days: workdays, quiet: { from: clock('21:00'), to: clock('08:00') } },
    opens: (day) => !between('2026-04-01', '2026-04-08')(day) && day < '2026-11-02',
    table: [
      ['2026-01-01', '2026-03-06', workdays, '13:00'],
      ['2026-03-09', '2026-10-30', workdays, '12:00'],
      ['2026-11-02', '2026-11-10', workdays, '13:00'],
    ],
  },
  {
    name: 'Kiritimati, with a flight over the date line that repeats 10 June and one that leaves out 2 September',
    zone: 'Pacific/Kiritimati',
    times: { minute: clock('18:00') },
    acts: {
      '2026-06-09T22:00Z': (person, now) => {
        person.zone = planTimeZone(person.zone, 'Pacific/Honolulu', now)
      },
      '2026-09-01T20:00Z': (person, now) => {
        person.zone = planTimeZone(person.zone, 'Pacific/Kiritimati', now)
      },
    },
    table: [
      ['2026-01-01', '2026-06-10', everyWeekdayMask, '04:00'],
      ['2026-06-12', '2026-12-31', everyWeekdayMask, '04:00'],
    ],
  },
  {
    name: 'Lord Howe at weekends, whose clocks change by half an hour; 01:45 comes twice, 02:15 is missing',
    zone: 'Australia/Lord_Howe',
    times: { minute: clock('01:45'), days: weekend },
    acts: {
      '2026-07-01T00:00Z': (person) => {
        person.times = { ...person.times, minute: clock('02:15') }
      },
    },
    table: [
      ['2026-01-02', '2026-04-04', friAndSat, '14:45'],
      ['2026-04-10', '2026-06-27', friAndSat, '15:15'],
      ['2026-07-03', '2026-10-03', friAndSat, '15:45'],
      ['2026-10-09', '2026-12-26', friAndSat, '15:15'],
    ],
  },
]

const isOn = (day: Day, days: number) => (days & (1 << ((new Date(day).getUTCDay() + 6) % 7))) > 0

function momentsOf(table: Year['table']) {
  const moments: string[] = []
  for (const [from, to, days, time] of table)
    for (let day = from; day <= to; day = addDays(day, 1)) if (isOn(day, days)) moments.push(`${day}T${time}Z`)
  return moments
}

/** Moves a clock through 2026 by quarters of an hour, as the job sees it. */
function live({ zone, times, done = [], isAway = () => false, opens = () => true, acts = {} }: Year) {
  const usual = { days: everyWeekdayMask, quiet: null, pausedUntil: null }
  const person: Person = {
    zone: { zone, next: null },
    times: { ...usual, ...times },
    done: new Set(done),
    isAway,
    opens,
  }
  const sent: { moment: string; day: Day }[] = []
  let [ignored, due, lastDay]: [number, ScheduledReminder | null, Day | null] = [0, null, null]
  const acting = new Map(Object.entries(acts).map(([moment, act]) => [Date.parse(moment), act]))
  const lastOf = (day: Day) => (opens(day) || person.done.has(day) ? 'answered' : 'ignored')
  const [start, end] = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)]
  for (let now = start; now < end; now += quarterHour) {
    const act = acting.get(now)
    act?.(person, now)
    if (act || now === start) due = scheduleNextReminder(person.times, { zone: person.zone, lastDay, now })
    if (!due || due.at > now) continue
    const today = dayAt(now, timeZoneAt(person.zone, now))
    const facts: ReminderFacts = {
      due,
      ignored,
      last: lastDay && lastOf(lastDay),
      isDone: person.done.has(today),
      isPaused: isAway(today),
      isReachable: true,
    }
    const verdict = decideReminder(person.times, { zone: person.zone, lastDay, now }, facts)
    if (verdict.send) {
      sent.push({ moment: `${new Date(now).toISOString().slice(0, 16)}Z`, day: due.day })
      lastDay = due.day
    }
    ;({ ignored, next: due } = verdict)
  }
  return sent
}

test.each(years)('a year in $name has exactly the reminders of the table', (year) => {
  const sent = live(year)
  expect(sent.map(({ moment }) => moment)).toEqual(momentsOf(year.table))
  const days = sent.map(({ day }) => day)
  expect(days).toEqual([...new Set(days)].toSorted())
})

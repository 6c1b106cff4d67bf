import { expect } from 'vitest'
import { addDays, type Day, startOfDay } from '../src/day/day.ts'
import { planTimeZone, type TimeZonePlan, timeZoneAt } from '../src/day/time-zone.ts'
import { dayCountedFor } from '../src/rounds/round.ts'
import { doneDaysOf, mergeDayLog } from '../src/streak/day-log.ts'
import type { Pause } from '../src/streak/pause.ts'
import { resolveFinishedDay, type StreakFacts } from '../src/streak/resolve-missed-days.ts'
import {
  initialCounters,
  recountStreak,
  type StreakCounters,
  tryIncrementStreak,
} from '../src/streak/streak-counters.ts'
import { type StoryDay, streakStory } from '../src/streak/streak-story.ts'
import { resolvedLog, streakSummaryAt } from '../src/streak/streak-summary.ts'
import { type StreakContext, streakContextAt, type ZoneMove } from '../src/streak/travel.ts'

const hour = 3_600_000

/** A person with a streak, as the server would keep one: facts, and a tally beside them that is checked at every step. */
export class Diary {
  facts: StreakFacts = { log: [], pauses: [], amnesties: new Set() }
  counters: StreakCounters = initialCounters
  private plan: TimeZonePlan
  private moves: ZoneMove[] = []
  private rounds = new Map<Day, number>()
  /** Amnesties came since the tally was counted. */
  private isStale = false

  constructor(zone: string) {
    this.plan = { zone, next: null }
  }

  now(moment: number): StreakContext {
    const { zone, next } = this.plan
    if (next && next.from <= moment) {
      this.moves.push({ left: zone, at: next.from })
      this.plan = { zone: next.zone, next: null }
    }
    const lastDay = doneDaysOf(this.facts.log).at(-1) ?? null
    return streakContextAt(moment, { zone: timeZoneAt(this.plan, moment), moves: this.moves, lastDay })
  }

  noon = (day: Day) => startOfDay(day, this.plan.zone) + 12 * hour

  /** Finishes a round now, for today, for the day it was handed out on, or for a day that offline rules gave it. */
  finish(moment: number, { handedOut, late }: { handedOut?: Day; late?: Day } = {}) {
    const at = this.now(moment)
    const handedOutOn = handedOut && dayCountedFor({ day: handedOut, zone: at.zone }, moment, at.today)
    const day = late ?? handedOutOn ?? at.today
    const rounds = (this.rounds.get(day) ?? 0) + 1
    this.rounds.set(day, rounds)
    const rows = resolveFinishedDay(this.facts, at, { day, rounds })
    this.facts = { ...this.facts, log: mergeDayLog(this.facts.log, rows) }
    const counted = recountStreak(this.facts.log)
    this.counters = (this.isStale ? null : tryIncrementStreak(this.counters, { day, rounds })) ?? counted
    this.isStale = false
    expect(this.counters).toEqual(counted)
    return rows
  }

  done(...days: Day[]) {
    for (const day of days) this.finish(this.noon(day))
    return this
  }

  pause(pause: Pause) {
    this.facts = { ...this.facts, pauses: [...this.facts.pauses, pause] }
    return this
  }

  forgive(day: Day) {
    this.facts = { ...this.facts, amnesties: new Set([...this.facts.amnesties, day]) }
    this.isStale = true
    return this
  }

  travel(zone: string, moment: number) {
    this.now(moment)
    this.plan = planTimeZone(this.plan, zone, moment)
    return this
  }

  look = (moment: number) => streakSummaryAt(this.facts, this.now(moment))
  story = (moment: number): StoryDay[] => streakStory(this.facts, this.now(moment), this.moves)
  settledLog = (moment: number) => resolvedLog(this.facts, this.now(moment))
  kinds = (): string[] => this.facts.log.map(({ day, kind }) => `${day.slice(5)} ${kind}`)
}

/** Somebody who holds so many freezes, from days long before 2024. */
export function holding(freezes: 0 | 1 | 2, zone = 'Europe/Berlin') {
  const diary = new Diary(zone)
  const past = { 0: [0, 2], 1: [], 2: [0, 1, 2, 3, 4, 5, 6] }[freezes]
  diary.done(...past.map((offset) => addDays('2009-01-01', offset)))
  expect(diary.counters.freezes).toBe(freezes)
  return diary
}

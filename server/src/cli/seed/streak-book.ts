import type { Day } from '@app/domain/day/day'
import { type DayLog, withRows } from '@app/domain/streak/day-log'
import { finishDay } from '@app/domain/streak/resolve-missed-days'
import { advance, emptyCounters, reaches, recount, type StreakCounters } from '@app/domain/streak/streak-counters'
import { resolvedLog } from '@app/domain/streak/streak-summary'
import type { StreakNow } from '@app/domain/streak/travel'

/** The streak of a made-up person, kept by the rules that keep a real one. */
export class StreakBook {
  log: DayLog = []
  tally: StreakCounters = emptyCounters
  private readonly zone: string

  constructor(zone: string) {
    this.zone = zone
  }

  /** The streak that this person sees on a day before they do anything. */
  streakOn(day: Day): number {
    if (reaches(this.tally, day)) return this.tally.length
    const tally = recount(resolvedLog(this.facts(), this.at(day)))
    return reaches(tally, day) ? tally.length : 0
  }

  /** One more round finished on a day, the first or a later one of it. */
  finish(day: Day, rounds: number) {
    const rows = finishDay(this.facts(), this.at(day), { day, rounds })
    this.log = withRows(this.log, rows)
    this.tally = advance(this.tally, { day, rounds }) ?? recount(this.log)
  }

  private facts = () => ({ log: this.log, pauses: [], amnesties: new Set<Day>() })
  private at = (day: Day): StreakNow => ({ today: day, openFrom: day, bridgedFrom: null, zone: this.zone })
}

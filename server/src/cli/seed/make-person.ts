import { addDays, type Day, dayAt, startOfDay } from '@app/domain/day/day'
import { type Plan, roundsPerDay } from '@app/domain/premium/plan-limits'
import { createSeededRandom } from '@app/domain/random/seeded-random'
import { commonProblemOn } from '@app/domain/rounds/daily-rotation'
import { difficulties } from '@app/domain/rounds/difficulty'
import { slotsFor } from '@app/domain/rounds/slots'
import { thinkerIds } from '@app/domain/rounds/thinker-ids'
import { type DayLog, mergeDayLog } from '@app/domain/streak/day-log'
import { resolveFinishedDay } from '@app/domain/streak/resolve-missed-days'
import {
  initialCounters,
  isUnbroken,
  recountStreak,
  type StreakCounters,
  tryIncrementStreak,
} from '@app/domain/streak/streak-counters'
import { resolvedLog } from '@app/domain/streak/streak-summary'
import type { StreakContext } from '@app/domain/streak/travel'
import { problemBank, problemBankIndex } from '../../modules/problems/problem-bank.ts'
import { actions, firstNames, lastNames, twists, zones } from './words.ts'

class StreakBook {
  log: DayLog = []
  counters: StreakCounters = initialCounters
  private readonly zone: string

  constructor(zone: string) {
    this.zone = zone
  }

  streakOn(day: Day): number {
    if (isUnbroken(this.counters, day)) return this.counters.length
    const counters = recountStreak(resolvedLog(this.facts(), this.at(day)))
    return isUnbroken(counters, day) ? counters.length : 0
  }

  finish(day: Day, rounds: number) {
    const rows = resolveFinishedDay(this.facts(), this.at(day), { day, rounds })
    this.log = mergeDayLog(this.log, rows)
    this.counters = tryIncrementStreak(this.counters, { day, rounds }) ?? recountStreak(this.log)
  }

  private facts = () => ({ log: this.log, pauses: [], amnesties: new Set<Day>() })
  private at = (day: Day): StreakContext => ({ today: day, openFrom: day, bridgedFrom: null, zone: this.zone })
}

export interface SeededRound {
  problemId: string
  day: string
  number: number
  slots: number
  thinkerId: string
  openedAt: Date
  finishedAt: Date
  ideas: { text: string; method: 'text' | 'voice' }[]
}

export interface SeededPerson {
  firstName: string
  lastName: string
  zone: string
  plan: Plan
  joined: Date
  rounds: SeededRound[]
  log: DayLog
  counters: StreakCounters
}

const minuteMs = 60_000

export function makePerson(random: Random, days: number, now: Date): SeededPerson {
  const zone = random.pick(zones)
  const plan: Plan = random.roll() < 0.2 ? 'premium' : 'free'
  const today = dayAt(now.getTime(), zone)
  const since = addDays(today, -random.below(days))
  const habit = {
    zone,
    plan,
    zeal: 0.15 + random.roll() * 0.83,
    hour: 6 + random.below(16),
    isSpoken: random.roll() < 0.3,
  }
  const had = new Set<string>()
  const book = new StreakBook(zone)
  const rounds: SeededRound[] = []
  for (let day = since; day <= today; day = addDays(day, 1)) {
    if (random.roll() > habit.zeal) continue
    const count = 1 + (random.roll() < 0.35 ? random.below(roundsPerDay[plan]) : 0)
    for (let number = 1; number <= count; number++) {
      const slots = slotsFor({ plan, streak: book.streakOn(day), maxSolutionSlots: null })
      const round = makeRound(random, { day, number, slots, had, ...habit })
      if (round.finishedAt > now) continue
      had.add(round.problemId)
      book.finish(day, number)
      rounds.push(round)
    }
  }
  const names = { firstName: random.pick(firstNames), lastName: random.pick(lastNames) }
  const joined = new Date(Math.min(startOfDay(since, zone), now.getTime()))
  return { ...names, zone, plan, joined, rounds, log: book.log, counters: book.counters }
}

export const makeIdea = (random: Random): string => `${random.pick(actions)} ${random.pick(twists)}`.trim()

interface RoundInput {
  day: string
  number: number
  slots: number
  had: ReadonlySet<string>
  zone: string
  hour: number
  isSpoken: boolean
}

function makeRound(random: Random, { day, number, slots, had, zone, hour, isSpoken }: RoundInput): SeededRound {
  const difficulty = difficulties[0]
  const unseen = problemBank.filter((each) => each.difficulty === difficulty && !had.has(each.id))
  const common = commonProblemOn(problemBankIndex, day, difficulty)
  const isCommon = unseen.length === 0 || (number === 1 && !had.has(common.id))
  const problem = isCommon ? common : random.pick(unseen)
  const openedAt = new Date(startOfDay(day, zone) + (hour * 60 + number * 20 + random.below(15)) * minuteMs)
  const count = 1 + random.below(slots)
  return {
    problemId: problem.id,
    day,
    number,
    slots,
    thinkerId: random.pick(thinkerIds),
    openedAt,
    finishedAt: new Date(openedAt.getTime() + (1 + random.roll() * 3) * minuteMs),
    ideas: Array.from({ length: count }, () => ({
      text: makeIdea(random),
      method: isSpoken && random.roll() < 0.5 ? ('voice' as const) : ('text' as const),
    })),
  }
}

/** Repeatable. */
export function createRandom(seed: number) {
  const roll = createSeededRandom(seed)
  const below = (limit: number) => Math.floor(roll() * limit)
  function pick<T>(list: readonly T[]): T {
    const chosen = list[below(list.length)]
    if (chosen === undefined) throw new RangeError('Nothing to pick from.')
    return chosen
  }
  return { roll, below, pick }
}

type Random = ReturnType<typeof createRandom>

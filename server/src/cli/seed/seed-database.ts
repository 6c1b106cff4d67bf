import { randomUUID } from 'node:crypto'
import { newlyUnlockedAchievements } from '@app/domain/achievements/achievements'
import { type IdeaSketch, sketchesOf } from '@app/domain/scoring/parse-idea'
import type { Score } from '@app/domain/scoring/score'
import { minPeopleForRarity } from '@app/domain/scoring/score'
import { scoreList } from '@app/domain/scoring/score-list'
import type { StreakCounters } from '@app/domain/streak/streak-counters'
import type pg from 'pg'
import { openDatabase } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { hashPassword } from '../../modules/account/password-hash.ts'
import { problemBank } from '../../modules/problems/problem-bank.ts'
import { lexicon } from '../../modules/scoring/lexicon.ts'
import { ToolError } from '../run-tool.ts'
import { seedGuestVisits } from './guest-visits.ts'
import { createRandom, makeIdea, makePerson, type SeededPerson, type SeededRound } from './make-person.ts'
import { countRealUsers, insertSeededPeople, seedDomain } from './seed.queries.ts'
import type { SeedOptions } from './seed-options.ts'

const password = 'firecrest'
const peopleAtOnce = 50
/** Most visitors make no account. */
const guestVisitsPerPerson = 4

export async function runSeed(pool: pg.Pool, { users, days, force }: SeedOptions, now: Date): Promise<string> {
  const [real] = await countRealUsers(openDatabase(pool))
  if (real && real.count > 0 && !force)
    throw new ToolError(
      `This database has ${real.count} real accounts. Seed an empty one, or add --force if you’re sure.`,
    )
  const passwordHash = await hashPassword(password, { by: 'account', id: 'seed' })
  const run = randomUUID().slice(0, 6)
  const scoreOf = openSeedScores()
  let rounds = 0
  let shown: string | null = null
  for (let first = 0; first < users; first += peopleAtOnce) {
    const numbers = Array.from({ length: Math.min(peopleAtOnce, users - first) }, (_, i) => first + i + 1)
    const batch = numbers.map((number) =>
      rowsOf(makePerson(createRandom(number), days, now), { name: `${number}.${run}`, scoreOf }),
    )
    shown ??= batch.find(({ person }) => person.plan === 'premium')?.person.email ?? null
    rounds += batch.reduce((sum, each) => sum + each.rounds.length, 0)
    await inTransaction(pool, (db) =>
      insertSeededPeople(db, {
        people: batch.map(({ person }) => person),
        rounds: batch.flatMap((each) => each.rounds),
        days: batch.flatMap((each) => each.days),
        achievements: batch.flatMap((each) => each.achievements),
        passwordHash,
      }),
    )
  }
  await seedGuestVisits(openDatabase(pool), { run, count: users * guestVisitsPerPerson, days, now })
  return `Created ${users} people with ${rounds} finished sessions. Sign in as ${shown ?? `1.${run}@${seedDomain}`} with the password "${password}".`
}

interface RowsInput {
  name: string
  scoreOf: (round: SeededRound) => Score
}

function rowsOf(made: SeededPerson, { name, scoreOf }: RowsInput) {
  const { rounds: finished, log, counters, ...person } = made
  const id = randomUUID()
  const rounds = finished.map((round) => ({
    ...round,
    id: randomUUID(),
    userId: id,
    zone: person.zone,
    score: scoreOf(round),
  }))
  const last = rounds.at(-1)
  const onLastDay = rounds.filter(({ day }) => day === last?.day)
  const roundOf = new Map(rounds.toReversed().map((round) => [round.day, round]))
  const days = log.map(({ day, kind }) => {
    const { id: roundId = null, finishedAt = null } = roundOf.get(day) ?? {}
    return { userId: id, day, kind, zone: person.zone, roundId, createdAt: finishedAt ?? person.joined }
  })
  return {
    rounds,
    days,
    achievements: achievementsOf(rounds, counters).map((achievement) => ({
      userId: id,
      achievement,
      at: last?.finishedAt ?? person.joined,
    })),
    person: {
      ...person,
      id,
      email: `${name}@${seedDomain}`,
      streakLength: counters.length,
      longestStreak: counters.longest,
      freezes: counters.freezes,
      doneDays: counters.doneDays,
      lastDay: counters.lastDay,
      lastDayRounds: onLastDay.length,
      lastDaySolutions: onLastDay.reduce((sum, { ideas }) => sum + ideas.length, 0),
      totalSolved: rounds.length,
      dailySolutions: rounds.reduce((sum, { ideas }) => sum + ideas.length, 0),
      lastFinishedAt: last?.finishedAt ?? null,
    },
  }
}

function achievementsOf(rounds: readonly SeededRound[], { longest }: StreakCounters): string[] {
  const ideas = rounds.flatMap((round) => round.ideas)
  const deeds = {
    longestStreak: longest,
    totalSolved: rounds.length,
    thinkersTried: new Set(rounds.map(({ thinkerId }) => thinkerId)).size,
    hasSpoken: ideas.some(({ method }) => method === 'voice'),
    hasFilledAllSlots: rounds.some(({ slots, ideas: written }) => written.length >= slots),
    hasSolvedCustom: false,
    hasFoundBird: false,
  }
  return newlyUnlockedAchievements([], deeds).map(({ id }) => id)
}

const ideasOfList = 4
const textOf = new Map(problemBank.map(({ id, text }) => [id, text]))

/** Seeded ideas fit every problem alike, so one crowd serves all. */
function makeCrowd(): IdeaSketch[][] {
  const random = createRandom(0)
  return Array.from({ length: minPeopleForRarity }, () => {
    const ideas = Array.from({ length: ideasOfList }, () => makeIdea(random))
    return sketchesOf(lexicon, '', ideas).filter((sketch) => sketch !== null)
  })
}

function openSeedScores() {
  const crowd = makeCrowd()

  return ({ problemId, slots, ideas }: SeededRound): Score => {
    const problem = textOf.get(problemId) ?? ''
    const written = ideas.map(({ text }) => text)
    return scoreList(lexicon, { problem, ideas: written, slots, earlier: crowd }).score
  }
}

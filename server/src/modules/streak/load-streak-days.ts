import type { Reply } from '@app/contract/calls'
import { type Day, dayAt, dayBefore, daysBetween } from '@app/domain/day/day'
import { type EarnBackOffer, earnBackLimits, earnBackOffer } from '@app/domain/streak/earn-back'
import { freezeHistory } from '@app/domain/streak/freeze'
import { openWindowAt, protectedDays } from '@app/domain/streak/open-window'
import { pauseDaysLeft } from '@app/domain/streak/pause'
import { storyDaySentence } from '@app/domain/streak/streak-sentence'
import { streakStory } from '@app/domain/streak/streak-story'
import { resolvedLog, streakSummaryAt } from '@app/domain/streak/streak-summary'
import type { TransactionDeps } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import type { CallDeps } from '../../http/register-call.ts'
import { isUpToDate, loadStreak } from './current-streak.ts'
import { findBegunRound, findRestoredDay, listExcusedDays, listLoggedDays, type RecordedDay } from './streak.queries.ts'

export interface StreakDeps extends CallDeps, TransactionDeps {
  now(): Date
}

const maxDays = 400

interface Range {
  from: Day
  to: Day
}

function refuseLongRange({ from, to }: Range) {
  const days = daysBetween(from, to)
  if (days < 0 || days >= maxDays) throw new AppError('range_too_long', { params: { days: maxDays } })
}

const isWithin =
  ({ from, to }: Range) =>
  ({ day }: { day: Day }) =>
    from <= day && day <= to

/** Days since the last session are what the next one would write. */
export async function loadDayLog(deps: StreakDeps, person: Person, range: Range): Promise<Reply<'dayLog'>> {
  refuseLongRange(range)
  let read: ReturnType<typeof loadStreak> | undefined
  const asked: AskedLog = {
    ...deps,
    person,
    readStreak: () => {
      read ??= loadStreak(deps.db, person, deps.now())
      return read
    },
  }
  return {
    today: person.today,
    days: await recordedDays(asked, range),
    open: await openOf(asked),
    earnBack: await earnBackOf(asked),
    isWonBack: await isWonBackToday(asked),
  }
}

interface AskedLog extends StreakDeps {
  person: Person
  /** Once for all parts; mostly none needs it. */
  readStreak(): ReturnType<typeof loadStreak>
}

/** Only people with a break behind them pay for reading their log. */
async function earnBackOf({ person, now, readStreak }: AskedLog): Promise<EarnBackOffer | null> {
  const mayBeOffered = !isUpToDate(person, now()) || person.streakLength <= earnBackLimits.withinDays
  if (!mayBeOffered || person.totalSolved === 0) return null
  const { record, at } = await readStreak()
  return earnBackOffer(resolvedLog(record, at), at)
}

async function isWonBackToday({ db, person }: AskedLog) {
  const { id: userId, zone, today, lastDay, lastDayRounds } = person
  if (lastDay !== today || lastDayRounds < earnBackLimits.rounds) return false
  const [day] = await findRestoredDay(db, { userId })
  return day !== undefined && dayAt(day.restoredAt.getTime(), zone) === today
}

async function openOf(asked: AskedLog) {
  const { db, now, person } = asked
  const { id, today, lastDay } = person
  if (lastDay === today) return null
  const [begun = null] =
    lastDay === dayBefore(today) ? [] : await findBegunRound(db, { userId: id, day: dayBefore(today) })
  const times = openWindowAt(now().getTime(), { ...person, begun, kept: await keptDaysOf(asked) })
  if (!times) return null
  const { until, opened, yesterday } = times
  return { until: isoOf(until), opened: isoOf(opened), yesterday: yesterday === null ? null : isoOf(yesterday) }
}

async function keptDaysOf({ db, person, readStreak }: AskedLog): Promise<ReadonlySet<Day>> {
  const { id, today, lastDay } = person
  if (lastDay === dayBefore(today))
    return new Set((await listExcusedDays(db, { userId: id, day: today })).map(({ day }) => day))
  const { record, at } = await readStreak()
  return protectedDays(record, at)
}

const isoOf = (moment: number) => new Date(moment).toISOString()

async function recordedDays({ db, now, person, readStreak }: AskedLog, range: Range): Promise<RecordedDay[]> {
  if (isUpToDate(person, now())) return await listLoggedDays(db, { userId: person.id, from: range.from, to: range.to })
  const { record, at } = await readStreak()
  return resolvedLog(record, at)
    .filter(isWithin(range))
    .map(({ day, kind }) => ({ day, kind }))
}

export async function loadStreakSummary({ db, now }: StreakDeps, person: Person): Promise<Reply<'streakSummary'>> {
  const { record, at } = await loadStreak(db, person, now())
  return {
    ...streakSummaryAt(record, at),
    freezeHistory: freezeHistory(resolvedLog(record, at)),
    pauses: record.pauses,
    pauseDaysLeft: pauseDaysLeft(at.today, record.pauses),
  }
}

export async function loadStreakStory(
  { db, now }: StreakDeps,
  person: Person,
  range: Range,
): Promise<Reply<'streakStory'>> {
  refuseLongRange(range)
  const { record, at } = await loadStreak(db, person, now())
  return streakStory(record, at, record.moves)
    .filter(isWithin(range))
    .toReversed()
    .map((entry) => {
      const { earned: _earned, hasFlownTooOften: _flownTooOften, ...shown } = entry
      return { ...shown, sentence: storyDaySentence(entry) }
    })
}

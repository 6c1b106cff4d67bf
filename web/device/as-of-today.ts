import type { Reply } from '@app/contract/calls'
import { type Day, dayAt, dayBefore } from '@app/domain/day/day'
import { roundsPerDay } from '@app/domain/premium/plan-limits'
import { hashKey } from '@tanstack/react-query'
import { queryKey } from '../api/api.ts'
import type { User } from '../api/session.ts'
import type { StoredAnswer } from './answers.ts'
import { carriedIn, type DayPass } from './day-passes.ts'

/* What was true when the server said it, read as of today: with what is not sent yet, and what was sent since. */

/** A list that counts for a day that the answers before `at` (ms) do not know of. */
interface Done {
  id: string
  day: Day
  at: number
}

/** What the server has said to a list that waited on this device. */
export type TakenReply = Reply<'submitSolutions'> & { at: number }

export interface OnDevice {
  user: User
  answers: readonly StoredAnswer[]
  /** The last one first. */
  replies: readonly TakenReply[]
  /** Not sent yet. */
  waiting: readonly Omit<Done, 'at'>[]
  next: DayPass | undefined
  /** Of the days that the dashboard shows. */
  daysKey: readonly unknown[]
}

type Known = Omit<StoredAnswer, 'id'>

function doneSince({ waiting, replies }: OnDevice): Done[] {
  const counted = replies.filter(({ round }) => round.notCounted === null)
  return [
    ...waiting.map(({ id, day }) => ({ id, day, at: Number.POSITIVE_INFINITY })),
    ...counted.map(({ round: { id, day }, at }) => ({ id, day, at })),
  ]
}

type Sessions = Reply<'todayCount'> & Pick<StoredAnswer, 'at'>

function sessionsOf(today: Day, done: readonly Done[], known: readonly (Sessions | undefined)[]) {
  const [last] = known.filter((each) => each !== undefined).sort((a, b) => b.at - a.at)
  if (!last) return undefined
  const since = done.filter(({ day, at }) => day === today && at > last.at).length
  return { limit: last.limit, count: Math.min(last.limit, last.count + since) }
}

/** The server gives as many problems as still fit into the day. */
function sessionsInPasses(today: Day, { plan }: User, known: Known | undefined): Sessions | undefined {
  const carried = (known?.data as Reply<'dayPasses'> | undefined)?.days.find(({ day }) => day === today)
  if (!known || !carried) return undefined
  const limit = roundsPerDay[plan]
  return { limit, count: Math.max(0, limit - carried.passes.length), at: known.at }
}

/** The answers of today, by key. */
export function asOfToday(device: OnDevice): Known[] {
  const { user, answers, replies, next, daysKey } = device
  const known = new Map<string, Known>(answers.map((each) => [each.id, each]))
  const at = Math.max(0, ...answers.map((each) => each.at))
  const set = (key: readonly unknown[], data: unknown) => known.set(hashKey(key), { key, data, at })
  const find = <T>(key: readonly unknown[]) => known.get(hashKey(key)) as (Known & { data: T }) | undefined
  const carried = carriedIn(answers)
  const today = dayAt(carried.now, user.timeZone)
  const skew = carried.now - Date.now()
  const dayOfAnswer = (each: Known | undefined) => each && dayAt(each.at + skew, user.timeZone)
  const done = doneSince(device)

  set(queryKey('currentUser'), user)
  set(queryKey('peekProblem'), { id: next?.id ?? null, text: next?.text ?? null })
  const counted = find<Reply<'todayCount'>>(queryKey('todayCount'))
  const sessions = sessionsOf(today, done, [
    counted && { ...counted.data, count: dayOfAnswer(counted) === today ? counted.data.count : 0, at: counted.at },
    sessionsInPasses(today, user, find<Reply<'dayPasses'>>(queryKey('dayPasses'))),
  ])
  if (sessions) set(queryKey('todayCount'), sessions)
  const quote = carried.days.find(({ day }) => day === today)?.quote
  if (quote) set(queryKey('dailyQuote'), quote)
  const latest = find<Reply<'latestRound'>>(queryKey('latestRound'))
  if (latest) {
    const since = replies.filter((reply) => reply.at > latest.at)
    const rounds = [...since.map(({ round }) => round), latest.data.today, latest.data.yesterday]
    const on = (day: Day) => rounds.find((round) => round?.day === day) ?? null
    set(queryKey('latestRound'), { today: on(today), yesterday: on(dayBefore(today)) })
  }
  const logs = [...known.values()].filter(({ key }) => key[0] === queryKey('dayLog')[0]).sort((a, b) => a.at - b.at)
  const doneDays = [...done.map(({ day }) => day), ...(sessions && sessions.count > 0 ? [today] : [])]
  if (logs.length + doneDays.length > 0) {
    const kinds = new Map(
      logs.flatMap(({ data }) => (data as Reply<'dayLog'>).days.map(({ day, kind }) => [day, kind])),
    )
    for (const day of doneDays) kinds.set(day, 'done')
    const days = [...kinds].map(([day, kind]) => ({ day, kind })).sort((a, b) => (a.day < b.day ? -1 : 1))
    set(daysKey, { today, days, open: null })
  }
  return [...known.values()]
}

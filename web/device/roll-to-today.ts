import type { Reply } from '@app/contract/calls'
import { type Day, dayAt, dayBefore } from '@app/domain/day/day'
import { roundsPerDay } from '@app/domain/premium/plan-limits'
import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../api/api.ts'
import type { User } from '../api/session.ts'
import { type AcknowledgedReply, type DayPass, offlineDaysIn, previewOfPass } from './day-passes.ts'

/* What was true when the server said it, read as of today: with what is not sent yet, and what was sent since. */

/** A list that counts for a day that the answers before `at` (ms) do not know of. */
interface Done {
  id: string
  day: Day
  at: number
}

export interface DeviceState {
  user: User
  queries: QueryClient
  /** The last one first. */
  replies: readonly AcknowledgedReply[]
  /** Not sent yet. */
  waiting: readonly Omit<Done, 'at'>[]
  next: DayPass | undefined
  /** Of the days that the dashboard shows. */
  daysKey: readonly unknown[]
}

function doneSince({ waiting, replies }: DeviceState): Done[] {
  const counted = replies.filter(({ round }) => round.notCounted === null)
  return [
    ...waiting.map(({ id, day }) => ({ id, day, at: Number.POSITIVE_INFINITY })),
    ...counted.map(({ round: { id, day }, at }) => ({ id, day, at })),
  ]
}

type Sessions = Reply<'todayCount'> & { at: number }

function sessionsOf(today: Day, done: readonly Done[], known: readonly (Sessions | undefined)[]) {
  const [last] = known.filter((each) => each !== undefined).sort((a, b) => b.at - a.at)
  if (!last) return undefined
  const since = done.filter(({ day, at }) => day === today && at > last.at).length
  return { limit: last.limit, count: Math.min(last.limit, last.count + since) }
}

/** The server gives as many problems as still fit into the day. */
function sessionsInPasses(today: Day, { plan }: User, answers: QueryClient): Sessions | undefined {
  const passes = answers.getQueryState<Reply<'dayPasses'>>(queryKey('dayPasses'))
  const carried = passes?.data?.days.find(({ day }) => day === today)
  if (!passes || !carried) return undefined
  const limit = roundsPerDay[plan]
  return { limit, count: Math.max(0, limit - carried.passes.length), at: passes.dataUpdatedAt }
}

function sessionsOfAnswer(answers: QueryClient, isOfToday: (at: number) => boolean): Sessions | undefined {
  const { data, dataUpdatedAt: at = 0 } = answers.getQueryState<Reply<'todayCount'>>(queryKey('todayCount')) ?? {}
  return data && { limit: data.limit, count: isOfToday(at) ? data.count : 0, at }
}

/** Puts the answers of today in the place of those that the device has. */
export function rollToToday(device: DeviceState) {
  const { user, queries, replies, next, daysKey } = device
  const carried = offlineDaysIn(queries)
  const today = dayAt(carried.now, user.timeZone)
  const skew = carried.now - Date.now()
  const done = doneSince(device)

  queries.setQueryData(queryKey('currentUser'), user)
  queries.setQueryData(queryKey('peekProblem'), previewOfPass(next))
  const sessions = sessionsOf(today, done, [
    sessionsOfAnswer(queries, (at) => dayAt(at + skew, user.timeZone) === today),
    sessionsInPasses(today, user, queries),
  ])
  if (sessions) queries.setQueryData(queryKey('todayCount'), sessions)
  const quote = carried.days.find(({ day }) => day === today)?.quote
  if (quote) queries.setQueryData(queryKey('dailyQuote'), quote)
  const latest = queries.getQueryState<Reply<'latestRound'>>(queryKey('latestRound'))
  if (latest?.data) {
    const since = replies.filter((reply) => reply.at > latest.dataUpdatedAt)
    const rounds = [...since.map(({ round }) => round), latest.data.today, latest.data.yesterday]
    const on = (day: Day) => rounds.find((round) => round?.day === day) ?? null
    queries.setQueryData(queryKey('latestRound'), { today: on(today), yesterday: on(dayBefore(today)) })
  }
  const logs = queries.getQueryCache().findAll({ queryKey: queryKey('dayLog') })
  const doneDays = [...done.map(({ day }) => day), ...(sessions && sessions.count > 0 ? [today] : [])]
  if (logs.length + doneDays.length === 0) return
  const known = logs.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt).map(({ state }) => state.data)
  const kinds = new Map((known as Reply<'dayLog'>[]).flatMap(({ days }) => days.map(({ day, kind }) => [day, kind])))
  for (const day of doneDays) kinds.set(day, 'done')
  const days = [...kinds].map(([day, kind]) => ({ day, kind })).sort((a, b) => (a.day < b.day ? -1 : 1))
  const last = known.at(-1) as Reply<'dayLog'> | undefined
  const earnBack = last?.earnBack && today <= last.earnBack.until ? last.earnBack : null
  queries.setQueryData(daysKey, {
    today,
    days,
    open: null,
    earnBack,
    isWonBack: last?.today === today && Boolean(last.isWonBack),
  })
}

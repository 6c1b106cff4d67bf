import type { Reply } from '@app/contract/calls'
import { type Day, dayAt, dayBefore } from '@app/domain/day/day'
import { roundsPerDay } from '@app/domain/premium/plan-limits'
import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../api/api.ts'
import { type User, userQuery } from '../api/session.ts'
import { withZoneHere } from '../api/zone.ts'
import { finishedRoundQuery } from '../modules/feedback/feedback.queries.ts'
import { carriedIn, type DayPass, dayOf, finishedIn, repliesIn } from '../modules/offline/passes.ts'
import { recentDaysQuery } from '../modules/streak/progress.queries.ts'
import { personId, storedFor } from '../pwa/device/device-store.ts'
import { isWaiting, type StoredAnswer, type UnsentCall } from '../pwa/device/rows.ts'

interface OnDevice {
  user: User
  next: DayPass | undefined
}

const [handIn] = queryKey('submitSolutions')
/** Older than this visit by any clock, so that all of it is fetched again once there is network. */
const updatedAt = 1

/** Fills the cache with what the device stores of one person, else of the last one; undefined where it stores none. */
export async function openFromDevice(client: QueryClient, person?: string): Promise<OnDevice | undefined> {
  const [answers, outbox] = await Promise.all([storedFor('answers', person), storedFor('outbox', person)])
  const [me] = answers.filter(({ id }) => id === personId).sort((a, b) => b.at - a.at)
  if (!me) return undefined
  const own = answers.filter(({ person }) => person === me.person)
  const replies = repliesIn(own)
  const user = withZoneHere(replies[0] && replies[0].at > me.at ? replies[0].user : (me.data as User))
  const unsent = outbox.filter(({ person }) => person === user.id)
  const today = dayAt(carriedIn(own).now, user.timeZone)
  for (const round of [...latestOf(own), ...replies.map((reply) => reply.round)])
    client.setQueryData(finishedRoundQuery(round.id).queryKey, round, { updatedAt })
  const next = nextOf(own, unsent)
  for (const { key, data } of asOfToday(own, { user, unsent, today, next }))
    client.setQueryData(key, data, { updatedAt })
  showDays(client, user)
  return { user, next }
}

function showDays(client: QueryClient, { timeZone }: User) {
  const log = client.getQueryData(recentDaysQuery(dayAt(Date.now(), timeZone)).queryKey)
  if (!log) return
  client.setQueriesData<Reply<'dayLog'>>(
    { queryKey: queryKey('dayLog'), type: 'active' },
    (own) => own && { ...log, days: [...own.days, ...log.days] },
    { updatedAt },
  )
}

function nextOf(answers: readonly StoredAnswer[], unsent: readonly UnsentCall[]) {
  const done = new Set([...unsent.map(({ about }) => about.id), ...finishedIn(answers)])
  return dayOf(carriedIn(answers))?.passes.find(({ id }) => !done.has(id))
}

function latestOf(answers: readonly StoredAnswer[]) {
  const latest = answers.find(({ id }) => id === JSON.stringify(queryKey('latestRound')))
  const { today, yesterday } = (latest?.data ?? {}) as Partial<Reply<'latestRound'>>
  return [today, yesterday].filter((round) => round != null)
}

interface Now {
  user: User
  unsent: readonly UnsentCall[]
  today: Day
  next: DayPass | undefined
}

type Known = Pick<StoredAnswer, 'key' | 'data' | 'at'>

/** What counts for a day that the answers before `at` do not know of. */
interface Done {
  id: string
  day: Day
  at: number
}

function doneSince(answers: readonly StoredAnswer[], unsent: readonly UnsentCall[]): Done[] {
  const waiting = unsent.filter(isWaiting).map(({ about }) => ({ ...about, at: Number.POSITIVE_INFINITY }))
  const counted = repliesIn(answers).filter(({ round }) => round.notCounted === null)
  return [...waiting, ...counted.map(({ round: { id, day }, at }) => ({ id, day, at }))]
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

/** What was true on the day of the answer is read as of today, with what is not sent yet and what was sent since. */
function asOfToday(answers: readonly StoredAnswer[], { user, unsent, today, next }: Now): Known[] {
  const known = new Map<string, Known>(answers.map((each) => [each.id, each]))
  const at = Math.max(0, ...answers.map((each) => each.at))
  const set = (key: readonly unknown[], data: unknown) => known.set(JSON.stringify(key), { key, data, at })
  const find = <T>(key: readonly unknown[]) => known.get(JSON.stringify(key)) as (Known & { data: T }) | undefined
  const carried = carriedIn(answers)
  const skew = carried.now - Date.now()
  const dayOfAnswer = (each: Known | undefined) => each && dayAt(each.at + skew, user.timeZone)
  const done = doneSince(answers, unsent)

  set(userQuery.queryKey, user)
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
    const replies = repliesIn(answers).filter((reply) => reply.at > latest.at)
    const rounds = [...replies.map(({ round }) => round), latest.data.today, latest.data.yesterday]
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
    set(recentDaysQuery(dayAt(Date.now(), user.timeZone)).queryKey, { today, days, open: null })
  }
  // An open problem is found by its pass.
  known.delete(JSON.stringify(queryKey('openRound', { userId: user.id })))
  return [...known.values()].filter(({ key: [name] }) => name !== handIn)
}

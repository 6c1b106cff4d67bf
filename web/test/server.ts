import { buildPath, getRoute, type RouteName, routes } from '@app/contract/routes'
import { vi } from 'vitest'
import type { User } from '../api/session.ts'
import { beginSession } from './session-marker.ts'

export const ada: User = {
  id: 'ada',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Lovelace',
  profileImageUrl: null,
  plan: 'free',
  streak: 3,
  totalSolved: 34,
  maxSolutionSlots: 6,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSubmissionDate: null,
  dailySolutionCount: 0,
  stripeCustomerId: null,
  role: 'user',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  utcOffset: 0 - new Date().getTimezoneOffset(),
}

/** What a call is answered: a status, a body, and headers where they matter. `null` is a server that cannot be reached, `never` one that is silent. */
export type Answer = [status: number, body: unknown, headers?: Record<string, string>] | null | 'never'

const quiet: Record<string, Answer> = {
  [routes.currentUser]: [200, ada],
  [routes.dailyQuote]: [200, { id: 'q1', quote: 'Begin.', author: 'Horace', work: 'Epistles', year: -20 }],
  [routes.peekProblem]: [200, { id: crypto.randomUUID(), text: 'How many uses has a doorstop?' }],
  [routes.todayCount]: [200, { count: 0, limit: 2 }],
  [routes.dayLog]: [200, { today: '2026-03-14', days: [] }],
  [routes.latestRound]: [200, { today: null, yesterday: null }],
  [routes.dueTrials]: [200, []],
  [routes.reminderNote]: [200, { kind: 'none' }],
  [routes.listAchievements]: [200, []],
  [routes.achievementProgress]: [200, []],
  [routes.wishNote]: [200, null],
  [routes.ownSharedIdeas]: [200, [], { 'x-total-count': '0' }],
  [routes.terms]: [200, { content: null }],
  [routes.listShareLinks]: [200, []],
  [routes.listReportedLinks]: [200, []],
  [routes.streakSummary]: [200, { earnBack: null }],
  [routes.listCardReviews]: [200, [], { 'x-total-count': '0' }],
  [routes.listStrays]: [200, [], { 'x-total-count': '0' }],
}

/** A call to something that has a name, as `answers` and `sent` have it. */
export const callTo = (name: RouteName, params: Record<string, string>) =>
  `${getRoute(name).method} ${buildPath(name, params)}`

export interface SentCall {
  call: string
  search: string
  body: unknown
}

/** Of the links of a sign-up, that of its own browser. */
const isSignIn = (call: string, answer: Answer | undefined) =>
  Array.isArray(answer) &&
  answer[0] === 200 &&
  (signInCalls.includes(call) || (call === routes.verifyEmail && 'user' in Object(answer[1])))

let testsOver = 0

/** Their answers bring the cookies of a session. */
const signInCalls: readonly string[] = [routes.signIn, routes.signInByCode, routes.signInByPasskey]

/** Calls of the test that is over are never answered: the next one has its own. */
export const endCalls = () => {
  testsOver += 1
}

/** Stands in for `fetch`: answers by method and path, some of them later, and keeps what was sent. */
export function fakeServer(answers: Record<string, Answer | Promise<Answer>> = {}): SentCall[] {
  const sent: SentCall[] = []
  const before = testsOver
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, signal }: RequestInit = {}) => {
    const { pathname, search } = new URL(address, 'http://localhost')
    const call = `${method} ${pathname}`
    sent.push({ call, search, body: body ? JSON.parse(String(body)) : undefined })
    const answer = await (call in answers ? answers[call] : quiet[call])
    if (isSignIn(call, answer)) beginSession()
    return testsOver > before ? new Promise<Response>(() => undefined) : toResponse(answer, signal)
  })
  return sent
}

function toResponse(answer: Answer | undefined, signal: RequestInit['signal']) {
  if (answer === 'never')
    return new Promise<Response>((_, failed) => signal?.addEventListener('abort', () => failed(signal.reason)))
  if (answer === null) throw new TypeError('Failed to fetch')
  const [status, reply, headers = {}] = answer ?? [404, { message: 'There’s nothing here.', code: 'not_found' }]
  return new Response(status === 204 ? null : JSON.stringify(reply), { status, headers })
}

export const nobody: Record<string, Answer> = { [routes.currentUser]: [401, { message: 'Unauthorized' }] }

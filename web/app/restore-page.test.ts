import type { Reply } from '@app/contract/calls'
import { routes } from '@app/contract/routes'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { queryKey } from '../api/api.ts'
import { setOnline } from '../api/network.ts'
import { userQuery } from '../api/session.ts'
import { nextDayPassOnDevice } from '../device/day-passes.ts'
import { sendQueuedSubmissions } from '../device/submission-queue/send-submissions.ts'
import { listSubmissions, type SubmissionWith, saveSubmission } from '../device/submission-queue/submission-store.ts'
import { recentDaysQuery } from '../modules/streak/day-log.queries.ts'
import { clearOthersFromDevice } from '../pwa/clear-device.ts'
import { putOnDevice } from '../test/put-on-device.ts'
import { ada, fakeServer } from '../test/server.ts'
import { unsentLists } from '../test/unsent-call.ts'
import { createQueryClient } from './query-client.ts'
import { restoreFromDevice } from './restore-page.ts'

const hour = 3_600_000
const today = '2026-03-14'
const morning = Date.parse(`${today}T08:00:00Z`)
const user = { ...ada, timeZone: 'UTC', streak: 3 }
const passes = ['first', 'second'].map((id) => ({ id, text: `The ${id} problem`, pass: id }))

function carried(now: number) {
  const day = { day: today, startsAt: `${today}T00:00:00Z`, finishBefore: '2026-03-15T00:00:00Z', passes }
  return { now: new Date(now).toISOString(), days: [day] }
}

/** What the device knows of Ada; the clock that it has stored it by may be wrong. */
async function storeMorning(at = morning) {
  await putOnDevice(user.id, [
    [userQuery.queryKey, user, at],
    [queryKey('dayPasses'), carried(morning), at],
    [queryKey('todayCount'), { count: 0, limit: 2 }, at],
    [queryKey('latestRound'), { today: null, yesterday: null }, at],
    [recentDaysQuery(today).queryKey, { today, days: [{ day: '2026-03-13', kind: 'done' }], open: null }, at],
  ])
}

const unsent: SubmissionWith<'queued'> = {
  person: user.id,
  id: 'a-key',
  call: 'submitSolutions',
  body: {},
  status: 'queued',
  at: morning + hour,
  about: { id: 'first', day: today, title: 'The first problem', texts: ['a wedge'] },
}
const reply = {
  user: { ...user, streak: 4 },
  newAchievements: [],
  feedback: null,
  round: { id: 'first', day: today, notCounted: null },
  notCounted: null,
} as unknown as Reply<'submitSolutions'>

async function open() {
  const client = createQueryClient(() => undefined)
  await restoreFromDevice(client)
  return client
}

beforeEach(async () => {
  vi.useFakeTimers({ now: morning + hour, toFake: ['Date'] })
  setOnline(false)
  await clearOthersFromDevice(user.id)
  onTestFinished(() => clearOthersFromDevice())
})

test('a list that was sent before its new answers were stored is done without network, and its problem does not come again', async () => {
  await storeMorning()
  await saveSubmission(unsent)
  fakeServer({ [routes.currentUser]: [200, user], [routes.submitSolutions]: [200, reply] })
  expect(await sendQueuedSubmissions()).toBe('done')
  expect(await unsentLists()).toEqual([])

  const client = await open()
  expect(await nextDayPassOnDevice(user.id)).toMatchObject({ id: 'second' })
  expect(client.getQueryData(queryKey('peekProblem'))).toMatchObject({ id: 'second' })
  expect(client.getQueryData(queryKey('todayCount'))).toEqual({ count: 1, limit: 2 })
  expect(client.getQueryData(queryKey('latestRound'))).toEqual({ today: reply.round, yesterday: null })
  expect(client.getQueryData(recentDaysQuery(today).queryKey)?.days).toContainEqual({ day: today, kind: 'done' })
  expect(client.getQueryData(userQuery.queryKey)?.streak).toBe(4)
})

test('what is sent after a sign-out leaves no reply on the device', async () => {
  await storeMorning()
  await saveSubmission(unsent)
  fakeServer({ [routes.currentUser]: [200, user], [routes.submitSolutions]: [200, reply] })
  await clearOthersFromDevice()
  expect(await sendQueuedSubmissions()).toBe('done')
  expect(await listSubmissions()).toEqual([])
})

test('all that the device has shown is asked for again once there is network, also where it was stored by a clock ahead', async () => {
  await storeMorning(morning + 365 * 24 * hour)
  vi.setSystemTime(morning)
  const client = await open()
  const moments = client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey: [name] }) => name !== 'asOf')
    .map(({ state }) => state.dataUpdatedAt)
  expect(moments.length).toBeGreaterThan(5)
  expect(moments.filter((moment) => moment >= morning - 24 * hour)).toEqual([])
})

test.each([
  { daysOff: 0, later: 1, count: 1 },
  { daysOff: 365, later: 1, count: 1 },
  { daysOff: -365, later: 1, count: 1 },
  { daysOff: 365, later: 20, count: 0 },
])(
  'a clock that is $daysOff days off counts $count of the sessions of today $later hours later',
  async ({ daysOff, later, count }) => {
    const at = morning + daysOff * 24 * hour
    await storeMorning(at)
    const key = queryKey('todayCount')
    await putOnDevice(user.id, [[key, { count: 1, limit: 2 }, at]])
    vi.setSystemTime(at + later * hour)
    expect((await open()).getQueryData(key)).toEqual({ count, limit: 2 })
  },
)

test('problems that were stored by a wrong clock open once it has been put right', async () => {
  await storeMorning(morning - 20 * 24 * hour)
  expect((await open()).getQueryData(queryKey('peekProblem'))).toMatchObject({ id: 'first' })
})

test.each([
  { name: 'shows a day that is done as done', open: 0, count: 2, kinds: ['done'] },
  { name: 'shows a day that is begun as done, with a session left', open: 1, count: 1, kinds: ['done'] },
  { name: 'shows a day that is open as open', open: 2, count: 0, kinds: undefined },
])('a device that never opened the dashboard online $name', async ({ open: left, count, kinds }) => {
  const { now, days } = carried(morning)
  await putOnDevice(user.id, [
    [userQuery.queryKey, user, morning],
    [queryKey('dayPasses'), { now, days: days.map((each) => ({ ...each, passes: passes.slice(2 - left) })) }, morning],
  ])
  const client = await open()
  expect(client.getQueryData(queryKey('todayCount'))).toEqual({ count, limit: 2 })
  expect(client.getQueryData(recentDaysQuery(today).queryKey)?.days.map(({ kind }) => kind)).toEqual(kinds)
})

test.each([
  { until: today, isWonBack: false, told: { earnBack: { length: 10, until: today }, isWonBack: false } },
  { until: '2026-03-13', isWonBack: false, told: { earnBack: null, isWonBack: false } },
  { until: null, isWonBack: true, told: { earnBack: null, isWonBack: true } },
])('without network a streak that comes back until $until is told of as it was', async ({ until, isWonBack, told }) => {
  await storeMorning()
  const earnBack = until && { length: 10, until }
  const log = { today, days: [], open: null, earnBack, isWonBack }
  await putOnDevice(user.id, [[recentDaysQuery(today).queryKey, log, morning + 1]])
  expect((await open()).getQueryData(recentDaysQuery(today).queryKey)).toMatchObject(told)
})

test('a day that was done on another device is done here, once its problems were asked for again', async () => {
  await storeMorning()
  const { now, days } = carried(morning + hour)
  const key = queryKey('dayPasses')
  const data = { now, days: days.map((each) => ({ ...each, passes: [] })) }
  await putOnDevice(user.id, [[key, data, morning + hour]])
  expect((await open()).getQueryData(queryKey('todayCount'))).toEqual({ count: 2, limit: 2 })
})

import { routes } from '@app/contract/routes'
import { dayAt } from '@app/domain/day/day'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { queryKey } from '../api/api.ts'
import { userQuery } from '../api/session.ts'
import { hasQueuedSubmissions } from '../device/submission-queue/submission-queue.ts'
import { listSubmissions, saveSubmission } from '../device/submission-queue/submission-store.ts'
import { clearOthersFromDevice } from '../pwa/clear-device.ts'
import { ada, fakeServer } from '../test/server.ts'
import { unsent } from '../test/unsent-call.ts'
import { createQueryClient } from './query-client.ts'
import { startDevice } from './start-device.ts'

// A page starts it once.
const client = createQueryClient(() => undefined)
let end = () => {}
afterAll(() => end())

test('what the server has of the person before goes once another one is signed in, and what it has not stays', async () => {
  fakeServer()
  await saveSubmission({ ...unsent, person: 'bob', status: 'sent', acknowledgement: { at: Date.now(), solved: 3 } })
  await saveSubmission({ ...unsent, person: 'bob', id: 'b' })
  client.setQueryData(userQuery.queryKey, ada)
  end = startDevice(client, Date.now())
  await expect.poll(async () => (await listSubmissions('bob')).map(({ id }) => id)).toEqual(['b'])
})

test('a session that waited here and is sent is counted once', async () => {
  const today = dayAt(Date.now(), ada.timeZone)
  const reply = {
    user: ada,
    newAchievements: [],
    notCounted: null,
    round: { id: 'round', day: today, notCounted: null },
  }
  fakeServer({
    [routes.currentUser]: [200, ada],
    [routes.submitSolutions]: [200, reply],
    [routes.todayCount]: null,
  })
  await saveSubmission(unsent)
  // As the device has said it, the waiting one included.
  client.setQueryData(queryKey('todayCount'), { count: 1, limit: 2 })
  await expect.poll(hasQueuedSubmissions).toBe(true)
  dispatchEvent(new Event('online'))
  await expect.poll(() => client.getQueryData(queryKey('finishedRound', { params: { id: 'round' } }))).toBeDefined()
  expect(client.getQueryData(queryKey('todayCount'))).toEqual({ count: 1, limit: 2 })
})

test('a page that somebody signs out of before it is at rest stores nothing of them afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const sent = fakeServer({ [routes.dayPasses]: null, [routes.settings]: null })
  const leaving = createQueryClient(() => undefined)
  leaving.setQueryData(userQuery.queryKey, ada)
  const under = Promise.withResolvers<null>()
  const asked = leaving.fetchQuery({ queryKey: ['under way'], queryFn: () => under.promise })
  onTestFinished(startDevice(leaving, 0))
  await clearOthersFromDevice()
  under.resolve(null)
  await asked
  vi.advanceTimersByTime(1_000)
  // What it brings ahead begins with the storing.
  expect(sent).toEqual([])
})

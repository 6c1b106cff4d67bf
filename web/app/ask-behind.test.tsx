import { refusals } from '@app/contract/refusals'
import { routes } from '@app/contract/routes'
import { addDays, dayAt } from '@app/domain/day/day'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { queryKey } from '../api/api.ts'
import { hasSessionEnded } from '../api/ended-session.ts'
import { clearPersistedQueries, listPersistedRows } from '../device/persisted-user.ts'
import { saveSubmission } from '../device/submission-queue/submission-store.ts'
import { recentDaysQuery } from '../modules/streak/day-log.queries.ts'
import { putOnDevice } from '../test/put-on-device.ts'
import { type Answer, ada, fakeServer } from '../test/server.ts'
import { beginSession } from '../test/session-marker.ts'
import { unsent } from '../test/unsent-call.ts'
import { App } from './app.tsx'
import { createAppRouter } from './app-router.ts'
import { followOtherTabs } from './other-tabs.ts'
import { createQueryClient } from './query-client.ts'
import { revalidateInBackground } from './refetch.ts'
import { restoreFromDevice, restorePage } from './restore-page.ts'

// A draft is still stored when its page goes.
beforeEach(() => localStorage.clear())

const hour = 3_600_000
const today = dayAt(Date.now(), ada.timeZone)
const bob = { ...ada, id: 'bob', firstName: 'Bob' }
const unauthorized: Answer = [401, { message: 'Unauthorized' }]

const practice = { thinkerId: 'rumi', stage: 1, opener: 0, others: [], step: null }
const passes = ['first', 'second'].map((id) => ({ id, text: `The ${id} problem?`, pass: id, form: 'idea', practice }))
const carried = {
  now: new Date().toISOString(),
  days: [
    {
      day: today,
      passes,
      quote: { id: 'q1', quote: 'Begin.', author: 'Horace', work: 'Epistles', year: -20 },
      startsAt: new Date(Date.now() - 24 * hour).toISOString(),
      finishBefore: new Date(Date.now() + 24 * hour).toISOString(),
    },
  ],
}

/** What an earlier visit of Ada has left. */
const leaveOnDevice = (user: object = ada, at = Date.now() - 1_000) =>
  putOnDevice(ada.id, [
    [queryKey('currentUser'), user, at],
    [queryKey('dayPasses'), carried, at],
    [queryKey('todayCount'), { count: 0, limit: 2 }, at],
    [queryKey('latestRound'), { today: null, yesterday: null }, at],
    [recentDaysQuery(today).queryKey, { today, days: [{ day: addDays(today, -1), kind: 'done' }], open: null }, at],
  ])

/** The page that the worker has sent, on a server that says nothing of the person until `answer`. */
async function openAt(path: string, answers: Record<string, Answer | Promise<Answer>> = {}) {
  history.replaceState(null, '', path)
  const who = Promise.withResolvers<Answer>()
  const sent = fakeServer({ [routes.dayPasses]: [200, carried], [routes.currentUser]: who.promise, ...answers })
  const left: string[] = []
  const leaveFor = (address: string) => void left.push(address)
  const client = createQueryClient(leaveFor)
  const router = createAppRouter({ client, enteredAt: path, leaveFor })
  onTestFinished(followOtherTabs(client, leaveFor))
  onTestFinished(() => void dispatchEvent(new Event('pageshow')))
  const isOpen = await restorePage(client, router)
  if (isOpen) {
    render(<App client={client} router={router} />)
    void revalidateInBackground(client, () => restoreFromDevice(client))
  }
  return { client, left, sent, isOpen, answer: who.resolve }
}

const count = async () => (await screen.findByText(/^of 2$/)).parentElement
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Idea 1' })

test('somebody known sees the dashboard of the last visit before the server has said anything, and then it changes in place', async () => {
  await leaveOnDevice()
  const { answer, sent } = await openAt('/', { [routes.todayCount]: [200, { count: 1, limit: 2 }] })
  const shown = await count()
  const head = screen.getByRole('heading', { level: 1 })
  expect([head.textContent, shown?.textContent]).toEqual([expect.stringContaining('Ada'), '0of 2'])
  // Nothing that belongs to a person is asked for until it is known who is here.
  expect(sent.map(({ call }) => call)).not.toContain(routes.todayCount)
  answer([200, ada])
  await waitFor(() => expect(shown?.textContent).toBe('1of 2'))
  expect(screen.getByRole('heading', { level: 1 })).toBe(head)
})

test('a list that waits is shown with the first view, and an answer that does not know it takes nothing back', async () => {
  await leaveOnDevice()
  await saveSubmission({ ...unsent, about: { ...unsent.about, day: today } })
  const { answer, sent, client } = await openAt('/', { [routes.todayCount]: [200, { count: 0, limit: 2 }] })
  const shown = await count()
  expect([shown?.textContent, screen.queryByText(/Waiting for a connection/)?.textContent]).toEqual([
    '1of 2',
    expect.stringContaining('1 session'),
  ])
  answer([200, ada])
  await waitFor(() => expect(client.getQueryState(queryKey('currentUser'))?.dataUpdatedAt).toBeGreaterThan(1))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect([shown?.textContent, sent.map(({ call }) => call).includes(routes.todayCount)]).toEqual(['1of 2', false])
})

test('what is of yesterday says so until the server has answered', async () => {
  await leaveOnDevice(ada, Date.now() - 24 * hour)
  const { answer } = await openAt('/')
  await screen.findByText('As of yesterday')
  answer([200, ada])
  await waitFor(() => expect(screen.queryByText('As of yesterday')).toBeNull())
})

test('what could not be asked for again says since when it is, as long as that lasts', async () => {
  await leaveOnDevice(ada, Date.now() - 24 * hour)
  const { answer, client } = await openAt('/')
  answer(null)
  await screen.findByText('Offline, as of yesterday')
  fakeServer()
  await act(() => client.refetchQueries({ queryKey: queryKey('currentUser') }))
  await waitFor(() => expect(screen.queryByText(/as of/i)).toBeNull())
})

test('a problem that could not be read while the page opened is not asked for again by itself', async () => {
  await putOnDevice(ada.id, [
    [queryKey('currentUser'), ada],
    [queryKey('todayCount'), { count: 0, limit: 2 }],
  ])
  const { answer, sent, client } = await openAt('/', { [routes.peekProblem]: [500, { message: 'Broken.' }] })
  const asked = () => sent.filter(({ call }) => call === routes.peekProblem)
  await waitFor(() => expect(client.getQueryState(queryKey('peekProblem'))?.status).toBe('error'))
  answer([200, ada])
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(routes.todayCount))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(asked()).toHaveLength(1)
})

test('a server that says nothing for three seconds counts as away, and what the device has stays', async () => {
  await leaveOnDevice()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await openAt('/')
  await vi.advanceTimersByTimeAsync(2_999)
  expect(screen.queryByText(/^Offline/)).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await screen.findByText(/^Offline, as of \d\d:\d\d$/)
})

test.each([
  { what: 'the session has ended', says: unauthorized, to: '/login', ended: true },
  { what: 'somebody else is signed in', says: [200, bob] as Answer, to: '/', ended: false },
])('where $what the page hides and leaves, and nothing of the person stays', async ({ says, to, ended }) => {
  await leaveOnDevice()
  const { answer, left } = await openAt('/')
  await count()
  answer(says)
  await waitFor(() => expect(document.body.hidden).toBe(true))
  await waitFor(() => expect(left).toEqual([to]))
  expect([await listPersistedRows(), hasSessionEnded()]).toEqual([[], ended])
})

test('the login of a hotel’s network that answers for the server makes nobody of the person', async () => {
  await leaveOnDevice()
  const { answer, left, client } = await openAt('/')
  await count()
  answer([200, { login: 'Room number?' }])
  await waitFor(() => expect(client.getQueryState(queryKey('currentUser'))?.status).toBe('error'))
  expect([left, (await listPersistedRows()).length > 0]).toEqual([[], true])
})

test.each([
  { what: 'after a sign-out', end: () => clearPersistedQueries() },
  { what: 'in another session', end: async () => beginSession() },
  { what: 'for another person', end: () => clearPersistedQueries('bob') },
])('nothing is shown from the device $what', async ({ end }) => {
  await leaveOnDevice()
  await end()
  expect((await openAt('/')).isOpen).toBe(false)
})

test('Premium that has ended meanwhile opens nothing that the server refuses', async () => {
  await leaveOnDevice({ ...ada, plan: 'premium' })
  const [status, message] = refusals.premium_required
  const { answer } = await openAt('/analytics', { [routes.analytics]: [status, { code: 'premium_required', message }] })
  answer([200, ada])
  await screen.findByRole('heading', { name: /Premium/ })
})

const openRound = (id: string, slots = 6): Answer => [
  200,
  { ...passes.find((pass) => pass.id === id), pass: undefined, slots },
]
const refusal = (code: 'daily_limit' | 'round_finished'): Answer => [
  refusals[code][0],
  { code, message: refusals[code][1] },
]

test('the problem of the day is there to write on before the server has said anything, and the text stays as typed', async () => {
  await leaveOnDevice()
  const { answer, sent } = await openAt('/solve', { [routes.openRound]: openRound('first') })
  const first = await box()
  fireEvent.change(first, { target: { value: 'a wedge' } })
  answer([200, ada])
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(routes.openRound))
  expect([await box(), first.value]).toEqual([first, 'a wedge'])
})

test.each([
  { what: 'more', slots: 9, boxes: 5, texts: ['a wedge', ''] },
  { what: 'fewer', slots: 3, boxes: 4, texts: ['a wedge', 'a shoe'] },
])('where the server knows of $what slots the boxes follow, and each idea keeps its own', async (row) => {
  await leaveOnDevice()
  const { answer } = await openAt('/solve', { [routes.openRound]: openRound('first', row.slots) })
  const first = await box()
  const all = () => screen.getAllByRole<HTMLTextAreaElement>('textbox')
  // By the streak that the server last said.
  screen.getByText('0 of 6 ideas')
  fireEvent.change(first, { target: { value: 'a wedge' } })
  if (row.what === 'fewer') fireEvent.change(all()[4] ?? expect.fail(), { target: { value: 'a shoe' } })
  answer([200, ada])
  await screen.findByText(new RegExp(`of ${row.slots} ideas`))
  expect(all()).toHaveLength(row.boxes)
  expect([all()[0]?.value, all().at(-1)?.value]).toEqual(row.texts)
})

test('a problem that was finished elsewhere makes room for the next one where nothing is written', async () => {
  await leaveOnDevice()
  const { answer } = await openAt('/solve', { [routes.openRound]: openRound('second') })
  await screen.findByText('The first problem?')
  answer([200, ada])
  await screen.findByText('The second problem?')
})

test('where all is done elsewhere the page says so', async () => {
  await leaveOnDevice()
  const { answer } = await openAt('/solve', { [routes.openRound]: refusal('daily_limit') })
  await box()
  answer([200, ada])
  await screen.findByRole('heading', { level: 1, name: /Complete/ })
})

test.each([
  { what: 'another one is open', says: openRound('second') },
  { what: 'the day is done', says: refusal('daily_limit') },
])(
  'somebody who writes keeps the problem where $what, and the hand-in is refused with the text kept',
  async ({ says }) => {
    await leaveOnDevice()
    const finished = refusal('round_finished')
    const opening = Promise.withResolvers<Answer>()
    const { answer, client } = await openAt('/solve', {
      [routes.openRound]: opening.promise,
      [routes.submitSolutions]: finished,
    })
    const first = await box()
    answer([200, ada])
    fireEvent.change(first, { target: { value: 'a wedge' } })
    opening.resolve(says)
    await waitFor(() => expect(client.isFetching({ queryKey: queryKey('openRound') })).toBe(0))
    fireEvent.click(screen.getByRole('button', { name: 'Submit Solutions' }))
    await screen.findByText(refusals.round_finished[1])
    expect([(await box()).value, screen.getByRole('heading', { level: 1 }).textContent]).toEqual([
      'a wedge',
      'The first problem?',
    ])
  },
)

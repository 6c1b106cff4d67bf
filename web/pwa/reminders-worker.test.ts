import { afterEach, expect, test, vi } from 'vitest'

type Listener = (event: object) => void

/** The listeners of the worker, in a worker's world that notes what they do. */
async function startWorker() {
  const listeners = new Map<string, Listener>()
  const done: unknown[] = []
  const note =
    (what: string) =>
    async (...given: unknown[]) =>
      void done.push([what, ...given])
  const page = { url: 'https://firecrest.example/?from=home', focus: note('focus'), navigate: note('navigate') }
  const clients = { matchAll: async () => [] as object[], openWindow: note('open') }
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    registration: { showNotification: note('show') },
    navigator: { setAppBadge: note('badge') },
    clients,
  })
  vi.stubGlobal(
    'fetch',
    async (path: string, { body }: RequestInit) => void done.push([path, JSON.parse(String(body))]),
  )
  // Its types are those of a worker, which a page does not have.
  const path: string = './worker/reminders.ts'
  const { listenForReminders } = await import(path)
  listenForReminders()
  async function tell(type: string, event: object) {
    const work: Promise<unknown>[] = []
    listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
    await Promise.all(work)
    return done.splice(0)
  }
  return { tell, clients, page }
}

afterEach(() => void vi.unstubAllGlobals())

const actions = [
  { action: 'solve', title: 'Solve' },
  { action: 'pause', title: 'Pause for a Week' },
]
const look = { icon: '/brand/icon-192.png', tag: 'reminder', actions }
const pressed = (action: string) => ({ action, notification: { data: { token: 'a token' }, close: () => undefined } })

test('a push is shown in the place of an earlier one, with its two ways, and sets the badge', async () => {
  const { tell } = await startWorker()
  const message = { title: 'Two minutes, Pia?', body: 'How could rain help?', token: 'a token' }
  expect(await tell('push', { data: { json: () => message } })).toEqual([
    ['show', 'Two minutes, Pia?', { ...look, body: 'How could rain help?', data: { token: 'a token' } }],
    ['badge'],
  ])
})

test.each([null, { json: () => JSON.parse('no JSON') }])(
  'a push that says nothing still shows something',
  async (data) => {
    const { tell } = await startWorker()
    const [shown] = await tell('push', { data })
    expect(shown).toMatchObject(['show', 'Two minutes?', { body: 'Today’s problem is here.' }])
  },
)

test.each(['', 'solve'])(
  'a press on the notification ("%s") opens the problem and says that it was opened',
  async (action) => {
    const { tell, clients, page } = await startWorker()
    const opened = ['/api/reminders/answer', { token: 'a token', answer: 'opened' }]
    expect(await tell('notificationclick', pressed(action))).toEqual([opened, ['open', '/solve']])
    clients.matchAll = async () => [page]
    expect(await tell('notificationclick', pressed(action))).toEqual([opened, ['focus'], ['navigate', '/solve']])
  },
)

test('"Pause a week" opens nothing', async () => {
  const { tell } = await startWorker()
  const paused = ['/api/reminders/answer', { token: 'a token', answer: 'pause' }]
  expect(await tell('notificationclick', pressed('pause'))).toEqual([paused])
})

test('a press on the notification leaves a page alone where something else is being done', async () => {
  const { tell, clients, page } = await startWorker()
  const [buying, writing] = ['premium', 'solve'].map((path) => ({ ...page, url: `https://firecrest.example/${path}` }))
  const others = [{ focus: () => Promise.reject(new Error('It was led away.')), url: buying?.url }]
  clients.matchAll = async () => others
  const opened = ['/api/reminders/answer', { token: 'a token', answer: 'opened' }]
  expect(await tell('notificationclick', pressed(''))).toEqual([opened, ['open', '/solve']])
  clients.matchAll = async () => [...others, writing as object]
  expect(await tell('notificationclick', pressed(''))).toEqual([opened, ['focus'], ['navigate', '/solve']])
})

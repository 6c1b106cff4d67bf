import { type RefusalCode, refusals } from '@app/contract/refusals'
import { buildPath, routes } from '@app/contract/routes'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { queryKey } from '../../api/api.ts'
import { setOnline } from '../../api/network.ts'
import { createQueryClient } from '../../app/query-client.ts'
import { sendQueuedSubmissions } from '../../device/submission-queue/send-submissions.ts'
import { startSubmissionQueue } from '../../device/submission-queue/submission-queue.ts'
import {
  clearAcknowledgedOfOthers,
  clearSubmissions,
  deleteSubmissions,
  listSubmissions,
  type StoredSubmission,
  type SubmissionWith,
  saveSubmission,
} from '../../device/submission-queue/submission-store.ts'
import { type Navigation, NavigationContext } from '../../router/navigation.ts'
import { denyDatabases } from '../../test/databases.ts'
import { type Answer, ada, fakeServer } from '../../test/server.ts'
import { unsentLists } from '../../test/unsent-call.ts'
import { OfflineCard } from './offline-card.tsx'
import { listUnsent, noNetworkMessage, signOutOfDevice, type UnsentSubmission } from './sign-out.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { SubmissionQueueLines } from './submission-queue-lines.tsx'

const unsent = (id: string, more: Partial<SubmissionWith<'queued'>> = {}): SubmissionWith<'queued'> => ({
  person: 'ada',
  id,
  call: 'submitSolutions',
  body: {},
  status: 'queued',
  at: 0,
  about: { id: `round-${id}`, day: '2026-03-14', title: 'A doorstop', texts: ['a wedge of cheese'] },
  ...more,
})

const refused = (list: SubmissionWith<'queued'>, code: RefusalCode): SubmissionWith<'refused'> => ({
  ...list,
  status: 'refused',
  refusal: { code, message: refusals[code][1] },
})

beforeEach(() => {
  fakeServer({ [routes.currentUser]: null })
  onTestFinished(async () => {
    await deleteSubmissions(await listSubmissions())
    setOnline(true)
  })
})

function start(onAccepted = () => {}, onSent = () => {}) {
  onTestFinished(startSubmissionQueue({ person: 'ada', onAccepted, onSent }))
}

const navigation: Navigation = {
  place: { path: '/', search: '', params: {} },
  go: () => undefined,
  fetchAhead: () => undefined,
  leaveFor: () => undefined,
}

const renderLines = () =>
  render(
    <NavigationContext value={navigation}>
      <SubmissionQueueLines streak={1} />
    </NavigationContext>,
  )

function ask(waiting: readonly UnsentSubmission[]) {
  render(
    <NavigationContext value={navigation}>
      <SignOutDialog person="ada" unsent={{ waiting, drafts: [] }} onStay={() => undefined} />
    </NavigationContext>,
  )
  return screen.getAllByRole('button').map((button) => button.textContent)
}

test('signing out does not offer to lock what is only in the memory of the page', async () => {
  denyDatabases()
  expect(await saveSubmission(unsent('a'))).toBe(false)
  expect(ask([unsent('a')])).toEqual([
    'Stay Signed In',
    'Save Ideas as a File',
    'Sign Out and Delete Ideas',
    expect.anything(),
  ])
  screen.getByText(/You’ll lose what’s only in this tab/)
})

test.each(['Sign Out and Keep Ideas Locked', 'Sign Out and Delete Ideas'])(
  'without network "%s" says in the dialog why the person is still signed in',
  async (name) => {
    fakeServer({ [routes.logout]: null })
    ask([unsent('a')])
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name }))
    expect((await dialog.findByRole('alert')).textContent).toBe(noNetworkMessage)
  },
)

test('what the server refused is not called unsent', () => {
  const sunday = { id: 'round-b', day: '2026-03-15', title: 'A shoe', texts: ['a boat', 'a house'] }
  expect(ask([unsent('a'), refused(unsent('b', { about: sunday }), 'body_too_large')])).toContain(
    'Sign Out and Keep Ideas Locked',
  )
  screen.getByRole('dialog', { name: 'One session hasn’t been sent' })
  screen.getByText(/^Saturday 14 March, 1 idea\. Sunday 15 March, 2 ideas, not accepted\. If you keep them locked/)
})

test('a browser that stores nothing is not called full', async () => {
  denyDatabases()
  await saveSubmission(unsent('a'))
  start()
  renderLines()
  await screen.findByText('This browser can’t store anything:')
  expect(screen.queryByText('This device is out of space')).toBeNull()
})

test('why a session did not count is read when the app opens next, if the service worker has sent it', async () => {
  await saveSubmission(unsent('a', { body: { submittedSolutions: ['a wedge of cheese'] } }))
  fakeServer({
    [routes.currentUser]: [200, ada],
    [routes.submitSolutions]: [200, { user: ada, notCounted: 'other_zone' }],
  })
  expect(await sendQueuedSubmissions()).toBe('done')
  expect(JSON.stringify(await unsentLists())).not.toContain('cheese')
  // Sent once, and nothing that would be lost.
  const sent = fakeServer()
  expect([await sendQueuedSubmissions(), await listUnsent('ada')]).toEqual(['done', []])
  expect(sent.map(({ call }) => call)).toEqual([routes.currentUser])

  start()
  renderLines()
  await screen.findByText('In your history, but not counted')
  screen.getByText(/Your account had a different time zone that day\./)
  expect(screen.getByRole('link', { name: '“A doorstop”' }).getAttribute('href')).toBe('/rounds/round-a')
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  await waitFor(() => expect(screen.queryByText('In your history, but not counted')).toBeNull())
  expect(await unsentLists()).toEqual([])
})

test('a refused session is sent again under its key where a second try may be taken', async () => {
  await saveSubmission(refused(unsent('a'), 'too_many_solutions'))
  await saveSubmission(refused(unsent('b'), 'round_expired'))
  fakeServer({ [routes.currentUser]: [200, ada], [routes.submitSolutions]: [200, { user: ada, notCounted: null }] })
  const keys: unknown[] = []
  const answer = fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (address === buildPath('submitSolutions')) keys.push(Reflect.get(init.headers ?? {}, 'idempotency-key'))
    return answer(address, init)
  })
  start()
  renderLines()
  await screen.findAllByText('Not counted')
  // What is closed stays closed.
  await userEvent.click(screen.getByRole('button', { name: 'Send Again' }))
  await screen.findByText('Synced')
  expect(keys).toEqual(['a'])
  expect((await unsentLists()).map(({ id }) => id)).toEqual(['b'])
})

test('however many sessions are sent together, what they change is asked for once, after the last', async () => {
  for (const id of ['a', 'b', 'c']) await saveSubmission(unsent(id))
  fakeServer({ [routes.currentUser]: [200, ada], [routes.submitSolutions]: [200, { user: ada, notCounted: null }] })
  const events: string[] = []
  start(
    () => void events.push('accepted'),
    () => void events.push('sent'),
  )
  await expect.poll(() => events).toEqual(['accepted', 'accepted', 'accepted', 'sent'])
})

test('today is open until each of its problems is written', async () => {
  const client = createQueryClient(() => undefined)
  const passes = [{ id: 'round-a' }, { id: 'round-b' }]
  client.setQueryData(queryKey('dayPasses'), { now: '2026-03-14T08:00:00Z', days: [{ day: '2026-03-14', passes }] })
  setOnline(false)
  start()
  render(
    <QueryClientProvider client={client}>
      <OfflineCard today="2026-03-14" />
    </QueryClientProvider>,
  )
  screen.getByRole('heading', { name: 'On this device' })
  await saveSubmission(unsent('a'))
  await screen.findByText('Open')
  await saveSubmission(unsent('b'))
  await screen.findByText('Done')
})

test('what one person left goes with the account, and what another wrote stays', async () => {
  await saveSubmission(unsent('a'))
  await saveSubmission(unsent('b', { person: 'bob' }))
  await clearSubmissions('ada')
  expect((await listSubmissions()).map(({ person }) => person)).toEqual(['bob'])
  await clearSubmissions('bob')
  expect(await listSubmissions()).toEqual([])
})

test('sessions that are deleted by signing out are not called sent', async () => {
  denyDatabases()
  await saveSubmission(unsent('a'))
  fakeServer({ [routes.currentUser]: null, [routes.logout]: [204, null] })
  const events: string[] = []
  start(undefined, () => void events.push('sent'))
  renderLines()
  await screen.findByText('This browser can’t store anything:')
  await signOutOfDevice('ada', () => undefined, 'deleted')
  await waitFor(() => expect(screen.queryByText('This browser can’t store anything:')).toBeNull())
  await unsentLists()
  expect([events, screen.queryByText('Synced')]).toEqual([[], null])
})

test('a session that is stored while another is being sent goes right after it', async () => {
  await saveSubmission(unsent('a'))
  const first = Promise.withResolvers<Answer>()
  const sent = fakeServer({ [routes.currentUser]: [200, ada], [routes.submitSolutions]: first.promise })
  const accepted: string[] = []
  onTestFinished(
    startSubmissionQueue({ person: 'ada', onAccepted: ({ id }) => accepted.push(id), onSent: () => undefined }),
  )
  await expect.poll(() => sent.map(({ call }) => call)).toContain(routes.submitSolutions)
  await saveSubmission(unsent('b'))
  first.resolve([200, { user: ada, notCounted: null }])
  await expect.poll(() => accepted).toEqual(['a', 'b'])
})

test('what the service worker sends for a page is asked for once it is sent, and what came of it is known at once', async () => {
  await clearAcknowledgedOfOthers('ada')
  await saveSubmission(unsent('a'))
  fakeServer({ [routes.currentUser]: [200, ada], [routes.submitSolutions]: [200, { user: ada, notCounted: null }] })
  let isWorkerSending = true
  let isPageTold = false
  function request(_: string, __: object, work: (lock: object | null) => unknown) {
    isPageTold = true
    return work(isWorkerSending ? null : {})
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  const events: unknown[] = []
  const note = (event: string) => () => void events.push(event)
  const onAccepted = ({ id }: StoredSubmission, reply: unknown) => void events.push([id, reply])
  const owner = { person: 'ada', onAccepted, onSent: note('sent'), onNothingSent: note('nothing sent') }
  onTestFinished(startSubmissionQueue(owner))
  await expect.poll(() => isPageTold).toBe(true)
  isWorkerSending = false
  expect(await sendQueuedSubmissions()).toBe('done')
  await expect.poll(() => events).toEqual([['a', { user: { ...ada, email: '' }, notCounted: null }], 'sent'])
})

test('the line of a session that is sent stands until it says that it was', async () => {
  await saveSubmission(unsent('a'))
  fakeServer({ [routes.currentUser]: [200, ada], [routes.submitSolutions]: [200, { user: ada, notCounted: null }] })
  renderLines()
  const place = screen.getByRole('status')
  const said = new Set<string>()
  const watch = new MutationObserver(() => said.add(place.className && (place.querySelector('b')?.textContent ?? '')))
  watch.observe(place, { childList: true, subtree: true, characterData: true, attributes: true })
  onTestFinished(() => watch.disconnect())
  start()
  await screen.findByText('Synced')
  await waitFor(() =>
    expect([...said]).toEqual(['Waiting for a connection: 1 session, 1 idea.', 'Sending 1 of 1 session', 'Synced']),
  )
})

test('the ideas of a session that waits can be read until it is sent; then a link leads to it', async () => {
  await saveSubmission(unsent('a'))
  start()
  renderLines()
  await userEvent.click(await screen.findByText('What you wrote'))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['a wedge of cheese'])
  screen.getByText('A doorstop')
  fakeServer({ [routes.currentUser]: [200, ada], [routes.submitSolutions]: [200, { user: ada, notCounted: null }] })
  expect(await sendQueuedSubmissions()).toBe('done')
  await waitFor(() => expect(screen.queryByText('What you wrote')).toBeNull())
  expect(screen.getByRole('link', { name: 'See Your Session' }).getAttribute('href')).toBe('/rounds/round-a')
})

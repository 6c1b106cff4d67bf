import { routes } from '@app/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { queryKey } from '../api/api.ts'
import type { User } from '../api/session.ts'
import { userQuery } from '../api/session.ts'
import { readSessionMarker } from '../api/session-marker.ts'
import type { TabMessage } from '../api/tab-channel.ts'
import { onStopDraftSaving } from '../device/drafts.ts'
import { listPersistedRows } from '../device/persisted-user.ts'
import { signOutOfDevice } from '../modules/offline/sign-out.ts'
import { putOnDevice } from '../test/put-on-device.ts'
import { ada, fakeServer } from '../test/server.ts'
import { beginSession } from '../test/session-marker.ts'
import { visit } from '../test/visit.tsx'
import { followOtherTabs } from './other-tabs.ts'
import { createQueryClient } from './query-client.ts'

/** Another tab of this browser: what it receives, and what it sends. */
function openOtherTab() {
  const heard: unknown[] = []
  const tab = new BroadcastChannel('firecrest')
  tab.onmessage = ({ data }) => void heard.push(data)
  onTestFinished(() => tab.close())
  return { heard, say: (message: TabMessage) => tab.postMessage(message) }
}

function openTab(user?: User | null) {
  fakeServer()
  const left: string[] = []
  const leaveFor = (address: string) => void left.push(address)
  const client = createQueryClient(leaveFor)
  if (user !== undefined) client.setQueryData(userQuery.queryKey, user)
  onTestFinished(followOtherTabs(client, leaveFor))
  return { client, left }
}

test('a tab with the page of another person leaves once somebody signs in, and shows nothing until then', async () => {
  const { say } = openOtherTab()
  const { left } = openTab(ada)
  say({ kind: 'signed-in', person: 'bob' })
  await waitFor(() => expect(left).toEqual(['/']))
  expect(document.body.hidden).toBe(true)
})

test('T52: a page of a person that comes back by the way back shows nothing before it is loaded again', () => {
  const [persons, nobodys] = [openTab(ada), openTab(null)]
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect([persons.left, document.body.hidden]).toEqual([[], false])
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect([persons.left, nobodys.left, document.body.hidden]).toEqual([['/'], [], true])
})

test('a tab stays when its own person signs in elsewhere once more', async () => {
  const { say } = openOtherTab()
  const { left } = openTab(ada)
  say({ kind: 'signed-in', person: 'ada' })
  say({ kind: 'session-ended', session: null, leaveFor: '/login' })
  await waitFor(() => expect(left).toEqual(['/login']))
})

test('a tab of which nobody is signed in stays where it is', async () => {
  const { say } = openOtherTab()
  const [atSignIn, before] = [openTab(null), openTab()]
  const { left } = openTab(ada)
  say({ kind: 'signed-in', person: 'bob' })
  await waitFor(() => expect(left).toEqual(['/']))
  expect([atSignIn.left, before.left]).toEqual([[], []])
})

test.each([
  { what: 'signed out', leaveFor: '/', stops: true },
  { what: 'was signed out', leaveFor: '/login', stops: false },
])('in a tab whose person $what elsewhere drafts stop being stored: $stops', async ({ leaveFor, stops }) => {
  const { say } = openOtherTab()
  const { left } = openTab(ada)
  const stopped: string[] = []
  onTestFinished(onStopDraftSaving(() => void stopped.push('stopped')))
  sessionStorage.setItem('firecrest:meanwhile', 'a lift')
  say({ kind: 'session-ended', session: readSessionMarker(), leaveFor })
  await waitFor(() => expect(left).toEqual([leaveFor]))
  expect([stopped.length > 0, sessionStorage.getItem('firecrest:meanwhile')]).toEqual([stops, null])
})

test('the end of a session that another one has replaced leads no tab away', async () => {
  const { say } = openOtherTab()
  beginSession()
  const before = readSessionMarker()
  beginSession()
  const { left } = openTab(ada)
  say({ kind: 'session-ended', session: before, leaveFor: '/login' })
  say({ kind: 'session-ended', session: null, leaveFor: '/login' })
  say({ kind: 'session-ended', session: readSessionMarker(), leaveFor: '/' })
  await waitFor(() => expect(left).toEqual(['/']))
})

test('a sign-out names the session that it began with, also after somebody else has signed in', async () => {
  const { heard } = openOtherTab()
  beginSession()
  const own = readSessionMarker()
  const answer = Promise.withResolvers<[number, unknown]>()
  fakeServer({ [routes.logout]: answer.promise })
  const left: string[] = []
  const leaving = signOutOfDevice('ada', (address) => void left.push(address))
  beginSession()
  answer.resolve([204, null])
  await leaving
  expect(left).toEqual(['/'])
  await waitFor(() => expect(heard).toEqual([{ kind: 'session-ended', session: own, leaveFor: '/' }]))
})

test('a tab says who has signed in, and that the session has ended', async () => {
  const { heard } = openOtherTab()
  const { client } = openTab(null)
  const solvedOnce: User = { ...ada, totalSolved: 35 }
  client.setQueryData(userQuery.queryKey, ada)
  client.setQueryData(userQuery.queryKey, solvedOnce)
  client.setQueryData(userQuery.queryKey, null)
  await waitFor(() =>
    expect(heard).toEqual([
      { kind: 'signed-in', person: 'ada' },
      { kind: 'session-ended', session: null, leaveFor: '/login' },
    ]),
  )
})

const settings: [number, unknown] = [200, { difficulty: 'medium', timeZone: 'Europe/Berlin', nextTimeZone: null }]
const at = '2026-01-01T00:00:00Z'
const device = { device: 'Firefox', way: 'password', signedInAt: at, lastSeenAt: at, isThis: true }

async function storeAnswerOf(person: string) {
  await putOnDevice(person, [[queryKey('settings'), {}]])
  expect(await listPersistedRows()).toHaveLength(2)
}

test('an ended session leads the other tabs to the sign-in page and leaves no answer on the device', async () => {
  const { heard } = openOtherTab()
  await storeAnswerOf('ada')
  const { person, left } = visit('/settings', {
    [routes.settings]: settings,
    [routes.changeDifficulty]: [401, { message: 'Unauthorized' }],
  })
  await person.click(await screen.findByRole('button', { name: 'Hard' }))
  await waitFor(() => expect(left).toEqual(['/login']))
  await waitFor(() => expect(heard).toEqual([{ kind: 'session-ended', session: null, leaveFor: '/login' }]))
  await waitFor(async () => expect(await listPersistedRows()).toEqual([]))
})

test('signing out everywhere leads the other tabs to the sign-in page and leaves no answer on the device', async () => {
  const { heard } = openOtherTab()
  await storeAnswerOf('ada')
  localStorage.setItem('firecrest:push:ada', 'https://push.example/1')
  const { person, left } = visit('/settings', {
    [routes.settings]: settings,
    [routes.listDevices]: [200, [{ id: 'd1', ...device }]],
    [routes.signOutEverywhere]: [204, null],
  })
  await person.click(await screen.findByRole('button', { name: 'Sign Out Everywhere' }))
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign Out Everywhere' }))
  await waitFor(() => expect(left).toEqual(['/login']))
  expect([await listPersistedRows(), localStorage.getItem('firecrest:push:ada')]).toEqual([[], null])
  await waitFor(() => expect(heard).toEqual([{ kind: 'session-ended', session: null, leaveFor: '/login' }]))
})

test.each([
  { path: '/change-address?token=undo-abc', press: 'Restore It', head: 'Email address restored' },
  { path: '/reset-password?token=abc', press: 'Reset Password', head: 'Password Reset Complete' },
])(
  'a link that ends the session at $path says so, and leaves no answer on the device',
  async ({ path, press, head }) => {
    const { heard } = openOtherTab()
    await storeAnswerOf('ada')
    const { client, left, person } = visit(path, {
      [routes.currentUser]: [200, ada],
      [routes.followAddressLink]: [200, { did: 'restored' }],
      [routes.resetPassword]: [200, { message: 'done' }],
    })
    onTestFinished(followOtherTabs(client, (address) => void left.push(address)))
    const button = await screen.findByRole('button', { name: press })
    for (const field of screen.queryAllByLabelText(/password$/, { selector: 'input' }))
      await person.type(field, 'tangle of string')
    await person.click(button)
    await screen.findByRole('heading', { level: 1, name: head })
    await waitFor(async () => expect(await listPersistedRows()).toEqual([]))
    expect(left).toEqual([])
    await waitFor(() => expect(heard).toContainEqual({ kind: 'session-ended', session: null, leaveFor: '/login' }))
  },
)

import { routes } from '@app/contract/routes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { clearOthersFromDevice } from '../../pwa/clear-device.ts'
import { fakeServer } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { visit } from '../../test/visit.tsx'
import { signOutOfDevice } from './sign-out.ts'

const draft = 'firecrest:draft:ada:round'
const drafted = (...texts: string[]) =>
  JSON.stringify({ ideas: texts.map((text) => ({ text, method: 'text' })), savedAt: Date.UTC(2026, 2, 14) })

const kinds = {
  [draft]: drafted('a wedge of cheese', ''),
  'firecrest:custom:ada': JSON.stringify({ problem: 'My door slams', ideas: [], savedAt: 1 }),
  'firecrest:second-look:ada:round': JSON.stringify({ ideas: ['', 'a doorman'], savedAt: 1 }),
}
const others = {
  'firecrest:push:ada': 'https://push.example/1',
  'firecrest:dismissed-achievements:ada': '["first"]',
  'zone-offer:Europe/Berlin>Asia/Tokyo': 'no',
}
const ofNobody = { 'firecrest:draft:bob:round': drafted('a lift'), theme: 'dark', 'firecrest:focus': 'yes' }

const put = (entries: Record<string, string>) => {
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
}
const names = () => Object.keys(localStorage).toSorted()
const sorted = (...entries: object[]) => entries.flatMap((each) => Object.keys(each)).toSorted()

beforeEach(() => {
  localStorage.clear()
  onTestFinished(() => localStorage.clear())
})

const signedOut = { [routes.logout]: [204, null] as [number, unknown] }

async function logOut(answers: Parameters<typeof visit>[1] = signedOut) {
  const visited = visit('/', answers)
  fireEvent.click(await screen.findByText('Log out', { selector: '#account-menu a span' }))
  return visited
}

test('a person who signs out with ideas that are not handed in is asked what becomes of them', async () => {
  put({ ...kinds, ...others, ...ofNobody })
  const { left, person } = await logOut()
  const dialog = within(await screen.findByRole('dialog', { name: '3 lists haven’t been submitted yet' }))
  dialog.getByText(/^Saturday 14 March, 1 idea, not submitted\./)
  expect([left, names()]).toEqual([[], sorted(kinds, others, ofNobody)])
  await person.click(dialog.getByRole('button', { name: 'Sign Out and Delete Ideas' }))
  await waitFor(() => expect(left).toEqual(['/']))
  expect(names()).toEqual(sorted(ofNobody))
})

test('ideas that a person leaves locked are all that stays of them', async () => {
  put({ ...kinds, ...others, ...ofNobody, 'firecrest:draft:ada:blank': drafted('', ' \u200b') })
  const { left, person } = await logOut()
  await person.click(await screen.findByRole('button', { name: 'Sign Out and Keep Ideas Locked' }))
  await waitFor(() => expect(left).toEqual(['/']))
  expect(names()).toEqual(sorted(kinds, ofNobody))
})

test.each([
  { how: 'at once', answer: [204, null] as [number, unknown], leaves: '/' },
  {
    how: 'after the session had ended',
    answer: [401, { message: 'Unauthorized' }] as [number, unknown],
    leaves: '/api/logout',
  },
])(
  'a person who has written nothing signs out $how without a question, and leaves nothing',
  async ({ answer, leaves }) => {
    put({ ...others, ...ofNobody, [draft]: drafted('', '') })
    const { left } = await logOut({ [routes.logout]: answer })
    await waitFor(() => expect(left).toEqual([leaves]))
    expect(names()).toEqual(sorted(ofNobody))
  },
)

test('without network nobody is signed out, and every draft stays', async () => {
  put({ ...others, ...kinds })
  const { left, person } = await logOut({ [routes.logout]: null })
  await person.click(await screen.findByRole('button', { name: 'Sign Out and Delete Ideas' }))
  await screen.findByRole('alert')
  expect([left, names()]).toEqual([[], sorted(kinds, others)])
})

test('without network and without ideas a person reads why they are still signed in', async () => {
  put(others)
  const { left } = await logOut({ [routes.logout]: null })
  await toast('No Connection')
  expect([left, names()]).toEqual([[], sorted(others)])
})

test('a second press after the network is back signs out as chosen', async () => {
  put(kinds)
  fakeServer({ [routes.logout]: null })
  expect(await signOutOfDevice('ada', () => undefined, 'deleted')).toBe(false)
  fakeServer(signedOut)
  expect(await signOutOfDevice('ada', () => undefined, 'deleted')).toBe(true)
  expect(names()).toEqual([])
})

test.each([
  { how: 'by itself', signedIn: undefined, stays: { theme: 'dark', 'firecrest:focus': 'yes' } },
  { how: 'and somebody else signs in', signedIn: 'bob', stays: { ...ofNobody, 'firecrest:custom:bob': 'no draft' } },
])('of a session that ended $how nothing but unsent ideas and the notifications stay', async ({ signedIn, stays }) => {
  const ofAda = { [draft]: kinds[draft], 'firecrest:push:ada': others['firecrest:push:ada'] }
  put({ ...others, ...ofAda, ...stays, 'firecrest:draft:ada:blank': drafted('', ' ') })
  await clearOthersFromDevice(signedIn)
  const zone = Object.keys(others).filter((name) => signedIn && name.startsWith('zone-offer'))
  expect(names()).toEqual([...sorted(ofAda, stays), ...zone].toSorted())
})

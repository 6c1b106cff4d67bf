import { routes, signInPath } from '@app/contract/routes'
import { dayBefore } from '@app/domain/day/day'
import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryKey } from '../../api/api.ts'
import { hasSessionEnded } from '../../api/ended-session.ts'
import { isOffline, setOnline } from '../../api/network.ts'
import { unsentLists } from '../../test/unsent-call.ts'
import { cacheSubmissionReply } from './submission/cache-submission.ts'
import { replyTo } from './test/reply.ts'
import {
  ada,
  beginAtNoon,
  chooseThinker,
  draftAt,
  json,
  openSolve,
  pass,
  pending,
  round,
  silent,
} from './test/solve-world.tsx'

beginAtNoon()

const boxes = () => screen.getAllByRole<HTMLTextAreaElement>('textbox')
const write = (at: number, text: string) => fireEvent.change(boxes()[at] as Element, { target: { value: text } })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Solutions' })
const toast = () => screen.getByTestId('toast').textContent
const solutions = routes.submitSolutions
const reply = replyTo({}, { ...ada, streak: 1, totalSolved: 2 })
const Next = () => <h1>Kept here</h1>
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'))

async function handIn() {
  fireEvent.click(button())
  await pass(50)
}

test('blank boxes are dropped, and the dashboard knows at once', async () => {
  const { client, sent } = await openSolve({ [solutions]: json(reply) })
  const stale = (['peekProblem', 'todayCount', 'dayLog'] as const).map((name) => queryKey(name, { more: true }))
  for (const key of stale) client.setQueryData(key, {})
  write(0, 'A bench')
  write(1, ' \u200b\u3164 ')
  write(2, 'A choir')
  await chooseThinker('Curie')
  await handIn()

  expect(sent.at(-1)).toMatchObject({
    call: solutions,
    body: {
      problemId: round.id,
      submittedSolutions: ['A bench', 'A choir'],
      submissionMethod: ['text', 'text'],
      thinkerId: 'curie',
      practice: { stage: 1, opener: null, stepId: null, thinkerBy: 'person' },
    },
  })
  expect(toast()).toBe('Solutions Submitted! / Great work! Your solutions have been saved.')
  expect(screen.getByRole('heading').textContent).toBe('Home')
  expect(client.getQueryData(queryKey('currentUser'))).toEqual(reply.user)
  for (const key of stale) expect(client.getQueryState(key)?.isInvalidated).toBe(true)
  await pass(1_000)
  expect(localStorage.getItem(draftAt)).toBeNull()
})

test('the round of the answer is what the dashboard and its page show, and new achievements join the known ones', async () => {
  const known = { id: 'streak-3', title: 'Kindling', description: '', emoji: '', unlockedAt: '', isNew: false }
  const fresh = { ...known, id: 'first-spoken', isNew: true }
  const { client } = await openSolve({ [solutions]: json({ ...reply, newAchievements: [fresh] }) })
  client.setQueryData(queryKey('latestRound'), { today: null, yesterday: { id: 'yesterday' } })
  client.setQueryData(queryKey('listAchievements'), [known])
  write(0, 'A bench')
  write(2, 'A choir')
  await handIn()
  const latest = { today: reply.round, yesterday: { id: 'yesterday' } }
  expect(client.getQueryData(queryKey('latestRound'))).toEqual(latest)
  expect(client.getQueryData(queryKey('finishedRound', { params: { id: round.id } }))).toEqual(reply.round)
  expect(client.getQueryData(queryKey('listAchievements'))).toEqual([fresh, known])
})

test('a process of the version before answers without the round: it is asked for, and nothing breaks', async () => {
  const { round: _, ...older } = reply
  const { client } = await openSolve({ [solutions]: json(older) })
  client.setQueryData(queryKey('latestRound'), { today: null, yesterday: null })
  write(0, 'A bench')
  write(2, 'A choir')
  await handIn()
  expect(screen.getByRole('heading').textContent).toBe('Home')
  expect(client.getQueryData(queryKey('currentUser'))).toEqual(reply.user)
  expect(client.getQueryState(queryKey('latestRound'))?.isInvalidated).toBe(true)
})

test('a round that counts for the day before is shown at once too', async () => {
  const late = { ...reply.round, day: dayBefore(reply.round.day) }
  const { client } = await openSolve({ [solutions]: json({ ...reply, round: late }) })
  client.setQueryData(queryKey('latestRound'), { today: null, yesterday: null })
  write(0, 'A bench')
  write(2, 'A choir')
  await handIn()
  expect(client.getQueryData(queryKey('latestRound'))).toEqual({ today: late, yesterday: null })
})

test('the button waits for a first idea and for the answer', async () => {
  await openSolve({ [solutions]: pending })
  expect(button().disabled).toBe(true)
  write(0, '  ')
  expect(button().disabled).toBe(true)
  write(0, 'A bench')
  expect(button().disabled).toBe(false)
  await handIn()
  expect(button().disabled).toBe(true)
  expect(boxes()[0]?.readOnly).toBe(true)
})

test('nothing to hand in is said, not sent', async () => {
  const { sent } = await openSolve()
  fireEvent.keyDown(boxes()[0] as Element, { key: 'Enter', ctrlKey: true })
  expect(toast()).toBe('No Solutions / Please provide at least one solution before submitting.')
  expect(sent.some(({ call }) => call === solutions)).toBe(false)
})

test('somebody logged out is sent to log in again', async () => {
  const assign = vi.fn()
  await openSolve({ [solutions]: json({ message: 'Unauthorized' }, 401) })
  vi.stubGlobal('location', { assign })
  write(0, 'A bench')
  await handIn()
  expect(toast()).toBe('Unauthorized / You are logged out. Logging in again...')
  expect(assign).not.toHaveBeenCalled()
  await pass(500)
  expect(assign).toHaveBeenCalledExactlyOnceWith(signInPath)
  expect(hasSessionEnded()).toBe(true)
  expect(localStorage.getItem(draftAt)).toContain('A bench')
})

test('a refusal is shown in the server’s words, and the ideas stay', async () => {
  await openSolve({ [solutions]: json({ message: 'We’re busy right now.' }, 503) })
  write(0, 'A bench')
  await handIn()
  expect(toast()).toBe('Error / We’re busy right now.')
  expect(boxes()[0]?.value).toBe('A bench')
  expect(button().disabled).toBe(false)
})

test.each([
  { code: 'round_finished', status: 409 },
  { code: 'round_expired', status: 409 },
  { code: 'key_reused', status: 422 },
])('a round that is closed ($code) says where to go on, and the ideas stay to be copied', async ({ code, status }) => {
  const refusal = json({ message: 'This problem is finished already.', code }, status)
  const { sent } = await openSolve({ [solutions]: refusal })
  write(0, 'A bench')
  await handIn()
  expect(toast()).toBe('Error / This problem is finished already.')
  const next = screen.getByRole('link', { name: 'Next Problem' })
  expect(next.getAttribute('href')).toBe('/solve')
  await expect.poll(() => document.activeElement).toBe(next.closest('[role="alert"]'))
  expect([boxes()[0]?.value, boxes()[0]?.readOnly, button().disabled]).toEqual(['A bench', true, true])
  // The keys still hand in where the button does not.
  fireEvent.submit(button().form as HTMLFormElement)
  await pass(50)
  expect(sent.filter(({ call }) => call === solutions)).toHaveLength(1)
})

test('after a failure of the server the same ideas go out under the same key, others under a new one', async () => {
  const { sent } = await openSolve({ [solutions]: () => Promise.resolve(new Response('', { status: 500 })) })
  const keys = () => sent.filter(({ call }) => call === solutions).map(({ key }) => key)
  write(0, 'A bench')
  await handIn()
  expect(toast()).toBe('Error / That didn’t go through. Your ideas are still here: send them again.')
  await handIn()
  expect(keys()[0]).toMatch(/^[0-9a-f-]{32,36}$/)
  expect(keys()[1]).toBe(keys()[0])
  write(1, 'A choir')
  await handIn()
  expect(keys()[2]).not.toBe(keys()[0])
})

test('a network that never answers ends after half a minute: the ideas are saved on the device and wait', async () => {
  const { sent } = await openSolve({ [solutions]: silent })
  write(0, 'A bench')
  await handIn()
  await pass(29_000)
  expect(await unsentLists(ada.id)).toEqual([])
  await pass(1_000)
  await expect.poll(() => unsentLists(ada.id)).toHaveLength(1)
  const [handedIn, ...others] = sent.filter(({ call }) => call === solutions)
  expect(others).toEqual([])
  expect(await unsentLists(ada.id)).toMatchObject([{ id: handedIn?.key, about: { texts: ['A bench'] } }])
})

test('without network and without the code of the next screen, the boxes say that the list is saved and sent later', async () => {
  const { sent } = await openSolve({ [solutions]: noConnection }, noConnection)
  write(0, 'A bench')
  await handIn()
  await expect.poll(() => screen.queryByText(/^Saved\. We’ll send it once you’re online\./)).not.toBeNull()
  expect(boxes().every(({ readOnly }) => readOnly)).toBe(true)
  const calls = sent.length
  await handIn()
  expect(sent).toHaveLength(calls)
})

test('the code of the next screen that the network did not let through is asked for again once it is there', async () => {
  let isThere = false
  await openSolve({ [solutions]: noConnection }, async () => (isThere ? Next : noConnection()))
  write(0, 'A bench')
  await handIn()
  await expect.poll(isOffline).toBe(true)
  isThere = true
  await act(async () => setOnline(true))
  await expect.poll(() => screen.queryByText('Kept here')).not.toBeNull()
})

test('a try survives the tab: reopened, the same ideas keep their key', async () => {
  const first = await openSolve({ [solutions]: noConnection })
  write(0, 'A bench')
  await handIn()
  first.unmount()
  const second = await openSolve({ [solutions]: json(reply) })
  await handIn()
  const keysOf = ({ sent }: typeof first) => sent.filter(({ call }) => call === solutions).map(({ key }) => key)
  expect(new Set([...keysOf(first), ...keysOf(second)]).size).toBe(1)
})

test('leaving while the answer is on its way does not bring the draft back', async () => {
  const late = Promise.withResolvers<Response>()
  await openSolve({ [solutions]: () => late.promise })
  write(0, 'A bench')
  await handIn()
  fireEvent.click(screen.getByRole('link', { name: 'Leave session' }))
  await pass(50)
  expect(localStorage.getItem(draftAt)).toContain('A bench')
  late.resolve(new Response(JSON.stringify(reply)))
  await pass(1_000)
  expect(localStorage.getItem(draftAt)).toBeNull()
  expect(toast()).toContain('Solutions Submitted!')
})

test.each([
  { day: '2026-11-21', count: 1 },
  { day: '2026-11-20', count: 0 },
])('a session of $day makes $count of today, before the server has counted', ({ day, count }) => {
  const cache = new QueryClient()
  cache.setQueryData(queryKey('todayCount'), { count: 0, limit: 2 })
  cacheSubmissionReply(cache, { ...reply, round: { ...reply.round, day } })
  expect(cache.getQueryData(queryKey('todayCount'))).toEqual({ count, limit: 2 })
})

import { routes } from '@app/contract/routes'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { saveGuestIdea } from '../../device/guest-idea.ts'
import { type Answer, ada } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { visit } from '../../test/visit.tsx'
import { showToast } from '../../ui/toast.ts'
import { replyTo } from '../rounds/test/reply.ts'

const claim = routes.claimGuest
const problem = { id: '9f2c61ab-0000-4000-8000-000000000001', category: 'Getting Around', text: 'How to wait well?' }
const idea = {
  problem,
  written: 'a bench\n\n a song',
  thinkerId: 'hokusai',
  savedAt: Date.now(),
  isDone: true,
} as const
const practice = { stage: 1, opener: null, stepId: null }
const taken = replyTo({}, { ...ada, streak: 1, totalSolved: 1 })
const newcomer = { ...ada, streak: 0, totalSolved: 0 }

beforeEach(() => saveGuestIdea(idea))
const stored = () => localStorage.getItem('firecrest:guest-idea')
const claims = ({ sent }: ReturnType<typeof visit>) => sent.filter(({ call }) => call === claim)
const question = async () => within(await screen.findByRole('dialog', { name: /^Keep your ideas?\?$/ }))

const atDashboard = (answer: Answer = [200, taken]) => visit('/', { [claim]: answer })

test('a person who signs in takes their ideas along, and the streak says so at once', async () => {
  const visited = atDashboard()
  const dialog = await question()
  dialog.getByText('How to wait well?')
  await visited.person.click(dialog.getByRole('button', { name: 'Keep 2 ideas' }))
  await toast('Kept')
  expect(claims(visited).map(({ body }) => body)).toEqual([
    { problemId: problem.id, solutions: ['a bench', 'a song'], thinkerId: 'hokusai', practice },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Keep/ })).toBeNull())
  await waitFor(() => expect(document.querySelector('[data-part="streak-pill"]')?.textContent).toMatch(/^1 Day Streak/))
  expect(stored()).toBeNull()
})

const atFirstDashboard = (answer: Answer = [200, taken]) =>
  visit('/', { [routes.currentUser]: [200, newcomer], [claim]: answer })

test('a new account takes the ideas along without a question, the streak says so, and their session is a press away', async () => {
  const visited = atFirstDashboard()
  const said = await toast('Keeping Your 2 Ideas')
  expect([claims(visited), screen.queryByRole('dialog')]).toEqual([[], null])
  fireEvent.click(said.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(document.querySelector('[data-part="streak-pill"]')?.textContent).toMatch(/^1 Day Streak/))
  expect(claims(visited).map(({ body }) => body)).toEqual([
    { problemId: problem.id, solutions: ['a bench', 'a song'], thinkerId: 'hokusai', practice },
  ])
  await waitFor(() => expect(stored()).toBeNull())
  const seen = await toast('Kept')
  fireEvent.click(seen.getByRole('button', { name: 'See Them' }))
  await waitFor(() => expect(location.pathname).toBe(`/rounds/${taken.round.id}`))
})

test('the achievement of a first session is there once the ideas have been kept, and an open album asks again', async () => {
  const at = new Date().toISOString()
  const first = { id: 'first-session', title: 'First Session', description: '', emoji: '', unlockedAt: at, isNew: true }
  const kept = Promise.withResolvers<Answer>()
  const visited = visit('/', {
    [routes.currentUser]: [200, newcomer],
    [routes.album]: [200, { thinkers: [] }],
    [claim]: kept.promise,
  })
  fireEvent.click((await toast('Keeping Your 2 Ideas')).getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(claims(visited)).toHaveLength(1))
  const open = async (name: string) =>
    visited.person.click(screen.getAllByRole('link', { name })[0] ?? expect.fail(name))
  await open('Album')
  await screen.findByText('of 20 started')
  kept.resolve([200, { ...taken, newAchievements: [first] }])
  await waitFor(() => expect(visited.sent.filter(({ call }) => call === routes.album)).toHaveLength(2))
  await open('Today')
  await screen.findByRole('region', { name: 'New achievement: First Session' })
})

test('"Undo" leaves them where they were written, and sends nothing', async () => {
  saveGuestIdea({ ...idea, written: 'Nap & Go', form: 'name' })
  const visited = atFirstDashboard()
  fireEvent.click((await toast('Keeping Your Name')).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(stored()).toBeNull())
  await screen.findByRole('region', { name: 'Achievements' })
  expect(claims(visited)).toEqual([])
})

test('another toast in its place is no undo', async () => {
  const visited = atFirstDashboard()
  await toast('Keeping Your 2 Ideas')
  act(() => void showToast({ title: 'Something Else' }))
  await waitFor(() => expect(claims(visited)).toHaveLength(1))
})

test.each([
  { what: 'is final', answer: [409, { message: 'In an account.', code: 'already_claimed' }], says: 'In an account.' },
  { what: 'is no answer', answer: null, says: null },
  { what: 'is busy', answer: [503, { message: 'We’re busy.', code: 'busy' }], says: null },
] satisfies { what: string; answer: Answer; says: string | null }[])(
  'where the answer $what, the ideas are lost only if they can never come',
  async ({ answer, says }) => {
    const visited = atFirstDashboard(answer)
    fireEvent.click((await toast('Keeping Your 2 Ideas')).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(claims(visited)).toHaveLength(1))
    if (says) (await toast('Error')).getByText(says)
    await waitFor(() => expect(stored() === null).toBe(says !== null))
  },
)

test.each(['No, thanks', 'Close'])('"%s" removes the ideas, and the question is not asked again', async (name) => {
  const visited = atDashboard()
  await visited.person.click((await question()).getByRole('button', { name }))
  expect([claims(visited), stored()]).toEqual([[], null])
})

test.each([
  {
    answer: [409, { message: 'These ideas are already in an account.' }],
    says: 'These ideas are already in an account.',
  },
  { answer: null, says: 'This needs a connection. Try again when you’re online.' },
] satisfies { answer: Answer; says: string }[])('what went wrong is said: $says', async ({ answer, says }) => {
  const { person } = atDashboard(answer)
  const dialog = await question()
  await person.click(dialog.getByRole('button', { name: 'Keep 2 ideas' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(says)
  expect(stored()).not.toBeNull()
})

test.each([
  { what: 'yesterday’s', left: JSON.stringify({ ...idea, savedAt: Date.now() - 24 * 3_600_000 }) },
  { what: 'a blank', left: JSON.stringify({ ...idea, written: ' ' }) },
  { what: 'somebody’s broken', left: '{"written":1}' },
])('$what note is not asked about, and goes', async ({ left }) => {
  localStorage.setItem('firecrest:guest-idea', left)
  atDashboard()
  await screen.findByRole('heading', { level: 1, name: /Ada/ })
  await waitFor(() => expect(stored()).toBeNull())
  expect(screen.queryByRole('dialog', { name: /Keep/ })).toBeNull()
})

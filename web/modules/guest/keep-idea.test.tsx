import { routes } from '@app/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type Answer, ada } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { visit } from '../../test/visit.tsx'
import { replyTo } from '../rounds/test/reply.ts'
import { saveGuestIdea } from './guest-idea.ts'

const claim = routes.claimGuest
const problem = { id: '9f2c61ab-0000-4000-8000-000000000001', category: 'Getting Around', text: 'How to wait well?' }
const idea = {
  problem,
  written: 'a bench\n\n a song',
  thinkerId: 'hokusai',
  savedAt: Date.now(),
  isDone: true,
} as const
const taken = replyTo({}, { ...ada, streak: 1, totalSolved: 1 })

beforeEach(() => saveGuestIdea(idea))
const stored = () => localStorage.getItem('firecrest:guest-idea')
const claims = ({ sent }: ReturnType<typeof visit>) => sent.filter(({ call }) => call === claim)
const question = async () => within(await screen.findByRole('dialog', { name: /^Keep your ideas?\?$/ }))

const atDashboard = (answer: Answer = [200, taken]) => visit('/', { [claim]: answer })

test('a person who signs in takes their ideas along, and the streak says so at once', async () => {
  const visited = atDashboard()
  const dialog = await question()
  dialog.getByText('How to wait well?')
  await visited.person.click(dialog.getByRole('button', { name: 'Keep' }))
  await toast('Kept')
  expect(claims(visited).map(({ body }) => body)).toEqual([
    { problemId: problem.id, solutions: ['a bench', 'a song'], thinkerId: 'hokusai' },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Keep/ })).toBeNull())
  await waitFor(() => expect(document.querySelector('[data-part="streak-pill"]')?.textContent).toMatch(/^1 Day Streak/))
  expect(stored()).toBeNull()
})

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
  await person.click(dialog.getByRole('button', { name: 'Keep' }))
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

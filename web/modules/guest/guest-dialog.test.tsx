import { routes } from '@app/contract/routes'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Answer, fakeServer } from '../../test/server.ts'
import { GuestDialog } from './guest-dialog.tsx'
import { clearGuestProblem } from './guest-problem.ts'
import { guestThinkers } from './use-guest-challenge.ts'

HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
beforeEach(clearGuestProblem)
afterEach(cleanup)
afterEach(() => localStorage.clear())

const result = {
  headline: 'Two ideas',
  rowsTitle: 'Your list',
  form: 'idea',
  score: 41,
  shown: [
    { place: 0, kind: 'count', people: 0, of: 30 },
    { place: 1, kind: 'none' },
  ],
}
const [random, score, tracking] = [routes.guestProblem, routes.scoreGuest, routes.trackGuest]
const problem = { id: '9f2c61ab-0000-4000-8000-000000000001', category: 'Getting Around', text: 'How to wait well?' }
const friendly: Record<string, Answer> = {
  [random]: [200, problem],
  [score]: [200, result],
  [tracking]: [204, null],
}

function open(answers: Record<string, Answer> = {}) {
  const sent = fakeServer({ ...friendly, ...answers })
  const onClose = vi.fn()
  render(<GuestDialog onClose={onClose} />)
  const tracked = () => sent.filter(({ call }) => call === tracking).map(({ body }) => body as Record<string, unknown>)
  return { sent, onClose, tracked, types: () => tracked().map(({ eventType }) => eventType) }
}

const scoreButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'See My Score & Get Full Access' })
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your ideas')
const write = async (value: string) => fireEvent.change(await field(), { target: { value } })

/** Presses the button and lets the 1.5 seconds pass. */
async function analyse() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  fireEvent.click(scoreButton())
  await act(() => vi.advanceTimersByTimeAsync(1_499))
  screen.getByRole('heading', { name: 'Analyzing Your Genius...' })
  await act(() => vi.advanceTimersByTimeAsync(1))
  vi.useRealTimers()
  return within(screen.getByRole('dialog', { name: 'Fantastic Work!' }))
}

test('a visitor gets a problem, its kind and two minutes', async () => {
  open()
  await screen.findByRole('dialog', { name: problem.text })
  screen.getByText('Getting Around Challenge')
  screen.getByText('2 min')
})

test('a superpower that is a question gets no full stop', async () => {
  open()
  fireEvent.change(await screen.findByLabelText('Genius superpower'), { target: { value: 'lovelace' } })
  screen.getByText('What Else Could It Do?', { selector: 'p > b' })
})

test('there are nineteen ways to think, each with its story, and no muse', async () => {
  const { tracked } = open()
  const picker = await screen.findByLabelText<HTMLSelectElement>('Genius superpower')
  const names = [...picker.options].map(({ text }) => text)
  expect(names).toHaveLength(19)
  expect(names[0]).toBe('My Own Creative Path\u2002🌱')
  expect(names.join()).not.toContain('Nova')
  fireEvent.change(picker, { target: { value: 'hokusai' } })
  const hokusai = guestThinkers.find(({ id }) => id === 'hokusai')
  screen.getByText('Katsushika Hokusai', { selector: 'p' })
  const told = picker.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(told.map((id) => document.getElementById(id)?.textContent)).toEqual([
    `Thirty-Six Views : ${hokusai?.rule}`,
    hokusai?.story,
  ])
  expect(tracked()).toEqual([
    {
      eventType: 'genius_selected',
      geniusName: 'Katsushika Hokusai',
      problemId: problem.id,
      sessionId: expect.stringMatching(/^session_\d{13}_[a-z0-9]+$/),
    },
  ])
})

test.each(['', '   ', '\n \n', '\u200b\n\u3164'])('nothing written (%j) cannot be scored', async (text) => {
  open()
  await write(text)
  expect(scoreButton().disabled).toBe(true)
})

test('the score is the server’s, of the lines that say something, and every step is counted', async () => {
  const { sent, tracked } = open()
  await write('a bench \n\n  a song')
  expect(scoreButton().disabled).toBe(false)
  const prompt = await analyse()
  prompt.getByText('Two ideas')
  const [list] = prompt.getAllByRole('list')
  const rows = within(list as HTMLElement).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['1a benchno one else', '2a song'])
  expect(prompt.getByRole('status').textContent).toContain('41 of 100 It’s just a game score, based on your words.')
  prompt.getByText('With an account, a coach gives you one step at a time.')
  const [asked] = sent.filter(({ call }) => call === score)
  expect(asked?.body).toEqual({ problemId: problem.id, solutions: ['a bench', 'a song'] })
  const start = prompt.getByRole('link', { name: 'Keep your 2 ideas and start day 1 Start My Daily Training - Free' })
  expect(start.getAttribute('href')).toBe('/login#sign-up')
  fireEvent.click(start)
  expect(tracked()).toMatchObject([
    { eventType: 'challenge_complete', solutionLength: 18, problemId: problem.id },
    { eventType: 'signup_prompt_view', problemId: problem.id },
    { eventType: 'signup_click', problemId: problem.id },
  ])
  expect(new Set(tracked().map(({ sessionId }) => sessionId)).size).toBe(1)
})

test.each([
  { what: 'is null', answer: [200, { ...result, score: null }] as Answer },
  { what: 'fails', answer: [500, { message: 'broken' }] as Answer },
  { what: 'never comes', answer: 'never' as Answer },
])('where the score $what, the prompt shows no number', async ({ answer }) => {
  open({ [score]: answer, [tracking]: [429, { message: 'Too many attempts.' }] })
  await write('a bench')
  const prompt = await analyse()
  expect(prompt.queryByText(/of 100/)).toBeNull()
  prompt.getByText('a bench')
  prompt.getByText('Keep your idea and start day 1')
})

test('twenty lines count, and it says so', async () => {
  const { sent } = open()
  await write(Array.from({ length: 21 }, (_, i) => `idea ${i}`).join('\n'))
  screen.getByText('Only the first 20 lines count.')
  await analyse()
  const [asked] = sent.filter(({ call }) => call === score)
  expect(asked?.body).toHaveProperty('solutions.length', 20)
})

test.each(['Maybe Later', 'Close'])('"%s" closes everything', async (name) => {
  const { onClose, types } = open()
  await write('a bench')
  const prompt = await analyse()
  fireEvent.click(prompt.getByRole('button', { name }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(types()).not.toContain('signup_click')
})

test('who leaves while it is analysed has seen no prompt', async () => {
  const { types } = open()
  await write('a bench')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  fireEvent.click(scoreButton())
  cleanup()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(types()).toEqual(['challenge_complete'])
})

test.each([
  { body: { message: 'Come back tomorrow.' }, says: 'Come back tomorrow.' },
  { body: 'no words', says: "You've reached your daily limit" },
])('at the limit it says: $says', async ({ body, says }) => {
  open({ [random]: [429, body] })
  const limit = within(await screen.findByRole('dialog', { name: 'Daily Limit Reached' }))
  limit.getByText(says)
  expect(limit.getByRole('link', { name: 'Start Free Account Now' }).getAttribute('href')).toBe('/login#sign-up')
})

test.each([{ answer: [500, { message: 'broken' }] as Answer }, { answer: null }])(
  'a problem that does not come leaves the dialog empty but for a sentence, is logged, and can be asked for again',
  async ({ answer }) => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    onTestFinished(() => logged.mockRestore())
    const { sent } = open({ [random]: answer })
    expect((await screen.findByRole('alert')).textContent).toBe('The problem didn’t load.')
    expect(screen.queryByRole('textbox')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(2))
    expect(screen.getByRole('dialog').textContent).not.toMatch(/broken|fail|error/i)
    expect(sent.map(({ call }) => call)).toEqual([random, random])
  },
)

test('who closes and opens again finds the same problem and the same words', async () => {
  open()
  await write('a bench')
  cleanup()
  clearGuestProblem()
  const { sent } = open({ [random]: null })
  expect((await field()).value).toBe('a bench')
  expect(sent).toEqual([])
})

test('a score asked for is the end of that problem', async () => {
  open()
  await write('a bench')
  await analyse()
  cleanup()
  const { sent } = open()
  expect((await field()).value).toBe('')
  expect(sent.map(({ call }) => call)).toEqual([random])
})

test.each([
  '{',
  'null',
  '{"written":"words","savedAt":9e15,"isDone":false,"thinkerId":"hokusai"}',
  '{"written":"words","savedAt":9e15,"isDone":false,"thinkerId":"nobody","problem":{"id":"1","category":"c","text":"t"}}',
])('what somebody else wrote into the storage is not taken for an idea (%s)', async (stored) => {
  localStorage.setItem('firecrest:guest-idea', stored)
  open()
  await screen.findByRole('dialog', { name: problem.text })
  expect((await field()).value).toBe('')
})

test('storage that is closed breaks nothing', async () => {
  const closed = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'QuotaExceededError')
  })
  onTestFinished(() => closed.mockRestore())
  open()
  await write('<b>a bench</b>')
  const prompt = await analyse()
  prompt.getByText('Keep your idea and start day 1')
})

import { routes } from '@app/contract/routes'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readGuestIdea, saveGuestIdea } from '../../../device/guest-idea.ts'
import { type Answer, callTo, fakeServer } from '../../../test/server.ts'
import { keepDrawnWords } from '../test/fake-canvas.ts'
import { SharedPage } from './shared-page.tsx'

const code = '7k2m9q7k2m9q7k2m'
const problem = { id: '9f2c61ab-0000-4000-8000-000000000001', category: 'Getting Around', text: 'How to wait well?' }
const shared = { code, problem, thinkerId: 'hokusai' as const }
const thinker = {
  id: 'hokusai',
  name: 'Katsushika Hokusai',
  superpower: 'Thirty-Six Views',
  rule: 'Change place.',
}
const card = { thinkerId: 'hokusai', matches: [20, 90], best: 1, streak: 13 }
const counted = {
  headline: 'Two ideas',
  rowsTitle: 'Your list',
  form: 'idea',
  score: 41,
  shown: [
    { place: 0, kind: 'none' },
    { place: 1, kind: 'count', people: 4, of: 30 },
  ],
  shared: { card, idea: 'A story on the glass.' },
}
const [open, finish] = [callTo('openSharedProblem', { code }), callTo('finishSharedProblem', { code })]
const report = callTo('reportSharedProblem', { code })
const friendly: Record<string, Answer> = {
  [open]: [200, { ...problem, isSignedIn: false }],
  [finish]: [200, counted],
  [report]: [204, null],
  [routes.trackGuest]: [204, null],
}
const { pictures } = keepDrawnWords()

function visit({ answers = {}, typed = '' }: { answers?: Record<string, Answer>; typed?: string } = {}) {
  const sent = fakeServer({ ...friendly, ...answers })
  render(<SharedPage shared={shared} thinker={thinker} typed={typed} />)
  const tracked = () => sent.flatMap(({ call, body }) => (call === routes.trackGuest ? [body] : []))
  return { sent, tracked, box: () => screen.getByLabelText<HTMLTextAreaElement>('Your ideas') }
}

/** Hands in and lets the 1.5 seconds pass. */
async function handIn() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  fireEvent.click(screen.getByRole('button', { name: 'Submit My Ideas' }))
  screen.getByRole('heading', { name: 'Analyzing Your Genius...' })
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  vi.useRealTimers()
  await screen.findByRole('heading', { name: 'Fantastic Work!' })
}

test('a visitor writes in one box, and sees the card of the other beside the own, and the idea, after the own turn', async () => {
  const { sent, tracked, box } = visit()
  screen.getByRole('heading', { name: problem.text, level: 1 })
  expect(document.body.textContent).not.toContain('glass')
  fireEvent.change(box(), { target: { value: 'a bench \n\n a song' } })
  await handIn()
  const theirs = within(await screen.findByRole('region', { name: 'Your friend’s card' }))
  theirs.getByRole('img', { name: /^The card: .* 2 ideas side by side; a bird on no. 2, their pick; 13 day streak\.$/ })
  const own = within(screen.getByRole('region', { name: 'Your card' }))
  own.getByRole('img', { name: 'The card: How to wait well?; Katsushika Hokusai, 2 ideas side by side.' })
  screen.getByText('A story on the glass.')
  screen.getByText('The bird marks their pick: no. 2 of 2.')
  await waitFor(() => expect(pictures.flat()).toContain('13'))
  expect(pictures.flat().join(' ')).not.toContain('glass')
  const pitch = screen.getByRole('link', { name: /Start My Daily Training - Free$/ })
  expect(own.getByRole('img').compareDocumentPosition(pitch)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  screen.getByText('Two ideas')
  screen.getByText('4 people')
  screen.getByText('41')
  expect(sent.find(({ call }) => call === finish)?.body).toEqual({
    problemId: problem.id,
    solutions: ['a bench', 'a song'],
  })
  fireEvent.click(screen.getByRole('link', { name: /Start My Daily Training - Free$/ }))
  const steps = ['challenge_complete', 'signup_prompt_view', 'signup_click']
  expect(tracked()).toMatchObject(steps.map((eventType) => ({ eventType, source: 'shared', problemId: problem.id })))
})

test('what is handed in waits on the device for an account, with the thinker of the link', async () => {
  const { box } = visit()
  fireEvent.change(box(), { target: { value: 'a bench' } })
  expect(readGuestIdea(Date.now())).toMatchObject({ isDone: false })
  await handIn()
  expect(readGuestIdea(Date.now())).toMatchObject({ problem, written: 'a bench', thinkerId: 'hokusai', isDone: true })
})

test('who comes back after the own turn sees the success and the card again, and the list still waits for an account', async () => {
  const { box } = visit()
  fireEvent.change(box(), { target: { value: 'a bench\na song' } })
  await handIn()
  cleanup()
  const { sent, tracked } = visit()
  await screen.findByRole('heading', { name: 'Fantastic Work!' })
  await screen.findByRole('region', { name: 'Your friend’s card' })
  screen.getByText('Keep your 2 ideas and start day 1')
  expect(sent.find(({ call }) => call === finish)?.body).toMatchObject({ solutions: ['a bench', 'a song'] })
  expect(readGuestIdea(Date.now())).toMatchObject({ written: 'a bench\na song', isDone: true })
  expect(tracked()).toEqual([])
})

test('a list that was handed in is not lost to what is written in another tab', async () => {
  const { box } = visit()
  saveGuestIdea({ problem, written: 'a bench', thinkerId: 'hokusai', isDone: true, savedAt: Date.now() })
  fireEvent.change(box(), { target: { value: 'b' } })
  expect(readGuestIdea(Date.now())).toMatchObject({ written: 'a bench', isDone: true })
})

test('without an idea the button leads to the box and says what is missing, until something is written', async () => {
  const { sent, box } = visit()
  fireEvent.click(screen.getByRole('button', { name: 'Submit My Ideas' }))
  expect(document.activeElement).toBe(box())
  expect(screen.queryByRole('alert')?.textContent).toBe('Write at least one idea.')
  expect(box().getAttribute('aria-invalid')).toBe('true')
  expect(sent.map(({ call }) => call)).toEqual([open])
  fireEvent.change(box(), { target: { value: 'a' } })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(box().hasAttribute('aria-invalid')).toBe(false)
})

test('a press that comes while the code takes up what was typed hands that in', async () => {
  const { sent, box } = visit()
  box().value = 'a bench'
  await handIn()
  expect(sent.find(({ call }) => call === finish)?.body).toMatchObject({ solutions: ['a bench'] })
  expect(readGuestIdea(Date.now())).toMatchObject({ written: 'a bench', isDone: true })
})

test('beside the card of one idea nothing counts it among others', async () => {
  const one = { card: { ...card, matches: [20], best: 0 }, idea: 'A story on the glass.' }
  const { box } = visit({ answers: { [finish]: [200, { ...counted, shared: one }] } })
  fireEvent.change(box(), { target: { value: 'a bench' } })
  await handIn()
  await screen.findByRole('region', { name: 'Your friend’s card' })
  screen.getByText('Their only idea')
  expect(screen.queryByText(/^The bird marks/)).toBeNull()
})

test('what was typed before the code was there is kept, and what was begun here before is found again', async () => {
  const { box } = visit({ typed: 'typed early' })
  await waitFor(() => expect(box().value).toBe('typed early'))
  cleanup()
  const again = visit()
  await waitFor(() => expect(again.box().value).toBe('typed early'))
})

test.each([
  { what: 'has been taken back since', answers: { [finish]: [200, { ...counted, shared: null }] } },
  { what: 'does not answer', answers: { [finish]: null } },
  { what: 'was not there when the page woke up', answers: { [open]: null } },
] as { what: string; answers: Record<string, Answer> }[])(
  'a link that $what costs nobody their turn',
  async ({ answers }) => {
    const { box } = visit({ answers })
    fireEvent.change(box(), { target: { value: 'a bench' } })
    await handIn()
    screen.getByText('Keep your idea and start day 1')
    expect(screen.queryByRole('region')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('who has had three problems today gets the limit of guests', async () => {
  visit({ answers: { [open]: [429, { message: 'Come back tomorrow.' }] } })
  await screen.findByRole('heading', { name: 'Daily Limit Reached' })
  screen.getByText('Come back tomorrow.')
})

test('somebody with an account is led home, where the ideas can be kept, and is no guest of the funnel', async () => {
  const { box, sent } = visit({ answers: { [open]: [200, { ...problem, isSignedIn: true }] } })
  expect((await screen.findByRole('link', { name: 'My day' })).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull()
  fireEvent.change(box(), { target: { value: 'a bench' } })
  await handIn()
  expect(screen.getByRole('link', { name: 'Back to My Day' }).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('link', { name: /^Start My Daily/ })).toBeNull()
  expect(sent.some(({ call }) => call === routes.trackGuest)).toBe(false)
})

test('who opens their own link is not told that somebody sent it to them', async () => {
  const { box } = visit({ answers: { [open]: [200, { ...problem, isSignedIn: true }] } })
  screen.getByText('A friend sent this two-minute brain trainer. Finish to see how they did.')
  fireEvent.change(box(), { target: { value: 'a bench' } })
  await handIn()
  await screen.findByRole('region', { name: 'Your friend’s card' })
  expect(document.body.textContent).not.toContain('sent you')
})

test('a page is reported with one press, once', async () => {
  const { sent } = visit()
  fireEvent.click(screen.getByRole('button', { name: 'Report This Page' }))
  await screen.findByText('Thanks, we’ll take a look.')
  expect(screen.queryByRole('button', { name: 'Report This Page' })).toBeNull()
  expect(sent.filter(({ call }) => call === report)).toHaveLength(1)
})

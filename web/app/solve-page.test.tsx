import { routes } from '@app/contract/routes'
import { dayAt } from '@app/domain/day/day'
import { cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { useSubmissionQueue } from '../device/submission-queue/submission-queue.ts'
import { deleteSubmissions, listSubmissions } from '../device/submission-queue/submission-store.ts'
import { readChoice, resetFinish } from '../modules/feedback/finish-state.ts'
import { chosen, finishedRound } from '../modules/feedback/test/finished.ts'
import { replyTo } from '../modules/rounds/test/reply.ts'
import { type Answer, ada, callTo } from '../test/server.ts'
import { visit } from '../test/visit.tsx'
import { startDevice } from './start-device.ts'

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollIntoView = () => undefined
})

const texts = ['A bench', 'A choir', 'A swing']
const today = dayAt(Date.now(), ada.timeZone)
const finished = finishedRound({
  favourites: null,
  day: today,
  finishedAt: new Date().toISOString(),
  ideas: texts.map((text) => ({ text, method: 'text', toTry: false })),
  thinkerId: 'my-own-path',
})
const round = {
  id: finished.id,
  text: 'How could the wait be pleasant?',
  category: 'Getting around',
  difficulty: 'medium',
  slots: 6,
  form: 'idea',
  practice: { thinkerId: 'my-own-path', stage: 1, opener: 0, others: [], step: null },
}
const accepted: Answer = [200, replyTo(finished, { ...ada, totalSolved: 35 })]

const box = (at: number) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Idea ${at}` })
const button = () => screen.getByRole('button', { name: 'Submit Solutions' })
const waitingHead = () => screen.findByRole('heading', { level: 1, name: / lit$/ })

/** The last two presses of a finish. */
async function answerAll() {
  fireEvent.click(screen.getByRole('button', { name: /^Next/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'None of them' }))
}

const choiceBodies = (sent: readonly { call: string; body?: unknown }[]) =>
  sent.filter(({ call }) => call.endsWith('/favourites')).map(({ body }) => body)
/** The choice, and the page of the round that comes behind it. */
const afterChoice = (favourites: number[]) => ({
  [callTo('chooseFavourites', { id: finished.id })]: chosen(finished, favourites),
  [callTo('finishedRound', { id: finished.id })]: chosen(finished, favourites),
})

/** Somebody who has written some ideas, and an answer to the submission that the test gives when it likes. */
async function write(ideas: readonly string[], others: Record<string, Answer> = {}) {
  const answer = Promise.withResolvers<Answer>()
  const answers: Record<string, Answer | Promise<Answer>> = {
    [routes.openRound]: [200, round],
    [routes.dayLog]: [200, { today, days: [], open: null }],
    [routes.submitSolutions]: answer.promise,
    ...others,
  }
  const visited = visit('/solve', answers)
  await screen.findByRole('textbox', { name: 'Idea 1' })
  for (const [place, text] of ideas.entries()) fireEvent.change(box(place + 1), { target: { value: text } })
  // What stands there meanwhile is fetched while somebody writes.
  await vi.dynamicImportSettled()
  return { ...visited, answers, answer: answer.resolve }
}

test('a press shows the ideas in the shape of the next screen before there is an answer, which fills it', async () => {
  const { answer, answers, pathNow, sent } = await write(texts)
  fireEvent.click(button())
  const head = await waitingHead()
  expect([head.textContent, document.activeElement]).toEqual(['Three ideas lit', head])
  screen.getByText('Submitting…')
  const list = within(screen.getByRole('group', { name: /^Your 3 ideas/ }))
  for (const text of texts) list.getByText(text)
  expect(screen.queryByRole('textbox')).toBeNull()

  // The day is counted from the answer to the submission.
  for (const call of [routes.todayCount, routes.dayLog]) answers[call] = 'never'
  answer(accepted)
  await screen.findByText('Submitted')
  screen.getByRole('heading', { level: 1, name: 'Three ideas lit' })
  expect(pathNow()).toBe('/')
  expect(sent.filter(({ call }) => call === routes.latestRound || call === routes.currentUser)).toHaveLength(2)
})

test('what is answered before the server has the list is sent as soon as it has, and leads to the result', async () => {
  const { answer, sent, pathNow } = await write(texts, afterChoice([2]))
  fireEvent.click(button())
  await waitingHead()
  fireEvent.click(screen.getByRole('checkbox', { name: /A swing/ }))
  await answerAll()
  expect(choiceBodies(sent)).toEqual([])
  answer(accepted)
  await screen.findByRole('link', { name: 'Back to Today' })
  expect(pathNow()).toBe(`/rounds/${finished.id}`)
  expect(choiceBodies(sent)).toEqual([{ favourites: [2], techniqueLines: [] }])
})

test('of two ideas there is nothing to choose: they are lit, and one press answers and shows the result', async () => {
  const { answer, sent } = await write(['A bench', 'A choir'], afterChoice([]))
  fireEvent.click(button())
  expect((await waitingHead()).textContent).toBe('Two ideas lit')
  expect(screen.queryByRole('checkbox')).toBeNull()
  const ideas = finished.ideas.slice(0, 2)
  answer([
    200,
    replyTo({ ...finishedRound({ day: today, ideas }), thinkerId: 'rumi', finishedAt: finished.finishedAt }),
  ])
  await screen.findByText('Submitted')
  fireEvent.click(screen.getByRole('button', { name: /A choir/ }))
  await screen.findByRole('link', { name: 'Back to Today' })
  expect(choiceBodies(sent)).toEqual([{ favourites: [], techniqueLines: [1] }])
})

test.each([
  { what: 'a refusal', reply: [503, { message: 'We’re busy right now.' }] as Answer, says: /busy/ },
  { what: 'a failure of the server', reply: [500, {}] as Answer, says: /That didn’t go through/ },
])('after $what the writing is back as it was, with its focus', async ({ reply, says }) => {
  const { answer, pathNow } = await write(texts)
  button().focus()
  fireEvent.click(button())
  await waitingHead()
  answer(reply)
  await screen.findByText(says)
  await screen.findByRole('button', { name: 'Submit Solutions' })
  expect(screen.queryByRole('heading', { name: / lit$/ })).toBeNull()
  expect([1, 2, 3].map((at) => [box(at).value, box(at).readOnly])).toEqual(texts.map((text) => [text, false]))
  expect([pathNow(), document.activeElement]).toEqual(['/solve', button()])
})

test('that the session has ended meanwhile leads nobody away from what they write', async () => {
  const refused: Answer = [401, { message: 'Unauthorized' }]
  const { left, sent } = await write(texts, { [routes.todayCount]: refused, [routes.latestRound]: refused })
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(routes.dayLog))
  expect([left, box(1).value]).toEqual([[], 'A bench'])
})

test('a page that is loaded again before the answer has the draft', async () => {
  await write(texts)
  fireEvent.click(button())
  await waitingHead()
  // What a page does that goes away.
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  visit('/solve', { [routes.openRound]: [200, round] })
  await waitFor(() => expect([1, 2, 3].map((at) => box(at).value)).toEqual(texts))
})

test('where its code did not come, the writing stays until the answer', async () => {
  const { answer } = await write([])
  fireEvent.change(box(1), { target: { value: 'A bench' } })
  fireEvent.click(button())
  expect(box(1).readOnly).toBe(true)
  answer([200, replyTo({ ...finished, ideas: finished.ideas.slice(0, 1) })])
  await screen.findByRole('heading', { level: 1, name: 'One idea lit' })
})

/** Somebody who hands in without network, and a network that comes back when the test likes. */
async function writeWithoutNetwork(ideas: readonly string[]) {
  onTestFinished(async () => deleteSubmissions(await listSubmissions()))
  const written = await write(ideas, { [callTo('chooseFavourites', { id: finished.id })]: chosen(finished, [2]) })
  written.answer(null)
  fireEvent.click(button())
  const head = await screen.findByRole('heading', { level: 1, name: / saved here$/ })
  const start = () => startDevice(written.client, 0)
  return { ...written, head, start }
}

test('without network the ideas stay unlit in their place, and can be chosen from', async () => {
  const { head } = await writeWithoutNetwork(texts)
  expect([head.textContent, document.activeElement]).toEqual(['Three ideas, saved here', head])
  screen.getByText('Saved. It counts for today.')
  screen.getByText(/^Your streak will catch up. You can still pick favourites.$/)
  const list = within(screen.getByRole('group', { name: /^Your 3 ideas/ }))
  fireEvent.click(list.getByRole('checkbox', { name: /A swing/ }))
  await waitFor(async () => expect((await listSubmissions())[0]?.chosen?.picked).toEqual([2]))
  await answerAll()
  screen.getByRole('link', { name: 'Back to Today' })
  expect(screen.queryByRole('button', { name: /^(Show me|Next|Skip|None)/ })).toBeNull()
  await waitFor(async () =>
    expect((await listSubmissions())[0]?.chosen).toMatchObject({ picked: [2], techniqueLines: [], isSent: true }),
  )
})

test('once the list is sent, it is chosen from as ever, with what was chosen before, and leads to the session', async () => {
  const { answers, sent, start } = await writeWithoutNetwork(texts)
  fireEvent.click(screen.getByRole('checkbox', { name: /A swing/ }))
  screen.getByText('Then you’ll see your numbers.')
  answers[routes.submitSolutions] = accepted
  onTestFinished(start())
  await screen.findByText('Submitted')
  screen.getByRole('heading', { level: 1, name: 'Three ideas lit' })
  expect(screen.queryByText(/^You’ll see your numbers|^Your streak will catch up/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Back to Today' })).toBeNull()
  await answerAll()
  const link = await screen.findByRole('link', { name: 'See Your Session' })
  expect(link.getAttribute('href')).toBe(`/rounds/${finished.id}`)
  expect(choiceBodies(sent)).toEqual([{ favourites: [2], techniqueLines: [] }])
})

test('what the finish has told is no news on the dashboard', async () => {
  const { answers, start } = await writeWithoutNetwork(texts)
  answers[routes.submitSolutions] = accepted
  onTestFinished(start())
  await screen.findByText('Submitted')
  const told = () => renderHook(() => useSubmissionQueue().syncedIds).result.current
  await waitFor(() => expect(told()).toEqual([finished.id]))
  cleanup()
  expect(told()).toEqual([])
})

test('a list that is sent and does not count says where one can read why', async () => {
  const { answers, start } = await writeWithoutNetwork(texts)
  answers[routes.submitSolutions] = [200, { ...replyTo(finished, ada), notCounted: 'other_device' }]
  onTestFinished(start())
  await screen.findByText('Sent, but not counted. The Today page says why.')
})

test('what was chosen without network is chosen when the app is opened again and has sent it', async () => {
  const { start } = await writeWithoutNetwork(texts)
  fireEvent.click(screen.getByRole('checkbox', { name: /A swing/ }))
  await waitFor(async () => expect((await listSubmissions())[0]?.chosen?.picked).toEqual([2]))
  cleanup()
  resetFinish()
  onTestFinished(start())
  await waitFor(() => expect(readChoice(finished.id).picked).toEqual([2]))
})

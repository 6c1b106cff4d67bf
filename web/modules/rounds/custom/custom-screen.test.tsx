import { routes } from '@app/contract/routes'
import { thinkerIds } from '@app/domain/rounds/thinker-ids'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ada } from '../../../test/server.ts'
import { toast } from '../../../test/toast.ts'
import { visit } from '../../../test/visit.tsx'
import { replyTo } from '../test/reply.ts'

const premium = { ...ada, plan: 'premium', streak: 12, maxSolutionSlots: 15 } as const
const solve = routes.solveCustom
const reply = replyTo({ kind: 'custom' }, { ...premium, totalSolved: 35 })
const accepted = [200, reply] as const
const draftAt = 'firecrest:custom:ada'

function open(answers: Parameters<typeof visit>[1] = {}, path = '/custom-problem') {
  return visit(path, {
    [routes.currentUser]: [200, premium],
    [routes.sessionStatus]: [200, { hasSessionsAvailable: true, maxSessions: 5 }],
    [solve]: [...accepted],
    ...answers,
  })
}

// The page of the test before leaves its draft as it goes.
beforeEach(() => localStorage.clear())

const problem = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your problem' })
const box = (number: number) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^(Idea|Name|Line) ${number}$`) })
const write = (into: HTMLElement, value: string) => fireEvent.change(into, { target: { value } })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Solutions' })
const sentTo = (sent: ReturnType<typeof open>['sent']) => sent.filter(({ call }) => call === solve)

test('the form says how many solutions the streak allows, counts them, and leads back and on', async () => {
  open()
  await problem()
  screen.getByText('0 / 15')
  write(box(2), 'Post a stone from each walk.')
  screen.getByText('1 / 15')
  expect(screen.getByRole('link', { name: 'Back to Today' }).getAttribute('href')).toBe('/home')
  expect(screen.getByRole('link', { name: 'View Solution History & Export' }).getAttribute('href')).toBe(
    '/solution-history',
  )
})

const practice = { thinkerId: 'rumi', stage: 2, opener: 0, others: [], step: null }
const practising: Parameters<typeof visit>[1] = {
  [routes.sessionStatus]: [200, { hasSessionsAvailable: true, maxSessions: 5, practice }],
}

test('a problem of one’s own is solved by a technique, which begins the first line of ideas', async () => {
  const { sent } = open(practising)
  write(await problem(), 'How do we keep our walk?')
  screen.getByText('Be a different person for every line.')
  expect(box(1).value).toBe('As the youngest, I’d ')
  expect(button().disabled).toBe(true)
  write(box(1), 'As the youngest, I’d ride on your shoulders')
  fireEvent.click(button())
  await waitFor(() => expect(sentTo(sent)).toHaveLength(1))
  expect(sentTo(sent)[0]?.body).toMatchObject({
    thinkerId: 'rumi',
    practice: { stage: 2, opener: 0, stepId: null, thinkerBy: 'path' },
  })
})

test('above names that are looked for no line is begun', async () => {
  open(practising)
  write(await problem(), 'Find a name for our walk')
  expect(box(1).value).toBe('')
  expect(screen.queryByText('First line started for you')).toBeNull()
})

test('the button waits for a problem and for a first solution', async () => {
  open()
  write(await problem(), 'How do we keep our walk?')
  expect(button().disabled).toBe(true)
  write(box(1), ' \u2800\u200b')
  expect(button().disabled).toBe(true)
  write(box(1), 'Two phones')
  expect(button().disabled).toBe(false)
  write(await problem(), ' \n\u00ad')
  expect(button().disabled).toBe(true)
})

test('a person who hands in by the keyboard gets a message about what is missing', async () => {
  const { sent } = open()
  await problem()
  write(box(1), 'Two phones')
  fireEvent.keyDown(box(1), { key: 'Enter', ctrlKey: true })
  ;(await toast('Problem Required')).getByText('Please write your custom problem before submitting solutions.')
  write(await problem(), 'How do we keep our walk?')
  write(box(1), ' ')
  fireEvent.keyDown(box(1), { key: 'Enter', ctrlKey: true })
  ;(await toast('Solutions Required')).getByText('Please provide at least one solution to your problem.')
  expect(sentTo(sent)).toEqual([])
})

test('only what is written goes out, trimmed, and the dashboard follows with nothing left behind', async () => {
  const { sent, person, pathNow } = open()
  write(await problem(), '  How do we keep our walk?\n')
  write(box(1), 'Two phones')
  write(box(2), '\u2060 ')
  write(box(3), 'Two cairns')
  await person.click(button())
  ;(await toast('Solutions Submitted!')).getByText('Your creative solutions have been saved successfully.')
  await waitFor(() => expect(pathNow()).toBe('/'))
  expect(sentTo(sent).map(({ body }) => body)).toEqual([
    {
      problemText: 'How do we keep our walk?',
      form: 'idea',
      solutions: ['Two phones', 'Two cairns'],
      submissionMethod: ['text', 'text'],
    },
  ])
  await screen.findByText('15 problems to Gold')
  expect(localStorage.getItem(draftAt)).toBeNull()
})

test('the dashboard has the finished session from the answer, and asks for it no second time', async () => {
  const { sent, person, router } = open({}, '/')
  await screen.findByText('16 problems to Gold')
  await router.go('/custom-problem')
  write(await problem(), 'How do we keep our walk?')
  write(box(1), 'Two phones')
  await person.click(button())
  await screen.findByText('15 problems to Gold')
  const link = await screen.findByRole('link', { name: 'See Your Session' })
  expect(link.getAttribute('href')).toBe(`/rounds/${reply.round.id}`)
  expect(sent.filter(({ call }) => call === routes.latestRound)).toHaveLength(1)
})

test.each([
  { answer: [503, { message: 'We’re busy right now.' }] as [number, unknown], says: 'We’re busy right now.' },
  { answer: null, says: 'Failed to submit solutions. Please try again.' },
])('a failure says "$says", and everything stays', async ({ answer, says }) => {
  const { person } = open({ [solve]: answer })
  write(await problem(), 'How do we keep our walk?')
  write(box(1), 'Two phones')
  await person.click(button())
  ;(await toast('Submission Failed')).getByText(says)
  expect([(await problem()).value, box(1).value]).toEqual(['How do we keep our walk?', 'Two phones'])
  expect(button().disabled).toBe(false)
})

test('what is written is on the device, and there again after a reload', async () => {
  open()
  write(await problem(), 'How do we keep our walk?')
  write(box(1), 'Two phones')
  await waitFor(() => expect(localStorage.getItem(draftAt)).toContain('Two phones'))
  cleanup()
  open()
  await waitFor(async () => expect((await problem()).value).toBe('How do we keep our walk?'))
  expect(box(1).value).toBe('Two phones')
})

test('a problem past its limit is not cut, and not sent', async () => {
  open()
  write(await problem(), 'x'.repeat(1_001))
  write(box(1), 'Two phones')
  screen.getByText('1,001 / 1,000')
  screen.getByText('1 character over the limit. Trim it a little.')
  expect(button().disabled).toBe(true)
  write(await problem(), '👩‍👩‍👧'.repeat(400))
  screen.getByText('400 / 1,000')
})

test('a browser that cannot listen shows no microphone, and one that can has one in each box', async () => {
  open()
  await problem()
  expect(screen.queryByRole('button', { name: /voice/ })).toBeNull()
  cleanup()
  vi.stubGlobal('SpeechRecognition', class {})
  open()
  await problem()
  expect(screen.getAllByRole('button', { name: /^Start voice for idea/ })).toHaveLength(5)
  vi.stubGlobal('SpeechRecognition', undefined)
})

test('a problem says what it asks for by its words, until the person says it', async () => {
  const { sent } = open()
  const asked = () =>
    screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.labels?.[0]?.textContent
  write(await problem(), 'How do we keep our walk?')
  expect(asked()).toBe('ideas')
  write(await problem(), 'A name for our boat')
  expect(asked()).toBe('names')
  screen.getByText('Your names')
  screen.getByRole('textbox', { name: 'Name 1' })
  fireEvent.click(screen.getByRole('radio', { name: 'sentences' }))
  write(await problem(), 'A title for our boat')
  expect(asked()).toBe('sentences')
  write(box(1), 'She floats, mostly')
  fireEvent.click(button())
  await waitFor(() => expect(sentTo(sent)[0]?.body).toMatchObject({ form: 'line' }))
})

test('with every session used the day is complete', async () => {
  open({
    [routes.sessionStatus]: [200, { hasSessionsAvailable: false, maxSessions: 5 }],
    [routes.album]: [200, { thinkers: [{ thinkerId: 'tesla', ink: 2, lines: 1, line: null }] }],
  })
  await screen.findByRole('heading', { name: 'Daily Training Complete!' })
  screen.getByText(/All 5 sessions are done/)
  expect(screen.queryByRole('textbox')).toBeNull()
  const album = await screen.findByRole('link', { name: 'Open your album' })
  expect(album.getAttribute('href')).toBe('/album')
  expect(album.querySelectorAll('[data-ink]')).toHaveLength(thinkerIds.length)
  expect(album.querySelectorAll('[data-ink="2"]')).toHaveLength(1)
})

test('sessions that cannot be counted keep nobody from writing', async () => {
  open({ [routes.sessionStatus]: [500, { message: 'Something went wrong' }] })
  await problem()
})

test('free people see what comes with Premium, and nothing is asked for them', async () => {
  const { sent } = open({ [routes.currentUser]: [200, ada] })
  await screen.findByRole('heading', { name: 'Custom problems come with Premium' })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('link', { name: 'Go Premium' }).getAttribute('href')).toBe('/premium')
  expect(sent.map(({ call }) => call)).not.toContain(routes.sessionStatus)
})

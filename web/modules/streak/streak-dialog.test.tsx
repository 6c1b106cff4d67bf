import { routes } from '@app/contract/routes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, ada, callTo } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'
import type { StreakSummary } from './streak.queries.ts'
// The dashboard fetches its code late; here it is no part of the waiting.
import './streak-dialog.tsx'

const summary: StreakSummary = {
  streak: 12,
  longest: 31,
  freezes: 1,
  heldDays: [],
  freezeHistory: [
    { day: '2026-03-10', change: 'spent', held: 1 },
    { day: null, change: 'sign_up', held: 1 },
  ],
  earnBack: null,
  pauses: [],
  pauseDaysLeft: 53,
}
const story = [
  {
    day: '2026-03-13',
    kind: 'done',
    reason: 'done',
    sentence: 'Fri 13 Mar: session done. Day 12.',
    streak: 12,
    freezes: 1,
  },
  { day: '2026-03-12', kind: null, reason: 'missed', sentence: 'Thu 12 Mar had no session.', streak: 0, freezes: 1 },
]

async function openDialog(change: Partial<StreakSummary> = {}, answers: Record<string, Answer> = {}) {
  const all: Record<string, Answer> = {
    [routes.currentUser]: [200, { ...ada, streak: summary.streak }],
    [routes.streakSummary]: [200, { ...summary, ...change }],
    [routes.streakStory]: [200, story],
    ...answers,
  }
  const world = visit('/', all)
  await world.person.click(await screen.findByRole('button', { name: 'Your streak' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your streak' }))
  return { ...world, dialog, answer: (call: string, answer: Answer) => Object.assign(all, { [call]: answer }) }
}

test('the dialog shows freezes, pauses and why the streak changed', async () => {
  const { dialog, sent } = await openDialog()
  await dialog.findByText('session done. Day 12.')
  const rows = dialog.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)
  expect(rows).toContain('Fri 13 Mar: session done. Day 12.')
  expect(rows).toContain('Tue 10 Mar: used for a missed day')
  dialog.getByText('31 days')
  dialog.getByText('1 of 2')
  dialog.getByText('You got one with your account')
  dialog.getByText(/53 pause days left this year/)
  expect(dialog.queryByText(/bring your .* back/)).toBeNull()
  expect(sent.find(({ call }) => call.endsWith('/story'))?.search).toBe('?from=2026-01-14&to=2026-03-14')
})

test('what a session of today would do is told of today', async () => {
  const today = {
    kind: null,
    reason: 'open',
    sentence: 'Sat 14 Mar: one session makes it day 13.',
    streak: 12,
    freezes: 1,
  }
  const { dialog } = await openDialog({}, { [routes.streakStory]: [200, [{ day: '2026-03-14', ...today }, ...story]] })
  await dialog.findByText('one session makes it day 13.')
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'Today: one session makes it day 13.',
  )
})

test('the changes of freezes are folded, the newest first', async () => {
  const earned = ['2026-02-10', '2026-02-17', '2026-02-24', '2026-03-03', '2026-03-10']
  const { dialog } = await openDialog({
    freezeHistory: [
      { day: null, change: 'sign_up', held: 1 },
      ...earned.map((day) => ({ day, change: 'earned' as const, held: 2 })),
    ],
  })
  const earlier = (await dialog.findByText('Earlier freezes')).closest('details') as HTMLElement
  expect(earlier).toHaveProperty('open', false)
  const folded = within(earlier).getAllByRole('listitem', { hidden: true })
  expect(folded.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Tue 10 Mar/),
    expect.stringMatching(/^Tue 3 Mar/),
    expect.stringMatching(/^Tue 24 Feb/),
    expect.stringMatching(/^Tue 17 Feb/),
    expect.stringMatching(/^Tue 10 Feb/),
    expect.stringMatching(/^You got one with your account/),
  ])
})

test('a held day and a streak that can be won back come first', async () => {
  const { dialog } = await openDialog({ heldDays: ['2026-03-13'], earnBack: { length: 9, until: '2026-03-15' } })
  await dialog.findByText('A freeze covers Friday 13 March until your next session.')
  dialog.getByText(/Two sessions in one day by Sunday 15 March bring your 9-day streak back/)
})

const days = { from: '2026-04-01', to: '2026-04-03' }

function planned(dialog: ReturnType<typeof within>) {
  dialog.getByText('Plan a pause').closest('details')?.setAttribute('open', '')
  fireEvent.change(dialog.getByLabelText('First day'), { target: { value: days.from } })
  fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: days.to } })
}

test('a pause is planned, and what rests on it is asked again', async () => {
  const { dialog, sent, person } = await openDialog({}, { [routes.planPause]: [201, { id: 'p1', ...days }] })
  await dialog.findByText('1 of 2')
  planned(dialog)
  await person.click(dialog.getByRole('button', { name: 'Plan Pause' }))
  await dialog.findByText('Pause planned.')
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual(days)
  await waitFor(() => expect(sent.filter(({ call }) => call === routes.streakSummary)).toHaveLength(2))
})

test('a pause that cannot be is refused in the server’s words', async () => {
  const message = 'A pause can last 30 days at most.'
  const { dialog, person } = await openDialog({}, { [routes.planPause]: [400, { message }] })
  await dialog.findByText('1 of 2')
  await person.click(dialog.getByText('Plan a pause'))
  await person.click(dialog.getByRole('button', { name: 'Plan Pause' }))
  await dialog.findByText('Please choose a first and a last day')
  planned(dialog)
  await person.click(dialog.getByRole('button', { name: 'Plan Pause' }))
  await dialog.findByText(message)
  expect(dialog.getByLabelText('First day').getAttribute('aria-invalid')).toBe('true')
})

test.each([
  { from: '2026-03-20', to: '2026-03-22', press: 'Cancel' },
  { from: '2026-03-12', to: '2026-03-22', press: 'End Now' },
])('a pause from $from is offered: $press', async ({ press, ...pause }) => {
  const id = '11111111-2222-4333-8444-555555555555'
  const over = { id: 'over', from: '2026-01-01', to: '2026-01-02' }
  const { dialog, sent, person } = await openDialog(
    { pauses: [over, { id, ...pause }] },
    { [callTo('endPause', { id })]: [204, undefined] },
  )
  await person.click(await dialog.findByRole('button', { name: press }))
  expect(sent.some(({ call }) => call === callTo('endPause', { id }))).toBe(true)
  expect(dialog.queryByText(/1 January/)).toBeNull()
})

test('a refusal goes once another pause is taken back', async () => {
  const message = 'A pause must start within the next year.'
  const { dialog, person } = await openDialog(
    { pauses: [{ id: 'p1', ...days }] },
    { [routes.planPause]: [400, { message }], [callTo('endPause', { id: 'p1' })]: [204, undefined] },
  )
  await dialog.findByText('1 of 2')
  planned(dialog)
  await person.click(dialog.getByRole('button', { name: 'Plan Pause' }))
  await dialog.findByText(message)
  await person.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(dialog.queryByText(message)).toBeNull())
  expect(dialog.getByLabelText('First day').getAttribute('aria-invalid')).toBeNull()
})

test('a pause that is taken back leaves the focus in the dialog', async () => {
  const pause = { id: 'p1', ...days }
  const answers: Record<string, Answer> = { [callTo('endPause', { id: 'p1' })]: [204, undefined] }
  const { dialog, person, answer } = await openDialog({ pauses: [pause] }, answers)
  const press = await dialog.findByRole('button', { name: 'Cancel' })
  answer(routes.streakSummary, [200, summary])
  await person.click(press)
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('heading', { name: 'Planned pauses' })))
})

test('a streak that does not load can be tried again', async () => {
  const { dialog } = await openDialog({}, { [routes.streakSummary]: [503, { message: 'We’re busy right now.' }] })
  await dialog.findByText('We’re busy right now.')
  dialog.getByRole('button', { name: 'Try Again' })
})

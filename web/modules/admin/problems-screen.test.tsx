import { routes } from '@app/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pasteInto } from '../../test/paste-into.ts'
import { type Answer, ada, callTo } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { visit } from '../../test/visit.tsx'

const list = routes.listReports
const reported = {
  id: '0b6f6f0e-5f7c-4a43-8d5c-7a8f9f7a4b10',
  text: 'How could a pedestrian crossing make people smile?',
  category: 'Getting around',
  difficulty: 'easy',
  reports: 3,
  lastAt: '2026-11-20T09:12:00.000Z',
  days: ['2026-11-20', '2026-11-21'],
}
const settle = callTo('settleReports', { id: reported.id })

async function atProblems(answer: Answer, more: Record<string, Answer> = {}) {
  const answers: Record<string, Answer> = {
    [routes.currentUser]: [200, { ...ada, role: 'admin' }],
    [list]: answer,
    ...more,
  }
  const visited = visit('/admin/problems', answers)
  await screen.findByRole('heading', { name: 'Problems' })
  return { ...visited, answers }
}

test('an admin swaps the problem of a day that was reported, with a note and not without one', async () => {
  const { person, sent, answers } = await atProblems([200, [reported]], { [settle]: [204, null] })
  const card = within(await screen.findByRole('article', { name: reported.text }))
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '3',
    expect.stringContaining('20 November 2026'),
    'Friday 20 November; Saturday 21 November',
    'Getting around, easy',
  ])
  screen.getByText('1 reported problem to decide on')
  await person.click(card.getByRole('button', { name: 'Swap It' }))
  card.getByText('Please say why.')
  expect(sent.some(({ call }) => call === settle)).toBe(false)

  await pasteInto(person, card.getByLabelText('Note'), 'It mocks people.')
  answers[list] = [200, []]
  await person.click(card.getByRole('button', { name: 'Swap It' }))
  ;(await toast('Done')).getByText('That day has a new problem.')
  expect(sent.find(({ call }) => call === settle)?.body).toEqual({ outcome: 'swap', note: 'It mocks people.' })
  await screen.findByText('No reported problems to decide on.')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Problems'))
})

test('an admin keeps a problem whose day is over', async () => {
  const { person, sent } = await atProblems([200, [{ ...reported, days: [] }]], { [settle]: [204, null] })
  const card = within(await screen.findByRole('article', { name: reported.text }))
  card.getByText('Was a problem of the day')
  await pasteInto(person, card.getByLabelText('Note'), 'It is fine.')
  await person.click(card.getByRole('button', { name: 'Keep It' }))
  ;(await toast('Done')).getByText('We kept the problem and cleared its reports.')
  expect(sent.find(({ call }) => call === settle)?.body).toEqual({ outcome: 'keep', note: 'It is fine.' })
})

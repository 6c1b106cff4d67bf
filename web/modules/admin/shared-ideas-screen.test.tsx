import { routes } from '@app/contract/routes'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pasteInto } from '../../test/paste-into.ts'
import { type Answer, ada, callTo } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { visit } from '../../test/visit.tsx'

const reported = {
  id: '0b6f6f0e-5f7c-4a43-8d5c-7a8f9f7a4b10',
  text: 'Laugh at whoever waits longest.',
  problemText: 'How could strangers waiting at the same stop make the wait pleasant?',
  authorEmail: 'maya@example.org',
  at: '2026-11-20T09:12:00.000Z',
  state: 'hidden',
  reports: { hurts: 3, names: 0, sells: 1 },
}
const waiting = {
  ...reported,
  id: '1b6f6f0e-5f7c-4a43-8d5c-7a8f9f7a4b11',
  text: 'A choir of boots.',
  state: 'in_review',
  reports: { hurts: 0, names: 0, sells: 0 },
}
const listed = (...ideas: unknown[]): Answer => [200, ideas, { 'x-total-count': `${ideas.length}` }]
const settle = callTo('settleSharedIdea', { id: reported.id })

async function atSharedIdeas(first: Answer) {
  const answers: Record<string, Answer> = {
    [routes.currentUser]: [200, { ...ada, role: 'admin' }],
    [routes.listSharedIdeas]: first,
    [settle]: [204, null],
  }
  const visited = visit('/admin/shared-ideas', answers)
  await screen.findByRole('heading', { name: 'Shared ideas' })
  return { ...visited, answers }
}

test.each([
  { press: 'Hide It', outcome: 'hide', says: 'The idea is hidden from everyone.' },
  { press: 'Keep It', outcome: 'keep', says: 'Others can see the idea, unless its author took it back.' },
  {
    press: 'Stop Their Sharing',
    outcome: 'stop_author',
    says: 'Their ideas are hidden, and they can’t share.',
  },
])('an admin decides about a reported idea, with a note and not without one: "$press"', async (choice) => {
  const { person, sent, answers } = await atSharedIdeas(listed(reported))
  const card = within(await screen.findByRole('article', { name: reported.text }))
  card.getByText('hurts someone: 3; sells something: 1')
  card.getByText('Reported and hidden from everyone')
  card.getByText('Waiting since')
  expect(card.getByRole('link', { name: 'maya@example.org' }).getAttribute('href')).toBe('/admin?q=maya%40example.org')
  await person.click(card.getByRole('button', { name: choice.press }))
  card.getByText('Please say why.')
  expect(sent.some(({ call }) => call === settle)).toBe(false)
  await pasteInto(person, card.getByLabelText('Note'), 'It mocks people.')
  answers[routes.listSharedIdeas] = listed()
  await person.click(card.getByRole('button', { name: choice.press }))
  ;(await toast('Done')).getByText(choice.says)
  expect(sent.find(({ call }) => call === settle)?.body).toEqual({ outcome: choice.outcome, note: 'It mocks people.' })
  await screen.findByText('No shared ideas to decide on.')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Shared ideas' }))
})

test('where admins read first, an idea waits for "Let Others See It"', async () => {
  await atSharedIdeas(listed(waiting, reported))
  const card = within(await screen.findByRole('article', { name: waiting.text }))
  expect(card.queryByText('Reports')).toBeNull()
  card.getByRole('button', { name: 'Let Others See It' })
  screen.getByText('2 shared ideas to decide on, oldest first')
})

test('a link that a visitor reported shows its page, and is ended or kept here too', async () => {
  const link = { id: '7k2m9q7k2m9q7k2m', problemText: waiting.problemText, idea: 'Boo.', reportedAt: waiting.at }
  const { person, sent, answers } = await atSharedIdeas(listed())
  answers[routes.listReportedLinks] = [200, [link]]
  const settle = callTo('settleReportedLink', { id: link.id })
  answers[settle] = [204, null]
  cleanup()
  answers[routes.listSharedIdeas] = listed(waiting, reported)
  const again = visit('/admin/shared-ideas', answers)
  await screen.findByText('2 shared ideas and 1 reported link to decide on')
  screen.getByRole('heading', { name: 'Reported links' })
  const card = within(await screen.findByRole('article', { name: 'Boo.' }))
  card.getByText('Hidden until you decide')
  expect(card.getByRole('link', { name: /^\/p\// }).getAttribute('href')).toBe(`/p/${link.id}`)
  await pasteInto(person, card.getByLabelText('Note'), 'It mocks people.')
  await person.click(card.getByRole('button', { name: 'End Link' }))
  ;(await toast('Done')).getByText('The link no longer works.')
  expect(again.sent.find(({ call }) => call === settle)?.body).toEqual({ outcome: 'end', note: 'It mocks people.' })
  expect(sent.some(({ call }) => call === settle)).toBe(false)
})

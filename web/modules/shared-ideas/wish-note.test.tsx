import { routes } from '@app/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ada } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'

// The dashboard fetches its code late; here it is no part of the waiting.
import './wish-note.tsx'

const note = { howMany: 'two', text: 'Everyone who waits adds one line.', day: '2026-03-13' }
const at = { [routes.dayLog]: [200, { today: '2026-03-14', days: [] }] as [number, unknown] }

test('the day after, an author reads in words who wished for the idea, and puts the note away for good', async () => {
  const { person, sent } = visit('/', {
    ...at,
    [routes.wishNote]: [200, note],
    [routes.putWishNoteAway]: [204, null],
  })
  const region = within(await screen.findByRole('region', { name: 'A note about your idea' }))
  region.getByText('Two people wished they’d thought of your idea:')
  const told = region.getByText('“Everyone who waits adds one line.”')
  // On a phone the problem comes first, then the note, then the rest of the day.
  const [problem, streak] = [screen.getByText('How many uses has a doorstop?'), screen.getByText('Day streak')]
  expect(problem.compareDocumentPosition(told) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(told.compareDocumentPosition(streak) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  region.getByText('Yesterday, 13 March. They saw the idea, not your name.')
  await person.click(region.getByRole('button', { name: 'Hide this note' }))
  const gone = await screen.findByText('Hidden.')
  expect(document.activeElement).toBe(gone)
  await waitFor(() => expect(sent.some(({ call }) => call === routes.putWishNoteAway)).toBe(true))
})

test('a note of an earlier day says of which', async () => {
  visit('/', { ...at, [routes.wishNote]: [200, { ...note, howMany: 'several', day: '2026-03-11' }] })
  const region = within(await screen.findByRole('region', { name: 'A note about your idea' }))
  region.getByText('Several people wished they’d thought of your idea:')
  region.getByText('11 March. They saw the idea, not your name.')
})

test('nobody is told anything where nobody wished, or before the third session', async () => {
  const { sent } = visit('/', { ...at, [routes.currentUser]: [200, { ...ada, totalSolved: 2 }] })
  await screen.findByText('How many uses has a doorstop?')
  expect(screen.queryByRole('region', { name: 'A note about your idea' })).toBeNull()
  expect(sent.some(({ call }) => call === routes.wishNote)).toBe(false)
})

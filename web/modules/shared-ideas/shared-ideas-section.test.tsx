import { routes } from '@app/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, callTo } from '../../test/server.ts'
import { atSettings } from '../settings/test/settings-world.tsx'

const line = (roundId: string, text: string) => ({
  roundId,
  text,
  problemText: 'How could strangers wait?',
  visibleFrom: '2026-03-14T12:10:00.000Z',
  state: 'shown',
})
const chess = line('6f1f8f7e-2b7c-4f0b-9a55-0d6f7b2f9a11', 'A chess game')
const choir = line('7f1f8f7e-2b7c-4f0b-9a55-0d6f7b2f9a12', 'A choir')
const listed = (...lines: unknown[]): Answer => [200, lines, { 'x-total-count': `${lines.length}` }]

const region = () => screen.findByRole('region', { name: 'Shared ideas' })

test('a person finds each idea that others may see in the settings, and takes one back', async () => {
  const share = callTo('shareIdea', { id: chess.roundId })
  const answers = { [routes.ownSharedIdeas]: listed(chess, choir), [share]: [200, {}] as Answer }
  const { person, sent } = await atSettings(answers)
  const card = within(await region())
  await card.findByText('2 shared, without your name.')
  await person.click(card.getByText('See Each Idea'))
  expect(card.getAllByRole('listitem')).toHaveLength(2)
  expect(card.getAllByText(/^Shared without your name since 14 March/)).toHaveLength(2)
  const [toSession] = card.getAllByRole('link', { name: chess.problemText })
  expect(toSession?.getAttribute('href')).toBe(`/rounds/${chess.roundId}`)
  await person.click(card.getByRole('button', { name: 'Take It Back: A chess game' }))
  expect(sent.find(({ call }) => call === share)?.body).toEqual({ place: null })
  expect(sent.filter(({ call }) => call === routes.ownSharedIdeas)).toHaveLength(2)
  expect(document.activeElement).toBe(card.getByRole('heading', { name: 'Shared ideas' }))
})

test('all are taken back at once, after a question', async () => {
  const { person, sent } = await atSettings({
    [routes.ownSharedIdeas]: listed(chess, choir),
    [routes.takeBackAll]: [204, null],
  })
  const card = within(await region())
  await person.click(await card.findByRole('button', { name: 'Take All Back' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Take All Back?' }))
  expect(sent.some(({ call }) => call === routes.takeBackAll)).toBe(false)
  await person.click(dialog.getByRole('button', { name: 'Take All Back' }))
  expect(sent.some(({ call }) => call === routes.takeBackAll)).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a hidden idea stays listed, and there is nothing to take back', async () => {
  await atSettings({ [routes.ownSharedIdeas]: listed({ ...chess, state: 'hidden' }) })
  const card = within(await region())
  await card.findByText('One shared, without your name. Reported ideas are hidden, but still listed here.')
  card.getByText('Hidden because someone reported it.')
  expect(card.queryByRole('button')).toBeNull()
})

test('where nothing is shared, the settings say that nobody sees an idea', async () => {
  await atSettings()
  const card = within(await region())
  await card.findByText('You haven’t shared any.')
  expect(card.queryByRole('button')).toBeNull()
})

test('where nothing is shared at all, the settings don’t speak of it and don’t ask', async () => {
  const { sent } = await atSettings({ [routes.installation]: [200, { crypto: [], sharedIdeas: false }] })
  await screen.findByRole('heading', { name: 'Your data' })
  await waitFor(() => expect(sent.some(({ call }) => call === routes.installation)).toBe(true))
  expect(screen.queryByRole('region', { name: 'Shared ideas' })).toBeNull()
  expect(sent.some(({ call }) => call === routes.ownSharedIdeas)).toBe(false)
})

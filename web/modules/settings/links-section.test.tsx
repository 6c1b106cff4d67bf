import { routes } from '@app/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { callTo } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { atSettings } from './test/settings-world.tsx'

const link = {
  id: '7k2m9q7k2m9q7k2m',
  roundId: '6f1f8f7e-2b7c-4f0b-9a55-0d6f7b2f9a11',
  problemText: 'How could strangers make the wait pleasant?',
  idea: 'A story on the glass.',
  link: 'https://firecrest.example/p/7k2m9q7k2m9q7k2m',
  endsAt: '2026-12-20T09:00:00.000Z',
}
const other = { ...link, id: '8k2m9q7k2m9q7k2m', problemText: 'How many uses has a doorstop?', idea: null }

test('somebody who shares sees each open link and what stands at it, and takes one back', async () => {
  const end = callTo('endShareLink', { id: link.id })
  const { person, sent } = await atSettings({ [routes.listShareLinks]: [200, [link, other]], [end]: [204, null] })
  const card = within(await screen.findByRole('region', { name: 'Shared links' }))
  card.getByText('With your idea: A story on the glass.')
  card.getAllByText(/^Works until 20 December 2026/)
  await person.click(card.getByRole('button', { name: `Take Back ${link.problemText}` }))
  await toast('Taken Back')
  await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(1))
  expect(document.activeElement?.textContent).toBe('Shared links')
  expect(sent.filter(({ call }) => call === end)).toHaveLength(1)
})

test('nobody who shares nothing reads about links', async () => {
  await atSettings()
  await screen.findByRole('region', { name: 'Your devices' })
  expect(screen.queryByRole('region', { name: 'Shared links' })).toBeNull()
})

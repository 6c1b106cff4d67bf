import { routes } from '@app/contract/routes'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isOffline, setOnline } from '../api/network.ts'
import { beginFinish, readChoice, readFinish, saveChoice } from '../modules/feedback/finish-state.ts'
import { visit } from './visit.tsx'

test('somebody whose network has gone has the page open, and a call of it has failed', async () => {
  visit('/', { [routes.streakSummary]: null })
  await screen.findByText(/^of 2$/)
  act(() => setOnline(false))
  await screen.findByText(/^Offline/)
})

test('the next person has network', () => expect(isOffline()).toBe(false))

test('somebody chooses from a list that the server does not have yet', () => {
  beginFinish('the list', 3)
  saveChoice('the list', { picked: [2], isSent: false })
  expect(readChoice('the list').picked).toEqual([2])
})

test('nothing is chosen for the next person, and nothing moves', () =>
  expect([readChoice('the list').picked, readFinish('the list')]).toEqual([[], null]))

test.fails.each([
  ['changes beside others', (is: boolean) => [<b key="b">One</b>, is ? 'two' : 'three']],
  ['goes from beside others', (is: boolean) => [<b key="b">One</b>, !is && 'two']],
  ['gets something before it', (is: boolean) => [is && <b key="b">One</b>, 'two']],
])('a text that %s is noticed: a translated page would break', (_, children) => {
  const { rerender } = render(<p>{children(false)}</p>)
  rerender(<p>{children(true)}</p>)
})

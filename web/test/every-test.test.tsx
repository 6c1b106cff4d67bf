import { routes } from '@app/contract/routes'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isServerAway, noteNetwork } from '../api/network.ts'
import { visit } from './visit.tsx'

test('somebody whose network has gone has the page open, and a call of it has failed', async () => {
  visit('/', { [routes.streakSummary]: null })
  await screen.findByText(/^of 2$/)
  act(() => noteNetwork(false))
  await screen.findByText(/^Offline/)
})

test('the next person has network', () => expect(isServerAway()).toBe(false))

import { routes } from '@app/contract/routes'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ada } from '../test/server.ts'
import { visit } from '../test/visit.tsx'

const waysOf = async () =>
  within(await screen.findByRole('navigation', { name: 'Yours' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('without Premium, "You" shows the level, the streak, and a lock on what Premium opens', async () => {
  visit('/you')
  await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' })
  screen.getByText('Silver')
  screen.getByText('16 problems to Gold')
  await screen.findByRole('heading', { name: 'Achievements' })
  expect(await waysOf()).toEqual([
    'HistorySearch and export your ideasWith Premium',
    'AnalyticsWhat your sessions showWith Premium',
    'SettingsName, reminders, sign-in, data',
    'PremiumYou’re on the free plan',
  ])
})

test('with Premium nothing is locked', async () => {
  visit('/you', { [routes.currentUser]: [200, { ...ada, plan: 'premium' }] })
  expect(await waysOf()).toEqual([
    'HistorySearch and export your ideas',
    'AnalyticsWhat your sessions show',
    'SettingsName, reminders, sign-in, data',
    'PremiumYour plan',
  ])
})

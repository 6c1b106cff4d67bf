import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nobody } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'

const config = { stripePublishableKey: null, supportEmail: 'help@fire.example', mail: true, crypto: [] }

test('anybody reads whose the ideas are, what Premium costs, how to leave, and whom to write to', async () => {
  visit('/terms', { ...nobody, 'GET /api/config': [200, config] })
  await screen.findByRole('heading', { level: 1, name: 'Terms' })
  for (const name of ['Your ideas stay yours', 'Premium', 'Fair use', 'Leaving'])
    screen.getByRole('heading', { level: 2, name })
  screen.getByText(/9\.95 USD a month or 109\.45 USD a year/)
  const address = await screen.findByRole('link', { name: 'help@fire.example' })
  expect(address.getAttribute('href')).toBe('mailto:help@fire.example')
})

test('each line of the contents leads to a section of the page', async () => {
  visit('/terms')
  const contents = await screen.findByRole('navigation', { name: 'On this page' })
  const targets = [...contents.querySelectorAll('a')].map((link) => link.getAttribute('href')?.slice(1) ?? '')
  expect(targets.length).toBeGreaterThan(5)
  expect(targets.filter((id) => document.getElementById(id) === null)).toEqual([])
})

test('the sign-up notice and the foot lead to the terms', async () => {
  const { person, pathNow } = visit('/login', nobody)
  expect((await screen.findByRole('link', { name: 'terms' })).getAttribute('href')).toBe('/terms')
  await person.click(screen.getByRole('link', { name: 'terms' }))
  await screen.findByRole('heading', { level: 1, name: 'Terms' })
  expect(pathNow()).toBe('/terms')
  expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms')
})

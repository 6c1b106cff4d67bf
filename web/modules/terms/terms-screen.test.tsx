import { routes } from '@app/contract/routes'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, nobody } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'

const config = { stripePublishableKey: null, supportEmail: 'help@fire.example', mail: true, crypto: [] }

test('anybody reads whose the ideas are, what Premium costs, how to leave, and whom to write to', async () => {
  visit('/terms', { ...nobody, [routes.installation]: [200, config] })
  await screen.findByRole('heading', { level: 1, name: 'Terms' })
  for (const name of ['Your ideas stay yours', 'Premium', 'Fair use', 'Leaving'])
    screen.getByRole('heading', { level: 2, name })
  screen.getByText(/\$9\.95 a month or \$109\.45 a year/)
  const address = await screen.findByRole('link', { name: 'help@fire.example' })
  expect(address.getAttribute('href')).toBe('mailto:help@fire.example')
})

test('the terms name the operator where no support address is set', async () => {
  visit('/terms', { ...nobody, [routes.installation]: [200, { ...config, supportEmail: null }] })
  const note = (await screen.findByText('Contact:')).parentElement
  expect(note?.textContent).toMatch(/^Contact: the site owner\. /)
  expect(document.querySelector('[href^="mailto:"]')).toBe(null)
})

test('where the operator wrote terms, everybody reads those and not ours', async () => {
  const link = { tag: 'a', href: 'https://fire.example/rules', content: ['all rules'] }
  const content = [
    { tag: 'h1', content: ['House rules'] },
    { tag: 'p', content: ['Be ', { tag: 'strong', content: ['kind'] }, ': ', link, { tag: 'br', content: [] }] },
    { tag: 'ol', start: 3, content: [{ tag: 'li', content: ['<b>third</b>'] }] },
  ]
  visit('/terms', { ...nobody, [routes.terms]: [200, { content }] })
  await screen.findByRole('heading', { level: 1, name: 'House rules' })
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByText('kind').tagName).toBe('STRONG')
  expect(screen.getByRole('link', { name: 'all rules' }).getAttribute('href')).toBe('https://fire.example/rules')
  expect(screen.getByText('<b>third</b>').parentElement?.getAttribute('start')).toBe('3')
  expect(screen.queryByText(/Your ideas stay yours/)).toBe(null)
})

test('nobody is shown our terms before it is known whose hold, and what does not load can be tried again', async () => {
  const answers: Record<string, Answer> = { ...nobody, [routes.terms]: null }
  const { person } = visit('/terms', answers)
  await screen.findByText(/^We can’t load the terms offline/)
  expect(screen.queryByText('Your ideas stay yours')).toBe(null)
  answers[routes.terms] = [200, { content: null }]
  await person.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByRole('heading', { level: 2, name: 'Your ideas stay yours' })
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

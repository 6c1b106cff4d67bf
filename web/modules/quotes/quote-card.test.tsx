import { fallbackQuotes } from '@app/content/fallback-quotes'
import { routes } from '@app/contract/routes'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../../test/visit.tsx'

test('without a server our own four sentences take turns', async () => {
  const { person } = visit('/', { [routes.dailyQuote]: null })
  for (const sentence of [...fallbackQuotes, fallbackQuotes[0]]) {
    await screen.findByText(sentence)
    await person.click(screen.getByRole('button', { name: 'Show a different quote' }))
  }
})

test('another quote is asked for by the one that is shown', async () => {
  const { person, sent } = visit('/')
  await screen.findByText('Begin.')
  await person.click(screen.getByRole('button', { name: 'Show a different quote' }))
  expect(sent.filter(({ call }) => call === routes.dailyQuote).map(({ search }) => search)).toEqual(['', '?after=q1'])
})

test('the verses of a poem stand below each other, without strokes', async () => {
  const poem = { quote: 'To make a prairie / it takes a clover', author: 'Emily Dickinson', work: 'Poems', year: 1896 }
  visit('/', { [routes.dailyQuote]: [200, { id: 'q2', ...poem }] })
  const verse = await screen.findByText('it takes a clover')
  expect(verse.parentElement?.textContent?.trim()).toBe('To make a prairie it takes a clover')
})

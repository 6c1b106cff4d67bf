import { routes } from '@app/contract/routes'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ada, beginAtNoon, json, openSolve, round } from './test/solve-world.tsx'

beginAtNoon()

const premium = { [routes.currentUser]: json({ ...ada, plan: 'premium' }) }
const toggle = () => screen.getByRole('button', { name: 'Focus mode' })

test('focus mode leaves the problem, the timer and the boxes, and the device remembers it', async () => {
  const first = await openSolve(premium)
  screen.getByRole('region', { name: 'Technique' })
  expect(toggle().getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(toggle())
  first.unmount()
  await openSolve(premium)
  expect(toggle().getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByRole('region', { name: 'Technique' })).toBeNull()
  screen.getByRole('heading', { name: round.text })
  screen.getByRole('timer')
  expect(screen.getAllByRole('textbox')).toHaveLength(3)
})

test('what is written stays when focus comes and goes', async () => {
  await openSolve(premium)
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Idea 1' })
  fireEvent.change(box(), { target: { value: 'A bench' } })
  fireEvent.click(toggle())
  fireEvent.click(toggle())
  expect(box().value).toBe('A bench')
  screen.getByRole('region', { name: 'Technique' })
})

test('free people have no focus mode, not even one that was left on', async () => {
  localStorage.setItem('firecrest:focus', 'yes')
  await openSolve()
  expect(screen.queryByRole('button', { name: 'Focus mode' })).toBeNull()
  screen.getByRole('region', { name: 'Technique' })
})

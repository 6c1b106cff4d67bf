import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beginAtNoon, openSolve, pass } from './test/solve-world.tsx'

beginAtNoon()

const timeLeft = () => screen.getByRole('timer').getAttribute('aria-label')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const write = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Idea 1' }), { target: { value } })

test('the match burns for two minutes from the first letter, is announced at one and at none, and cuts nothing off', async () => {
  await openSolve()
  await pass(30_000)
  expect(timeLeft()).toBe('Time left: 2 minutes')
  expect(screen.queryByRole('button', { name: 'Pause timer' })).toBeNull()
  expect(document.querySelector('[role="timer"] svg')).toBeNull()
  write('L')
  expect(document.querySelector('[role="timer"] svg')).toBeTruthy()
  await pass(43_000)
  expect(timeLeft()).toBe('Time left: 1 minute 17 seconds')
  expect(screen.getByText('1:17')).toBeTruthy()
  expect(screen.queryByText('One minute left.')).toBeNull()
  await pass(17_000)
  expect(screen.getByText('One minute left.').getAttribute('role')).toBe('status')
  await pass(60_000)
  expect(screen.getByText('Time’s up. Keep going if you like.').getAttribute('role')).toBe('status')
  await pass(3_600_000)
  expect(screen.getByText('0:00')).toBeTruthy()
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Idea 1' })
  fireEvent.change(box, { target: { value: 'Late' } })
  expect(box.value).toBe('Late')
})

test('a paused match waits, over a reload too', async () => {
  const first = await openSolve()
  write('A bench')
  await pass(20_000)
  press('Pause timer')
  const before = timeLeft()
  expect(before).toBe('Time left: 1 minute 40 seconds, paused')
  await pass(60_000)
  expect(timeLeft()).toBe(before)
  first.unmount()
  await pass(60_000)
  await openSolve()
  expect(timeLeft()).toBe(before)
  press('Resume timer')
  await pass(10_000)
  expect(timeLeft()).toBe('Time left: 1 minute 30 seconds')
})

test('a hidden clock stays hidden on this device', async () => {
  const first = await openSolve()
  press('Hide timer')
  expect(screen.queryByRole('timer')).toBeNull()
  first.unmount()
  await openSolve()
  expect(screen.queryByRole('timer')).toBeNull()
  press('Show timer')
  expect(timeLeft()).toMatch(/^Time left/)
})

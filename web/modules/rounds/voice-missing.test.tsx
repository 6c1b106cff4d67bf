import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beginAtNoon, openSolve } from './test/solve-world.tsx'

beginAtNoon()

test('a browser that cannot listen says so, and the boxes stay usable', async () => {
  await openSolve()
  fireEvent.click(screen.getByRole('button', { name: 'Start voice for solution 1' }))
  expect(screen.getByTestId('toast').textContent).toBe(
    "Voice Input Not Supported / Your browser doesn't support voice input. Please type your solution.",
  )
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Solution 1' })
  fireEvent.change(box, { target: { value: 'A bench' } })
  expect(box.value).toBe('A bench')
})

import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { beginAtNoon, openSolve } from './test/solve-world.tsx'

beginAtNoon()

test('where the browser knows no dictation, no microphone is offered, and that is said', async () => {
  await openSolve()
  expect(screen.queryByRole('button', { name: /voice/ })).toBeNull()
  screen.getByText("Voice Input Not Supported. Your browser doesn't support voice input. Please type your solution.")
})

test('a browser that has dictation by name only says so, and the boxes stay usable', async () => {
  vi.stubGlobal('webkitSpeechRecognition', function missing() {
    throw new TypeError('Illegal constructor')
  })
  await openSolve()
  fireEvent.click(screen.getByRole('button', { name: 'Start voice for idea 1' }))
  expect(screen.getByTestId('toast').textContent).toBe(
    "Voice Input Not Supported / Your browser doesn't support voice input. Please type your solution.",
  )
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Idea 1' })
  fireEvent.change(box, { target: { value: 'A bench' } })
  expect(box.value).toBe('A bench')
  expect(screen.getByRole('button', { name: 'Start voice for idea 1' }).getAttribute('aria-pressed')).toBe('false')
})

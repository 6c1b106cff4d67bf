import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { whole } from '../test/whole-text.ts'
import { registerWorker } from './register-worker.ts'

/** A registration whose next worker waits, and the workers of the page. */
function openWorkers() {
  const asked: unknown[] = []
  const waiting = { postMessage: (message: unknown) => void asked.push(message) }
  const registration = Object.assign(new EventTarget(), { waiting, installing: new EventTarget(), update: vi.fn() })
  const workers = Object.assign(new EventTarget(), {
    controller: null as Pick<ServiceWorker, 'postMessage'> | null,
    register: async () => registration,
    ready: Promise.resolve({ active: null }),
  })
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: workers } }))
  const findsNext = () =>
    act(async () => {
      registration.dispatchEvent(new Event('updatefound'))
      registration.installing.dispatchEvent(new Event('statechange'))
      // The offer comes with its own code.
      await import('./update-prompt.tsx')
    })
  return { workers, waiting, asked, findsNext }
}

const offers = () => screen.queryAllByRole('status', { name: 'Update' })

test('a new app is offered once, to a page that an older one serves, and not again after "Later"', async () => {
  const { workers, waiting, asked, findsNext } = openWorkers()
  await registerWorker()
  // The first worker of a page replaces none.
  await findsNext()
  expect(offers()).toEqual([])

  workers.controller = waiting
  await findsNext()
  await screen.findByText(whole('A new Firecrest is ready'))
  await findsNext()
  expect(offers()).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Later' }))
  await findsNext()
  expect([offers(), asked]).toEqual([[], []])
})

test('a page that somebody returns to has its worker look for a new build', async () => {
  const { workers, waiting, asked } = openWorkers()
  await registerWorker()
  workers.controller = waiting
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked).toEqual(['compare'])
})

import type { IncomingMessage } from 'node:http'
import { routes } from '@app/contract/routes'
import { expect, test } from 'vitest'
import { createAdmissionControl } from './admission-control.ts'

const limits = { inFlight: 12, reserved: 2, standing: 6, loopDelayMs: Number.POSITIVE_INFINITY, few: 16 }

function asked(route: string) {
  const [method, url] = route.split(' ')
  return { method, url } as IncomingMessage
}

/** Lets in as many as there is room for, one after the other. */
function fill({ hasRoom, count }: ReturnType<typeof createAdmissionControl>, route: string = routes.submitSolutions) {
  let taken = 0
  while (taken < 100 && hasRoom(asked(route))) {
    count(1)
    taken++
  }
  return taken
}

test('a burst gets every place, and a queue that never becomes short gets fewer until it does', () => {
  let now = 0
  const admission = createAdmissionControl(limits, { now: () => now, delay: () => 0 })
  expect(fill(admission)).toBe(12)
  // A burst that ends.
  admission.count(-12)
  now += 600
  expect(fill(admission)).toBe(12)
  // The first while began with none; through the second one there were never fewer than eight.
  now += 600
  admission.count(-4)
  expect(fill(admission)).toBe(4)
  now += 600
  admission.count(-4)
  expect(fill(admission)).toBe(0)
  admission.count(-4)
  expect(fill(admission)).toBe(2)
  // Still full: the queue stands though it is shorter.
  now += 600
  admission.count(-2)
  expect(fill(admission)).toBe(2)
  // It became short.
  admission.count(-5)
  now += 600
  expect(fill(admission)).toBe(11)
})

test('reads get five of six places, also of a queue that stands', () => {
  let now = 0
  const admission = createAdmissionControl(limits, { now: () => now, delay: () => 0 })
  expect(fill(admission, routes.currentUser)).toBe(10)
  now += 600
  expect(fill(admission, routes.currentUser)).toBe(0)
  now += 600
  expect(fill(admission, routes.currentUser)).toBe(0)
  admission.count(-10)
  expect(fill(admission, routes.currentUser)).toBe(5)
  expect(fill(admission)).toBe(1)
})

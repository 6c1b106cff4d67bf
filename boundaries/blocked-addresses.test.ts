import { routes } from '@app/contract/routes'
import { screens } from '@app/contract/screens'
import { expect, test } from 'vitest'

/** The specification names these calls and screens; they are for visitors and admins, and may fail without harm. */
const named = ['/api/guest-analytics/track', '/api/admin/guest-analytics', '/admin/analytics', '/analytics']

test('a content blocker finds no word in the address of a call or a screen, but where the specification has it', () => {
  const paths = [...Object.values(routes).map((route) => route.split(' ')[1] ?? ''), ...screens.map(({ path }) => path)]
  expect(paths.length).toBeGreaterThan(100)
  const stopped = paths.filter((path) => /analytics|track|beacon|pixel|stats|ads\b|\bads|banner/i.test(path))
  expect(stopped.toSorted()).toEqual(named.toSorted())
})

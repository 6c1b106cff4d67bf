import { expect, test } from 'vitest'
import { effectiveGroups, flexibilityOf, switchesIn } from './flexibility.ts'

test.each([
  { groups: '', effective: 0, flexibility: 0, switches: 0 },
  { groups: 'a', effective: 1, flexibility: 0, switches: 0 },
  { groups: 'aaaa', effective: 1, flexibility: 0, switches: 0 },
  // H = ln 2, so 2 groups; (2 - 1)/(2 - 1) · 2/4.
  { groups: 'ab', effective: 2, flexibility: 0.5, switches: 1 },
  // H = ln 2; (2 - 1)/(4 - 1) · 4/6 = 2/9.
  { groups: 'aabb', effective: 2, flexibility: 2 / 9, switches: 1 },
  { groups: 'abab', effective: 2, flexibility: 2 / 9, switches: 3 },
  // H = 2 · 1/4 ln 4 + 1/2 ln 2 = 1.5 ln 2, so 2^1.5 groups.
  { groups: 'aabc', effective: 2 ** 1.5, flexibility: ((2 ** 1.5 - 1) / 3) * (4 / 6), switches: 2 },
  { groups: 'abcdefgh', effective: 8, flexibility: 8 / 10, switches: 7 },
])('$groups', ({ groups, effective, flexibility, switches }) => {
  expect(effectiveGroups([...groups])).toBeCloseTo(effective)
  expect(flexibilityOf([...groups])).toBeCloseTo(flexibility)
  expect(switchesIn([...groups])).toBe(switches)
})

import { expect, test } from 'vitest'
import { formatLastUpdated } from './last-updated.ts'

const now = Date.parse('2026-03-14T08:00:00Z')

test.each([
  { at: '2026-03-14T07:05:00Z', zone: 'UTC', says: '07:05' },
  { at: '2026-03-13T23:59:00Z', zone: 'UTC', says: 'yesterday' },
  { at: '2026-03-13T23:59:00Z', zone: 'Europe/Berlin', says: '00:59' },
  { at: '2026-03-12T23:59:00Z', zone: 'UTC', says: '12 March' },
  { at: '2025-03-14T08:00:00Z', zone: 'UTC', says: '14 March' },
])('what was true at $at in $zone is as of $says', ({ at, zone, says }) => {
  expect(formatLastUpdated(Date.parse(at), now, zone)).toBe(says)
})

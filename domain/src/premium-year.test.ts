import { expect, test } from 'vitest'
import { yearAfter } from './premium-year.ts'

const now = new Date('2026-03-14T12:00:00Z')
const at = (text: string) => new Date(text)
const grant = (ends: string | null, revoked: string | null = null) => ({
  startsAt: at('2026-01-01T00:00:00Z'),
  endsAt: ends === null ? null : at(ends),
  revokedAt: revoked === null ? null : at(revoked),
})

test.each([
  ['nothing was paid before', [], '2026-03-14T12:00:00.000Z', '2027-03-14T12:00:00.000Z'],
  ['a month is left', [grant('2026-04-14T12:00:00Z')], '2026-04-14T12:00:00.000Z', '2027-04-14T12:00:00.000Z'],
  [
    'the last of several',
    [grant('2026-04-14T12:00:00Z'), grant('2027-04-14T12:00:00Z')],
    '2027-04-14T12:00:00.000Z',
    '2028-04-14T12:00:00.000Z',
  ],
  ['what is over', [grant('2026-02-01T00:00:00Z')], '2026-03-14T12:00:00.000Z', '2027-03-14T12:00:00.000Z'],
  [
    'what was taken back',
    [grant('2026-04-14T12:00:00Z', '2026-03-01T00:00:00Z')],
    '2026-03-14T12:00:00.000Z',
    '2027-03-14T12:00:00.000Z',
  ],
  ['a gift without an end', [grant(null)], '2026-03-14T12:00:00.000Z', '2027-03-14T12:00:00.000Z'],
  [
    'the end is a 29th of February',
    [grant('2028-02-29T08:00:00Z')],
    '2028-02-29T08:00:00.000Z',
    '2029-02-28T08:00:00.000Z',
  ],
])('a year begins after what is paid: %s', (_, grants, startsAt, endsAt) => {
  const year = yearAfter(grants, now)
  expect([year.startsAt.toISOString(), year.endsAt.toISOString()]).toEqual([startsAt, endsAt])
})

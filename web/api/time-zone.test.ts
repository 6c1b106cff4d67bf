import { afterEach, expect, test, vi } from 'vitest'
import { deviceTimeZone, replyWithSupportedTimeZone, supportedTimeZone } from './time-zone.ts'

afterEach(() => void vi.restoreAllMocks())

test.each([
  { zone: 'Asia/Kathmandu', offset: 345, here: 'Asia/Kathmandu', why: 'it knows the name' },
  { zone: 'Mars/Olympus', offset: 345, here: '+05:45', why: 'it does not, and the server says the offset' },
  { zone: 'Mars/Olympus', offset: -210, here: '-03:30', why: 'west of UTC' },
  { zone: 'Mars/Olympus', offset: 0, here: '+00:00', why: 'none' },
  { zone: 'Mars/Olympus', offset: undefined, here: 'UTC', why: 'an older server says none' },
  { zone: 'Etc/Unknown', offset: undefined, here: 'UTC', why: 'the name of none' },
  { zone: '', offset: 60, here: '+01:00', why: 'no name at all' },
])('days of somebody in "$zone" are counted in $here: $why', ({ zone, offset, here }) => {
  expect(supportedTimeZone(zone, offset)).toBe(here)
})

test.each(['Etc/Unknown', 'Foo/Bar', '', undefined])('a device that says it is in %j is nowhere', (timeZone) => {
  const real = Intl.DateTimeFormat.prototype.resolvedOptions
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function resolved(
    this: Intl.DateTimeFormat,
  ) {
    return { ...real.call(this), timeZone: timeZone as string }
  })
  expect(deviceTimeZone()).toBe(null)
})

test('whoever is signed in is counted in a zone of this browser, in each reply that names them', () => {
  const user = { id: 'ada', timeZone: 'Mars/Olympus', utcOffset: 60, streak: 1 }
  const here = { ...user, timeZone: '+01:00' }
  expect(replyWithSupportedTimeZone(user)).toEqual(here)
  expect(replyWithSupportedTimeZone({ user, round: 1 })).toEqual({ user: here, round: 1 })
  for (const other of [null, 3, [user], { timeZone: 'Mars/Olympus' }, { user: null }])
    expect(replyWithSupportedTimeZone(other)).toBe(other)
})

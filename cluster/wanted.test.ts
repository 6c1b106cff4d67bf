import { expect, test } from 'vitest'
import { wholeRun } from './events.ts'
import { isKill, wantedOf } from './wanted.ts'

test('without a word everything happens', () => {
  expect(wantedOf([])).toEqual({ events: wholeRun, otherRelease: null })
})

test('events that are named happen in that order', () => {
  expect(wantedOf(['stall', 'crash', 'stall'])?.events).toEqual(['stall', 'crash', 'stall'])
})

test('a hundred kills are those of four kinds in turn', () => {
  const wanted = wantedOf(['--kills', '100'])?.events ?? []
  expect(wanted.slice(0, 5)).toEqual(['crash', 'postmaster', 'app', 'machine', 'crash'])
  expect(wanted.filter(isKill)).toHaveLength(100)
})

test('from another release there is an update, a way back and an update again', () => {
  const { events = [], otherRelease } = wantedOf(['--release', '/srv/before']) ?? {}
  expect(otherRelease).toBe('/srv/before')
  expect(events.filter((event) => /update|downgrade/.test(event))).toEqual(['update', 'downgrade', 'update'])
})

test.each([
  [['--kills']],
  [['--kills', '0']],
  [['--kills', '3', 'crash']],
  [['--release']],
  [['--release', 'a', 'b']],
  [['crash', 'toString']],
  [['update']],
  [['crash', 'downgrade']],
])('it does not know %j', (args) => {
  expect(wantedOf(args)).toBe(null)
})

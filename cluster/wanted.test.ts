import { expect, test } from 'vitest'
import { wholeRun } from './events.ts'
import { isKill, wantedEvents } from './wanted.ts'

test('without a word everything happens', () => {
  expect(wantedEvents([])).toBe(wholeRun)
})

test('events that are named happen in that order', () => {
  expect(wantedEvents(['stall', 'crash', 'stall'])).toEqual(['stall', 'crash', 'stall'])
})

test('a hundred kills are those of four kinds in turn', () => {
  const wanted = wantedEvents(['--kills', '100']) ?? []
  expect(wanted.slice(0, 5)).toEqual(['crash', 'postmaster', 'app', 'machine', 'crash'])
  expect(wanted.filter(isKill)).toHaveLength(100)
})

test.each([[['--kills']], [['--kills', '0']], [['--kills', '3', 'crash']], [['crash', 'toString']]])(
  'it does not know %j',
  (args) => {
    expect(wantedEvents(args)).toBe(null)
  },
)

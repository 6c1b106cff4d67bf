import { expect, test } from 'vitest'
import { countPages, countPrintableRounds, countVolumes, hasCover, volumeAt } from './volumes.ts'

test.each([
  ['free', 0, 0],
  ['free', 9, 0],
  ['free', 10, 10],
  ['free', 30, 30],
  ['free', 31, 30],
  ['free', 3_000, 30],
  ['premium', 9, 0],
  ['premium', 31, 31],
  ['premium', 3_000, 3_000],
] as const)('a %s person with %i sessions reads %i of them', (plan, sessions, open) => {
  expect(countPrintableRounds(plan, sessions)).toBe(open)
})

test('the first thirty sessions are a book of 36 pages, nine sheets', () => {
  const volume = volumeAt(1, 30)
  expect(volume && [countPages(volume), hasCover(volume)]).toEqual([36, true])
})

test('twelve sessions are twelve pages without a cover', () => {
  const volume = volumeAt(1, 12)
  expect(volume && [countPages(volume), hasCover(volume)]).toEqual([12, false])
})

test('three thousand sessions are bound in volumes of four hundred pages at most, each session in one', () => {
  const volumes = Array.from({ length: countVolumes(3_000) }, (_, place) => volumeAt(place + 1, 3_000))
  expect(volumes).toHaveLength(8)
  let next = 1
  for (const volume of volumes) {
    if (!volume) throw new Error('A volume is missing.')
    expect(volume.from).toBe(next)
    expect(countPages(volume)).toBeLessThanOrEqual(400)
    expect(countPages(volume) % 4).toBe(0)
    next = volume.to + 1
  }
  expect(next).toBe(3_001)
})

test.each([0, 9, 10_000])('there is no volume %i of 3,000 sessions', (number) => {
  expect(volumeAt(number, 3_000)).toBeNull()
})

import { thinkerIds } from '@app/domain/rounds/thinker-ids'
import { expect, test } from 'vitest'
import { slides } from './slides.ts'

test('all twenty thinkers have a box, one’s own path first and the muse last, with the number of their plate', () => {
  const ids = slides.map(({ id }) => id)
  expect(ids.toSorted()).toEqual([...thinkerIds].sort())
  expect([ids[0], ids.at(-1)]).toEqual(['my-own-path', 'nova'])
  for (const { id, number } of slides) expect(thinkerIds[Number(number) - 1]).toBe(id)
})

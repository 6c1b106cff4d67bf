import { thinkerIds } from '@app/domain/rounds/thinker-ids'
import { expect, test } from 'vitest'
import { slides } from './slides.ts'

test('all twenty thinkers have a box, one’s own path first and the muse last', () => {
  const ids = slides.map(({ id }) => id)
  expect(ids.toSorted()).toEqual([...thinkerIds].sort())
  expect([ids[0], ids.at(-1)]).toEqual(['my-own-path', 'nova'])
})

import { thinkerIds } from '@app/domain/rounds/thinker-ids'
import { expect, test } from 'vitest'
import { thinkerStories } from './thinker-stories.ts'
import { thinkers } from './thinkers.ts'

test('the twenty thinkers stand in the order of their ids, one’s own path first and the muse last', () => {
  expect(thinkers.map(({ id }) => id)).toEqual(thinkerIds)
  expect(new Set(thinkerIds).size).toBe(20)
  expect([thinkerIds[0], thinkerIds.at(-1)]).toEqual(['my-own-path', 'nova'])
})

test.each(thinkers)('$name has every text', (thinker) => {
  const texts = { ...thinker, ...thinkerStories[thinker.id] }
  expect(Object.keys(texts)).toHaveLength(10)
  for (const text of Object.values(texts)) expect(text.trim()).not.toBe('')
})

test.each(thinkers)(
  'the short name of $name is a part of it that fits a small plate in two lines',
  ({ name, shortName }) => {
    expect(shortName.length).toBeLessThanOrEqual(20)
    for (const word of shortName.split(' ')) expect(name).toContain(word)
  },
)

import { expect, test } from 'vitest'
import { rootOf } from './roots.ts'
import { contentTokens } from './similarity.ts'

const rootsOf = (text: string) => [...new Set(contentTokens(text).map(rootOf))]

test.each([
  'illumination illuminate illuminated',
  'organise organiser organisation',
  'copy copier copies',
  'short shorter shortest shorten',
  'brightness brighten brighter',
  'music musical musician',
  'quiet quietly quieter',
  'sun sunny',
])('%s are of one family', (family) => {
  expect(rootsOf(family)).toHaveLength(1)
})

test.each(['station state', 'water wave', 'corn cord', 'relation relax'])('%s are not', (words) => {
  expect(rootsOf(words)).toHaveLength(2)
})

test('a word of another script stays as it is', () => {
  expect(rootOf('красивый')).toBe('красивый')
})

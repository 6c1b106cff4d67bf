import { expect, test } from 'vitest'
import { hintsOf } from './hints.ts'

test('an idea that says an earlier one again is named, by the numbers of the boxes', () =>
  expect(hintsOf(['A bench', '', 'Swap books on a shelf', 'Swapping books on the shelf!'])).toEqual([
    'No. 4 is close to no. 3.',
  ]))

test('four ideas in a row of one kind are a rut, and other kinds are named', () => {
  const gadgets = ['A robot', 'An app', 'A tablet', 'A drone']
  expect(hintsOf(gadgets)).toEqual(['Four ideas in a row are gadgets: try people, time, places.'])
  expect(hintsOf(gadgets.slice(1))).toEqual([])
  expect(hintsOf(['A robot', 'An app', 'Ask a friend', 'A drone'])).toEqual([])
})

test('nothing is said of nothing', () => expect(hintsOf(['', '  '])).toEqual([]))

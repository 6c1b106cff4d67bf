import { expect, test } from 'vitest'
import { findHints } from './idea-hints.ts'

test('an idea that repeats an earlier one has a note at its own box, by the numbers of both', () =>
  expect(findHints(['A bench', '', 'Swap books on a shelf', 'Swapping books on the shelf!'])).toEqual([
    null,
    null,
    null,
    'No. 4 is a lot like no. 3.',
  ]))

test('what is written next leaves every box above it as it was', () => {
  const list = ['A robot', 'An app', 'A tablet', 'A drone', 'A drone', 'Ask a friend', 'Paint it', 'A robots app']
  for (const [at] of list.entries()) expect(findHints(list).slice(0, at)).toEqual(findHints(list.slice(0, at)))
})

test('an empty list has no hints', () => expect(findHints(['', '  '])).toEqual([null, null]))

import { expect, test } from 'vitest'
import { maxOwnLists, ownListsSentence } from './own-lists.ts'

test.each([
  { lists: 0, narrower: 0, equal: 0, says: null },
  { lists: 19, narrower: 19, equal: 0, says: null },
  { lists: 20, narrower: 20, equal: 0, says: 'Wider than all of your last twenty lists.' },
  { lists: 20, narrower: 19, equal: 1, says: null },
  { lists: 20, narrower: 0, equal: 1, says: null },
  { lists: maxOwnLists, narrower: 0, equal: 0, says: 'Narrower than all of your last 30 lists.' },
])(
  'of $lists lists $narrower narrower and $equal equal: $says, where chance does it once in 21',
  ({ says, ...beside }) => {
    expect(ownListsSentence(beside)).toBe(says)
  },
)

import { expect, test } from 'vitest'
import { isClonedAuthenticator, uniquePasskeyName } from './passkey-rules.ts'

test.each([
  { before: 0, now: 0, cloned: false, why: 'does not count' },
  { before: 0, now: 1, cloned: false, why: 'is used for the first time' },
  { before: 7, now: 8, cloned: false, why: 'counts on' },
  { before: 7, now: 4_294_967_295, cloned: false, why: 'was used elsewhere meanwhile' },
  { before: 7, now: 7, cloned: true, why: 'stands still' },
  { before: 7, now: 6, cloned: true, why: 'goes back' },
  { before: 7, now: 0, cloned: true, why: 'stops counting' },
])('a passkey that $why is taken for a copy: $cloned', ({ before, now, cloned }) => {
  expect(isClonedAuthenticator(before, now)).toBe(cloned)
})

test.each([
  { taken: [], name: 'Phone' },
  { taken: ['Tablet'], name: 'Phone' },
  { taken: ['Phone'], name: 'Phone 2' },
  { taken: ['Phone', 'Phone 3', 'Phone 2'], name: 'Phone 4' },
])('beside $taken another phone is called $name', ({ taken, name }) => {
  expect(uniquePasskeyName('Phone', taken)).toBe(name)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byteLength, countGraphemes, firstGraphemes, graphemesAtMost, isStorable } from './text.ts'

test.each([
  { text: 'plain', storable: true },
  { text: '👨‍👩‍👧 famiglia', storable: true },
  { text: 'a\0b', storable: false },
  { text: '\ud83d', storable: false },
  { text: 'x\udc00y', storable: false },
])('$text can be stored: $storable', ({ text, storable }) => {
  expect(isStorable(text)).toBe(storable)
})

test.each([
  { text: '', graphemes: 0, bytes: 0 },
  { text: 'abc', graphemes: 3, bytes: 3 },
  { text: 'e\u0301', graphemes: 1, bytes: 3 },
  { text: '👨‍👩‍👧', graphemes: 1, bytes: 18 },
  { text: '日本', graphemes: 2, bytes: 6 },
])('$text is $graphemes graphemes and $bytes bytes', ({ text, graphemes, bytes }) => {
  expect({ graphemes: countGraphemes(text), bytes: byteLength(text) }).toEqual({ graphemes, bytes })
})

test('a limit in graphemes agrees with counting them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.nat(30), (text, limit) => {
      expect(graphemesAtMost(text, limit)).toBe(countGraphemes(text) <= limit)
    }),
  )
})

test.each([
  { text: 'Ada', most: 2, kept: 'Ad' },
  { text: 'Ada', most: 3, kept: 'Ada' },
  { text: '👩‍👩‍👧‍👦👩‍👩‍👧‍👦', most: 1, kept: '👩‍👩‍👧‍👦' },
  { text: 'e\u0301e\u0301', most: 1, kept: 'e\u0301' },
  { text: 'Ada', most: 0, kept: '' },
])('the first $most graphemes of "$text" are "$kept"', ({ text, most, kept }) => {
  expect(firstGraphemes(text, most)).toBe(kept)
  expect(firstGraphemes(text, most).isWellFormed()).toBe(true)
})

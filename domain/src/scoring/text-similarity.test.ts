import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprintOf, fingerprintSimilarity, sameIdeaThreshold } from './text-similarity.ts'
import { contentStems } from './tokenize.ts'

const similarity = (a: string, b: string) => fingerprintSimilarity(fingerprintOf(a), fingerprintOf(b))

test.each([
  { text: 'The cats were sleeping', tokens: ['cat', 'sleep'], why: 'stop words and endings go' },
  { text: 'stopped, stopping, stops, stop', tokens: ['stop', 'stop', 'stop', 'stop'], why: 'all forms meet' },
  { text: 'carries carried carrying', tokens: ['carry', 'carry', 'carry'], why: 'the y comes back' },
  {
    text: 'sofas, gas, canvas, umbrellas',
    tokens: ['sofa', 'gas', 'canvas', 'umbrella'],
    why: 'a plural may end in -as',
  },
  { text: 'baking bakes bake', tokens: ['bake', 'bake', 'bake'], why: 'a lost e is no difference' },
  { text: 'glass bus string bed feed', tokens: ['glass', 'bus', 'string', 'bed', 'feed'], why: 'these are no endings' },
  { text: 'Café, CAFE\u0301!', tokens: ['cafe', 'cafe'], why: 'case and accents do not matter' },
  { text: 'ﬁve STRASSE straße', tokens: ['five', 'strass', 'strass'], why: 'the same letters in another dress' },
  { text: "the neighbour's 2 doors", tokens: ['neighbour', '2', 'door'], why: 'digits stay, apostrophes go' },
  { text: 'do it', tokens: [], why: 'stop words alone carry nothing' },
  {
    text: '私は日本語を話す',
    tokens: ['私', 'は', '日本語', 'を', '話す'],
    why: 'a script without spaces is cut by a dictionary',
  },
  { text: 'नमस्ते', tokens: ['नमस्ते'], why: 'vowel signs are part of the word' },
])('$text: $why', ({ text, tokens }) => {
  expect(contentStems(text)).toEqual(tokens)
})

test.each([
  // " red kit " has 7 trigrams, " red kitten " 10; they share " re" "red" "ed " "d k" " ki" "kit": Dice 12/17.
  { a: 'red kit', b: 'red kitten', is: 12 / 17, why: 'Dice of trigrams' },
  // Both sets are {tie, rop}: Jaccard 2/2, while the trigrams differ at the joint.
  { a: 'tie rope', b: 'rope tie', is: 1, why: 'Jaccard does not see the order' },
  // {red, blue, kit} and {red, blue, jar}: Jaccard 2/4; " red blue kit " and " red blue jar " share 8 of 12 each: Dice 16/24.
  { a: 'red blue kit', b: 'red blue jar', is: 16 / 24, why: 'the greater of the two counts' },
  // {paint, wall} lies within {paint, wall, blue, night}; Jaccard would be 2/4.
  { a: 'paint the wall', b: 'Paint that wall blue at night', is: 0.9, why: 'one idea contains the other' },
  // One word is too few to contain: " wall " 4 trigrams, " wall clock " 10, shared 4: Dice 8/14, Jaccard 1/2.
  { a: 'wall', b: 'wall clock', is: 8 / 14, why: 'one word alone is not contained' },
  { a: 'kite', b: 'lamp', is: 0, why: 'nothing in common' },
  { a: 'do it', b: 'be there', is: 0, why: 'stop words are compared when there is nothing else' },
  { a: '!!!', b: 'kite', is: 0, why: 'no letters are like no word' },
])('$a / $b: $why', ({ a, b, is }) => {
  expect(similarity(a, b)).toBeCloseTo(is)
})

test('the same idea in other words of the same stem is seen as the same', () => {
  expect(similarity('Paint the doors', 'painting a door')).toBeGreaterThanOrEqual(sameIdeaThreshold)
  expect(similarity('Paint the doors', 'grow a hedge')).toBeLessThan(sameIdeaThreshold)
})

const anyText = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.lorem({ maxCount: 12 }))

test('similarity lies between 0 and 1 and is the same from both sides', () => {
  fc.assert(
    fc.property(anyText, anyText, (a, b) => {
      const near = similarity(a, b)
      expect(near).toBeGreaterThanOrEqual(0)
      expect(near).toBeLessThanOrEqual(1)
      expect(similarity(b, a)).toBe(near)
    }),
  )
})

test('a text is entirely like itself', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(similarity(text, text)).toBe(1)
    }),
  )
})

test('case, accents and punctuation make no difference', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abcdeinorstuz éüñçåßøŝ'), minLength: 1, maxLength: 40 })
  const marks = fc.constantFrom('.', ',', '!', '?', ' … ', ' – ', ';')
  fc.assert(
    fc.property(letters, marks, (text, mark) => {
      const disguised = text.toUpperCase().normalize('NFD').replaceAll(' ', `${mark} `)
      expect(similarity(text, `${disguised}${mark}`)).toBe(1)
    }),
  )
})

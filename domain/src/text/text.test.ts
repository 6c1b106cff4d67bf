import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byteLength, countGraphemes, firstGraphemes, graphemesAtMost, isStorable, shownText } from './text.ts'

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

const tower = (marks: number) => `a${'\u0301'.repeat(marks)}`

test.each([
  { what: 'plain text', text: 'A bench', shown: 'A bench' },
  { what: 'eight marks', text: tower(8), shown: tower(8) },
  { what: 'nine marks', text: tower(9), shown: tower(8) },
  { what: 'hundreds of marks', text: `x${tower(600)}y`, shown: `x${tower(8)}y` },
  {
    what: 'marks of several kinds',
    text: `a${'\u0301\u0323\u20dd'.repeat(5)}`,
    shown: 'a\u0301\u0323\u20dd\u0301\u0323\u20dd\u0301\u0323',
  },
  {
    what: 'marks with joiners between',
    text: `a${'\u200d\u0301'.repeat(12)}b`,
    shown: `a${'\u200d\u0301'.repeat(8)}${'\u200d'.repeat(4)}b`,
  },
  { what: 'marks without a letter', text: '\u0301'.repeat(20), shown: '\u0301'.repeat(8) },
  { what: 'a tower in every word', text: `${tower(20)} ${tower(20)}`, shown: `${tower(8)} ${tower(8)}` },
  { what: 'Thai', text: 'ที่นั่งใต้ต้นไม้ น้ำ', shown: 'ที่นั่งใต้ต้นไม้ น้ำ' },
  { what: 'Devanagari', text: 'हिन्दी में श्रृंखला र्त्स्न्य', shown: 'हिन्दी में श्रृंखला र्त्स्न्य' },
  { what: 'Hebrew with points and cantillation', text: 'בְּרֵאשִׁ֖ית בָּרָ֣א יְרוּשָׁלִַ֗͏ְ', shown: 'בְּרֵאשִׁ֖ית בָּרָ֣א יְרוּשָׁלִַ֗͏ְ' },
  { what: 'Arabic with vowels', text: 'بِسْمِ ٱللَّهِ', shown: 'بِسْمِ ٱللَّهِ' },
  { what: 'Tibetan', text: 'བསྒྲུབས་ཧྐྵྨླྺྼྻྂ', shown: 'བསྒྲུབས་ཧྐྵྨླྺྼྻྂ' },
  { what: 'Vietnamese, taken apart', text: 'việt ngữ'.normalize('NFD'), shown: 'việt ngữ'.normalize('NFD') },
  { what: 'families', text: '👨‍👩‍👧‍👦 👩🏽‍❤️‍💋‍👨🏿 🏳️‍🌈', shown: '👨‍👩‍👧‍👦 👩🏽‍❤️‍💋‍👨🏿 🏳️‍🌈' },
  { what: 'many families side by side', text: '👩🏽‍❤️‍💋‍👨🏿'.repeat(20), shown: '👩🏽‍❤️‍💋‍👨🏿'.repeat(20) },
  { what: 'a flag of tags and a keycap', text: '🏴󠁧󠁢󠁳󠁣󠁴󠁿 1️⃣', shown: '🏴󠁧󠁢󠁳󠁣󠁴󠁿 1️⃣' },
  { what: 'a tower on a family', text: `👨‍👩‍👧${'\u0301'.repeat(30)}`, shown: `👨‍👩‍👧${'\u0301'.repeat(8)}` },
])('in $what, each letter shows at most eight marks', ({ text, shown }) => {
  expect(shownText(text)).toBe(shown)
})

test('what is shown is shown the same a second time, and no letter is lost', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', '\u0301', '\u20dd', '\u200d', '👩', ' ', '\u0e35'), maxLength: 60 }),
      (text) => {
        const shown = shownText(text)
        expect(shownText(shown)).toBe(shown)
        expect(shown.replaceAll(/\p{M}/gu, '')).toBe(text.replaceAll(/\p{M}/gu, ''))
      },
    ),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  byteLength,
  countGraphemes,
  firstVisibleGrapheme,
  hasAtMostGraphemes,
  isBlank,
  isolateText,
  isRightToLeft,
  isStorable,
  sanitizeForDisplay,
  trimText,
  truncateGraphemes,
} from './text.ts'

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
      expect(hasAtMostGraphemes(text, limit)).toBe(countGraphemes(text) <= limit)
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
  expect(truncateGraphemes(text, most)).toBe(kept)
  expect(truncateGraphemes(text, most).isWellFormed()).toBe(true)
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
  expect(sanitizeForDisplay(text)).toBe(shown)
})

test('what is shown is shown the same a second time, and no letter is lost', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', '\u0301', '\u20dd', '\u200d', '👩', ' ', '\u0e35'), maxLength: 60 }),
      (text) => {
        const shown = sanitizeForDisplay(text)
        expect(sanitizeForDisplay(shown)).toBe(shown)
        expect(shown.replaceAll(/\p{M}/gu, '')).toBe(text.replaceAll(/\p{M}/gu, ''))
      },
    ),
  )
})

const invisible = {
  nothing: '',
  spaces: ' \t\n\u00a0\u3000\u2028\u1680',
  'controls that show nothing': '\u0001\u0085\u007f',
  'a space of no width': '\u200b',
  'joiners alone': '\u200d\u200c\u2060',
  'a soft hyphen': '\u00ad',
  'a blank of Braille': '\u2800',
  'fillers of Hangul': '\u3164\u115f\u1160\uffa0',
  'a byte-order mark': '\ufeff',
  'marks of direction': '\u202e\u2067\u061c\u200f',
  'a variation selector alone': '\ufe0f\u{e0100}',
  'tags alone': '\u{e0067}\u{e007f}',
  'a place of an object': '\ufffc',
  'marks of an annotation': '\ufff9\ufffa\ufffb',
  'a combining joiner': '\u034f',
  'vowels of Khmer that show nothing': '\u17b4\u17b5',
  'a separator of Mongolian': '\u180e',
  'a head of a note that shows nothing': '\u{1d159}',
  'a blank of hieroglyphs': '\u{13441}\u{13442}',
  'no character at all': '\uffff\u{1fffe}',
}

test.each(Object.entries(invisible))('%s is blank, alone and between spaces', (_, text) => {
  expect([isBlank(text), isBlank(` ${text}\n`), trimText(` ${text} `), firstVisibleGrapheme(text)]).toEqual([
    true,
    true,
    '',
    '',
  ])
})

test.each([
  ...['.', '?', '-', '0', '🔥', '❤️', '1️⃣', '👩🏽‍❤️‍💋‍👨🏿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏳️‍🌈', '🇩🇪', '🏽', '\ufe0f❤'],
  ...['مرحبا', 'שלום', 'می‌خواهم', '田', 'ที่', 'क्‍ष', 'ᠮᠣ᠋ᠩᠭᠣᠯ', '한', '⠁', '\u0301', '\u0600', '\ue000', '\u{1fae9}'],
])('%s is an idea, and no part of it is lost', (text) => {
  expect([isBlank(text), trimText(` ${text}\n`)]).toEqual([false, text])
})

test.each([
  { name: '\u200b\u202eAda', shows: 'A' },
  { name: ' 👩‍👩‍👧 family', shows: '👩‍👩‍👧' },
  { name: '\u3164\u00a0Zoë', shows: 'Z' },
  { name: 'é', shows: 'é'.normalize('NFD') },
])('the first that is seen of "$name" is $shows', ({ name, shows }) => {
  expect(firstVisibleGrapheme(name.normalize('NFD'))).toBe(shows)
})

const scopes = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'

test.each([
  { text: `Ada${scopes}`, shown: 'Ada', why: 'controls whose scope would reach the text around it' },
  { text: '\u202etxt.exe', shown: 'txt.exe', why: 'an override' },
  { text: 'a\u2069\u202cb', shown: 'ab', why: 'the end of a scope that the text did not begin' },
  { text: 'שלום\u200f!', shown: 'שלום\u200f!', why: 'but not a mark, which has no scope' },
])('$why: $text shows $shown', ({ text, shown }) => expect(sanitizeForDisplay(text)).toBe(shown))

test.each([
  { text: 'Ada', within: 'Ada' },
  { text: 'Zoë 👨‍👩‍👧 田', within: 'Zoë 👨‍👩‍👧 田' },
  { text: 'مريم', within: '\u2068مريم\u2069' },
  { text: 'Ada \u202eשרה', within: '\u2068Ada שרה\u2069' },
  { text: 'Ada\u200f', within: '\u2068Ada\u200f\u2069' },
  { text: '\u{1e900}\u{1e901}', within: '\u2068\u{1e900}\u{1e901}\u2069' },
])('in a sentence $text keeps its direction to itself', ({ text, within }) => expect(isolateText(text)).toBe(within))

test.each([
  { text: 'אפשר לשיר (בקול רם)!', is: true },
  { text: '1. نغني معاً!', is: true },
  { text: 'Sing (بصوت عالٍ)!', is: false },
  { text: '!?', is: false },
])('$text begins from right to left: $is', ({ text, is }) => expect(isRightToLeft(text)).toBe(is))

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countGraphemes } from '../text/text.ts'
import { composeReminderText, formatWeekdays, truncateAtWord } from './reminder-text.ts'

const problem = 'How could a pedestrian crossing make people smile?'

test.each([
  { minute: 8 * 60 + 15, firstName: 'Maya', title: 'Two minutes, Maya?' },
  { minute: 16 * 60 + 59, firstName: 'Maya', title: 'Two minutes, Maya?' },
  { minute: 17 * 60, firstName: 'Maya', title: 'Today’s problem is still open' },
  { minute: 0, firstName: ' \n ', title: 'Two minutes?' },
  { minute: 0, firstName: '\u200b\u202e', title: 'Two minutes?' },
  { minute: 0, firstName: '\u202eayaM', title: 'Two minutes, ayaM?' },
  { minute: 0, firstName: 'مريم', title: 'Two minutes, \u2068مريم\u2069?' },
  { minute: 0, firstName: 'Maya\r\nWilhelmina', title: 'Two minutes, Maya Wilhelmina?' },
])('at minute $minute the title for "$firstName" is "$title"', ({ title, ...input }) => {
  expect(composeReminderText({ ...input, problem })).toEqual({ title, sentence: problem })
})

test('before the problem a reminder says how many wished they’d had an idea of the person', () => {
  const { sentence } = composeReminderText({ firstName: 'Maya', minute: 0, problem, wished: 'two' })
  expect(sentence).toBe(`Two people wished they’d thought of one of your ideas. ${problem}`)
})

test.each([
  { text: 'one two three', most: 13, cut: 'one two three' },
  { text: 'one two three', most: 12, cut: 'one two…' },
  { text: 'one two three', most: 8, cut: 'one two…' },
  { text: 'one, two, three', most: 10, cut: 'one, two…' },
  { text: '  one\n two ', most: 20, cut: 'one two' },
  { text: '一二三四五六七八', most: 5, cut: '一二三四…' },
  { text: '👩‍👩‍👧‍👦'.repeat(9), most: 4, cut: `${'👩‍👩‍👧‍👦'.repeat(3)}…` },
  { text: 'a verylongwordthatfillseverything', most: 12, cut: 'a verylongwo…'.replace('o…', '…') },
])('"$text" in $most characters is "$cut"', ({ text, most, cut }) => {
  expect(truncateAtWord(text, most)).toBe(cut)
})

test('a cut text is never longer than asked, is the beginning of the text, and ends where a word ends', () => {
  const words = fc.array(fc.stringMatching(/^[a-zäß]{1,12}$/), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(words, fc.integer({ min: 30, max: 120 }), (list, most) => {
      const text = list.join(' ')
      const cut = truncateAtWord(text, most)
      expect(countGraphemes(cut)).toBeLessThanOrEqual(most)
      const shown = cut.replace(/…$/, '')
      expect(`${text} `.startsWith(`${shown} `)).toBe(true)
    }),
  )
})

test.each([
  { days: 127, words: 'every day' },
  { days: 31, words: 'on weekdays' },
  { days: 96, words: 'at weekends' },
  { days: 1, words: 'on Mondays' },
  { days: 17, words: 'on Mondays and Fridays' },
  { days: 0b1010101, words: 'on Mondays, Wednesdays, Fridays and Sundays' },
])('the days $days are "$words"', ({ days, words }) => {
  expect(formatWeekdays(days)).toBe(words)
})

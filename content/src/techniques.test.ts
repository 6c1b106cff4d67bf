import { problemForms } from '@app/domain/rounds/problem-form'
import { thinkerIds } from '@app/domain/rounds/thinker-ids'
import { expect, test } from 'vitest'
import { categories } from './categories.ts'
import { isSafeToShow } from './problem-filters.ts'
import { problems } from './problems.ts'
import { techniques } from './techniques.ts'

const all = Object.entries(techniques).map(([id, technique]) => ({ id, ...technique }))
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}'’-]+/gu) ?? []

test('every thinker has a technique, in the order of their ids', () => {
  expect(Object.keys(techniques)).toEqual(thinkerIds)
  for (const texts of [all.map(({ rule }) => rule), all.map(({ move }) => move), all.map(({ question }) => question)])
    expect(new Set(texts).size).toBe(thinkerIds.length)
})

test.each(all)('the rule of $id is one line of at most twelve words', ({ rule }) => {
  expect(rule).toMatch(/^\p{Lu}.*\.$/u)
  expect(wordsOf(rule).length).toBeLessThanOrEqual(12)
  expect(rule.length).toBeLessThanOrEqual(70)
})

test.each(all)('what $id does completes a sentence, and the question asks for one line', ({ move, question }) => {
  expect(move).toMatch(/^[a-z]+ing( [a-z]+){1,4}$/)
  expect(question).toMatch(/^Which line .*\?$/)
  expect(wordsOf(question).length).toBeLessThanOrEqual(12)
})

test.each(all)('each opener of $id leaves its line to be written', ({ openers }) => {
  expect(new Set(openers).size).toBe(3)
  for (const opener of openers) {
    expect(opener).toMatch(/^\p{Lu}.*[\p{L}:,?]$/u)
    expect(wordsOf(opener).length).toBeLessThanOrEqual(9)
  }
})

test.each(all)(
  'the example of $id is three lines on a problem of the bank',
  ({ example: { problemKey, text, lines } }) => {
    expect(problems.find(({ key }) => key === problemKey)?.text).toBe(text)
    for (const line of lines) {
      expect(line.text.length).toBeLessThanOrEqual(140)
      expect(wordsOf(line.text).length).toBeLessThanOrEqual(24)
      expect(line.move).toMatch(/[.?]$/)
      expect(wordsOf(line.move).length).toBeLessThanOrEqual(18)
    }
  },
)

test.each(all)('every text of $id may be shown', ({ rule, move, question, openers, example: { lines } }) => {
  const texts = [rule, move, question, ...openers, ...lines.flatMap((line) => [line.text, line.move])]
  expect(texts.filter((text) => !isSafeToShow(text))).toEqual([])
})

test('every kind of problem can be practised by three techniques or more, one of the bank or not', () => {
  for (const { id } of categories)
    for (const form of problemForms) {
      const fitting = all.filter(({ fits }) => fits.categories.includes(id) && fits.forms.includes(form))
      expect(fitting.length, `${id}, ${form}`).toBeGreaterThanOrEqual(3)
    }
  for (const form of problemForms)
    expect(all.filter(({ fits }) => fits.isForAny && fits.forms.includes(form)).length, form).toBeGreaterThanOrEqual(3)
})

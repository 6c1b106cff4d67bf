import { expect, test } from 'vitest'
import { memoizeText, memoizeTextFor } from './tokenize.ts'

test('a text is worked out once, until there are too many texts', () => {
  const asked: string[] = []
  const lengthOf = memoizeText({ longest: 5, most: 2 }, (text) => {
    asked.push(text)
    return text.length
  })
  expect(['tea', 'tea', 'jar', 'tea', 'lamp', 'tea'].map(lengthOf)).toEqual([3, 3, 3, 3, 4, 3])
  expect(asked).toEqual(['tea', 'jar', 'lamp', 'tea'])
})

test('a longer text is worked out each time', () => {
  let times = 0
  const count = memoizeText({ longest: 5, most: 2 }, () => ++times)
  expect(['garden', 'garden'].map(count)).toEqual([1, 2])
})

test('each thing has texts of its own', () => {
  const add = memoizeTextFor({ longest: 5, most: 2 }, ({ end }: { end: string }, text) => text + end)
  const [one, other] = [{ end: '.' }, { end: '!' }]
  expect([add(one, 'tea'), add(other, 'tea'), add(one, 'tea')]).toEqual(['tea.', 'tea!', 'tea.'])
})

import { expect, test } from 'vitest'
import { memoizeText, memoizeTextFor, stem } from './tokenize.ts'

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

test.each([
  'hate hat',
  'huge hug',
  'ride rid',
  'ripe rip',
  'hope hop',
  'site sit',
  'stare star',
  'wine win',
  'tape tap',
])('two words of different meaning stay two: %s', (words) => {
  const [one, other] = words.split(' ').map(stem)
  expect(one).not.toBe(other)
})

test.each([
  'hope hopes hoped hoping',
  'hop hops hopped hopping',
  'bake bakes baked baking',
  'solve solves solved solving',
  'raise raises raised raising',
  'dance dances danced dancing',
  'box boxes boxed boxing',
  'dish dishes',
  'hero heroes',
  'house houses',
  'list lists listed listing',
])('a word meets its own forms: %s', (words) => {
  expect(new Set(words.split(' ').map(stem)).size).toBe(1)
})

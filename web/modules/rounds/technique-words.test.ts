import { techniques } from '@app/content/techniques'
import { thinkers } from '@app/content/thinkers'
import { expect, test } from 'vitest'
import { techniqueWords } from './technique-words.ts'
import { thinkerBriefs } from './thinker-briefs.ts'

test('the dashboard and the result say of a technique what its table says', () => {
  const briefs = thinkers.map(({ id, name }) => [id, [name, techniques[id].rule]])
  expect(thinkerBriefs).toEqual(Object.fromEntries(briefs))
  const words = thinkers.map(({ id }) => [id, { move: techniques[id].move, question: techniques[id].question }])
  expect(techniqueWords).toEqual(Object.fromEntries(words))
})

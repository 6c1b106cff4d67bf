import { fullLexicon } from '@app/content/test/full-lexicon'
import { expect, test } from 'vitest'
import { fifthBlindTrials } from '../../test/lists/fifth-blind-lists.ts'
import { sixthBlindTrials } from '../../test/lists/sixth-blind-lists.ts'
import type { Embedding } from './embedding.ts'
import { correctSlips } from './misspelling.ts'
import { scoreList } from './score-list.ts'

const embedding = fullLexicon.embedding() as Embedding

test.each([
  ['Bulid an exibition of old chiars', 'build an exhibition of old chairs'],
  ['hang the buttom on a smalll towell', 'hang the button on a small towel'],
  ['A knot, a sink, a hat', 'A knot, a sink, a hat'],
  ['hinges, brooches and a hedgehog chime', 'hinges, brooches and a hedgehog chime'],
  ['Der Hund schläft im Garten', 'Der Hund schläft im Garten'],
  ['qwertz asdfgh', 'qwertz asdfgh'],
  ['', ''],
])('"%s" is read as "%s"', (text, read) => {
  expect(correctSlips(embedding, text).toLowerCase()).toBe(read.toLowerCase())
})

/** Each long word with two letters in the wrong order. */
const withSlips = (line: string) => line.replace(/\b([a-z]{2})([a-z])([a-z])([a-z]{2,})/g, '$1$3$2$4')

test('two letters of each long word in the wrong order move few totals by more than two: two of 36, and twelve if they are read as they stand', () => {
  const totalOf = (problem: string, ideas: readonly string[]) =>
    scoreList(fullLexicon, { problem, ideas, slots: 10, isClaimed: true }).score.total ?? 0
  const moved = [...fifthBlindTrials, ...sixthBlindTrials].filter(
    ({ problem, rich }) => Math.abs(totalOf(problem, rich) - totalOf(problem, rich.map(withSlips))) > 2,
  )
  expect(moved.length).toBeLessThanOrEqual(3)
})

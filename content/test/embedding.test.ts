import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseEmbedding } from '@app/domain/scoring/embedding'
import { estimateFeaturesOf } from '@app/domain/scoring/originality'
import { parseList } from '@app/domain/scoring/parse-idea'
import { expect, test } from 'vitest'
import { tableHash } from '../embedding/table-hash.ts'
import { fullLexicon } from './full-lexicon.ts'

const folder = new URL('../embedding/', import.meta.url)
const table = readFileSync(new URL('table.bin', folder))
const check = JSON.parse(readFileSync(new URL('check.json', folder), 'utf8'))
const embedding = parseEmbedding(table)

test('the table is the one that its script made', () => {
  expect(createHash('sha256').update(table).digest('hex')).toBe(tableHash)
})

test('a text points where the script says', () => {
  for (const [at, idea] of check.ideas.entries()) {
    const direction = embedding.directionOf(embedding.piecesOf(idea))
    for (const [place, value] of check.vectors[at].entries()) expect(direction[place]).toBeCloseTo(value, 3)
  }
})

test('the signs of an idea come to the estimate of the script, under its weights', () => {
  const { constant, features, idea: own, both } = check.weights
  const known = check.ideas.flatMap((text: string, at: number) =>
    text === '' ? [] : [{ text, is: check.estimates[at] }],
  )
  for (const { text, is } of known) {
    const list = parseList({ ...fullLexicon, embedding: () => embedding }, check.problem, [text])
    const [idea] = list.ideas
    // The script read misspelt words too.
    const signs = idea && estimateFeaturesOf(list, { ...idea, wellSpelt: embedding.piecesOf(text) })
    if (!idea || !signs || !list.problem.vector) throw new Error(`There is nothing to estimate in: ${text}`)
    let sum = constant
    for (const [name, value] of Object.entries(signs)) sum += features[name] * value
    for (const [place, value] of idea.vector.entries())
      sum += own[place] * value + both[place] * value * (list.problem.vector[place] ?? 0)
    expect(sum).toBeCloseTo(is, 3)
  }
})

test.each([
  { fault: 'empty', bytes: new Uint8Array(0), says: 'This isn’t a token table.' },
  { fault: 'another file', bytes: new Uint8Array(64).fill(7), says: 'This isn’t a token table.' },
  { fault: 'cut off', bytes: table.subarray(0, 1_000_000), says: 'The token table is incomplete.' },
])('a table that is $fault is refused', ({ bytes, says }) => {
  expect(() => parseEmbedding(bytes)).toThrow(says)
})

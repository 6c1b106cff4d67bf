import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tableHash } from '@app/content/embedding/table-hash'
import { lexicon as words } from '@app/content/lexicon/lexicon'
import { type Embedding, parseEmbedding } from '@app/domain/scoring/embedding'
import type { Lexicon } from '@app/domain/scoring/lexicon'
import { log } from '../../process/log.ts'

/** 4 MB, made by content/embedding/make_table.py. */
const table = fileURLToPath(new URL('../../../../content/embedding/table.bin', import.meta.url))

export function loadLexicon(file = table): Lexicon {
  let embedding: Embedding | null | undefined
  function read() {
    try {
      const bytes = readFileSync(file)
      if (createHash('sha256').update(bytes).digest('hex') !== tableHash) throw new Error('The table is damaged.')
      return parseEmbedding(bytes)
    } catch (error) {
      log('warn', 'Can’t read the table of word pieces. Lists are scored without the meaning of words.', { error })
      return null
    }
  }
  return {
    ...words,
    embedding: () => {
      if (embedding === undefined) embedding = read()
      return embedding
    },
  }
}

export const lexicon = loadLexicon()

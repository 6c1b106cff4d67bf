import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWordVectors } from '@app/domain/scoring/word-vectors'
import { lexicon } from '../lexicon/lexicon.ts'

const table = join(import.meta.dirname, '../lexicon/word-vectors.bin')
let vectors: ReturnType<typeof readWordVectors> | undefined

/** The lexicon as the server uses it, with what words mean. */
export const fullLexicon = {
  ...lexicon,
  vectors: () => {
    vectors ??= readWordVectors(readFileSync(table))
    return vectors
  },
}

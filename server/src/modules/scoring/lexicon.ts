import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { lexicon as words } from '@app/content/lexicon/lexicon'
import type { Lexicon } from '@app/domain/scoring/lexicon'
import { readWordVectors, type WordVectors } from '@app/domain/scoring/word-vectors'
import { log } from '../../process/log.ts'

/** 4 MB, made by content/lexicon/make-word-vectors.ts. */
const table = fileURLToPath(new URL('../../../../content/lexicon/word-vectors.bin', import.meta.url))

export function openLexicon(file = table): Lexicon {
  let vectors: WordVectors | null | undefined
  function read() {
    try {
      return readWordVectors(readFileSync(file))
    } catch (error) {
      log('warn', 'The table of word vectors cannot be read: lists are scored without the meaning of words.', { error })
      return null
    }
  }
  return {
    ...words,
    vectors: () => {
      if (vectors === undefined) vectors = read()
      return vectors
    },
  }
}

export const lexicon = openLexicon()

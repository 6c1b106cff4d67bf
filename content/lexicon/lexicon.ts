import { readLexicon } from '@app/domain/scoring/lexicon'
import { problems } from '../src/problems.ts'
import { circles } from './circles.ts'
import { fillers } from './fillers.ts'
import { functionWords } from './function-words.ts'
import { kinds } from './kinds.ts'
import { spelling } from './spelling.ts'
import { strategyWords } from './strategies.ts'
import { deedFields, lightWords, thingFields } from './synonyms.ts'
import { weights } from './weights.ts'

/** English as the score reads it. Its longest lists are read at the first look, see `readFields`. */
export const lexicon = readLexicon({
  weights,
  functionWords,
  problems: problems.map(({ text }) => text),
  fields: { things: thingFields, deeds: deedFields, loose: [circles, kinds], light: lightWords },
  fillers,
  spelling,
  strategies: strategyWords,
})

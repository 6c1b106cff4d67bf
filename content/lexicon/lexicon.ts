import { readLexicon } from '@app/domain/score/lexicon'
import { circles } from './circles.ts'
import { fillers } from './fillers.ts'
import { kinds } from './kinds.ts'
import { spelling } from './spelling.ts'
import { strategyWords } from './strategies.ts'
import { deedFields, lightWords, thingFields } from './synonyms.ts'
import { wordGroups } from './word-groups.ts'

/** English as the score reads it. Its longest lists are read at the first look, see `readFields`. */
export const lexicon = readLexicon({
  fields: { things: thingFields, deeds: deedFields, loose: [circles, kinds, wordGroups], light: lightWords },
  fillers,
  spelling,
  strategies: strategyWords,
})

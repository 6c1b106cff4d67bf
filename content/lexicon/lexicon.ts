import { createLexicon } from '@app/domain/scoring/lexicon'
import { scoreWeights } from '../embedding/weights.ts'
import { isInsult } from '../src/indecency.ts'
import { isPraisable } from '../src/problem-rules.ts'
import { problems } from '../src/problems.ts'
import { fillers } from './fillers.ts'
import { functionWords } from './function-words.ts'
import { spelling } from './spelling.ts'
import { strategyWords } from './strategies.ts'

/** English as the score reads it, without the table of pieces. */
export const lexicon = createLexicon({
  weights: scoreWeights,
  functionWords,
  problems: problems.map(({ text }) => text),
  fillers,
  spelling,
  strategies: strategyWords,
  isPraisable,
  isInsult,
})

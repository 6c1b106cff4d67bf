import { type FieldLists, type Meaning, readFields } from './fields.ts'
import { type FillerLists, type Fillers, readFillers } from './fillers.ts'
import { type FunctionWords, readFunctionWords } from './language.ts'
import { readSpelling, type Spelling, type SpellingLists } from './mash.ts'
import type { ScoreWeights } from './score-weights.ts'
import { readStrategies, type StrategiesOf, type StrategyLists } from './strategy-of.ts'
import type { WordVectors } from './word-vectors.ts'

export interface WordLists {
  weights: ScoreWeights
  fields: FieldLists
  functionWords: Readonly<Record<string, string>>
  problems: readonly string[]
  fillers: FillerLists
  spelling: SpellingLists
  strategies: StrategyLists
}

export interface Lexicon {
  weights: ScoreWeights
  vectors: () => WordVectors | null
  functionWords: FunctionWords
  problems: readonly string[]
  meaningOf: (stem: string) => Meaning
  fillers: Fillers
  spelling: Spelling
  strategiesOf: StrategiesOf
}

export const readLexicon = ({
  weights,
  functionWords,
  problems,
  fields,
  fillers,
  spelling,
  strategies,
}: WordLists): Lexicon => ({
  weights,
  vectors: () => null,
  problems,
  functionWords: readFunctionWords(functionWords),
  meaningOf: readFields(fields),
  fillers: readFillers(fillers),
  spelling: readSpelling(spelling),
  strategiesOf: readStrategies(strategies),
})

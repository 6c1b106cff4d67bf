import { type FunctionWords, indexFunctionWords } from './detect-language.ts'
import type { Embedding } from './embedding.ts'
import { compileFillers, type FillerLists, type FillerMatcher } from './fillers.ts'
import { createSpelling, type Spelling, type SpellingLists } from './keyboard-mash.ts'
import { indexStrategies, type StrategyLists, type StrategyLookup } from './strategies.ts'
import type { ScoreWeights } from './weights.ts'

export interface WordLists {
  weights: ScoreWeights
  functionWords: Readonly<Record<string, string>>
  problems: readonly string[]
  fillers: FillerLists
  spelling: SpellingLists
  strategies: StrategyLists
  isPraisable: (text: string) => boolean
  isInsult: (text: string) => boolean
}

/** English as the score reads it. Without the table of pieces lists are scored without meaning. */
export interface Lexicon {
  weights: ScoreWeights
  embedding: () => Embedding | null
  functionWords: FunctionWords
  problems: readonly string[]
  fillers: FillerMatcher
  spelling: Spelling
  strategiesOf: StrategyLookup
  /** Whether an idea may be called the most unusual: it harms and insults nobody. */
  isPraisable: (text: string) => boolean
  /** Whether it insults somebody, or us. */
  isInsult: (text: string) => boolean
}

export const createLexicon = ({ functionWords, fillers, spelling, strategies, ...lists }: WordLists): Lexicon => ({
  ...lists,
  embedding: () => null,
  functionWords: indexFunctionWords(functionWords),
  fillers: compileFillers(fillers),
  spelling: createSpelling(spelling),
  strategiesOf: indexStrategies(strategies),
})

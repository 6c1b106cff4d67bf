import { type FieldLists, type Meaning, readFields } from './fields.ts'
import { type FillerLists, type Fillers, readFillers } from './fillers.ts'
import { readSpelling, type Spelling, type SpellingLists } from './mash.ts'
import { readStrategies, type StrategiesOf, type StrategyLists } from './strategy-of.ts'

/** The words of a language as plain lists. */
export interface WordLists {
  fields: FieldLists
  fillers: FillerLists
  spelling: SpellingLists
  strategies: StrategyLists
}

/** What the score knows of words. */
export interface Lexicon {
  meaningOf: (stem: string) => Meaning
  fillers: Fillers
  spelling: Spelling
  strategiesOf: StrategiesOf
}

export const readLexicon = ({ fields, fillers, spelling, strategies }: WordLists): Lexicon => ({
  meaningOf: readFields(fields),
  fillers: readFillers(fillers),
  spelling: readSpelling(spelling),
  strategiesOf: readStrategies(strategies),
})

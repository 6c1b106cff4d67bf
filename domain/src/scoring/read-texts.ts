import { languageOf } from './language.ts'
import type { Lexicon } from './lexicon.ts'
import { contentWords, stem } from './similarity.ts'
import { type Fault, faultOf } from './validity.ts'
import { echoesOf, type Wording, wordingOf } from './wording.ts'

export type ReadText = { fault: Fault; wording: null } | { fault: null; wording: Wording }

const letters = 'abcdefghijklmnopqrstuvwxyz'
const anyPairs = Object.fromEntries([...letters].map((letter) => [letter, letters]))

function withoutEnglish(lexicon: Lexicon): Lexicon {
  const without = known.get(lexicon) ?? {
    ...lexicon,
    vectors: () => null,
    spelling: { ...lexicon.spelling, letterPairs: anyPairs },
  }
  known.set(lexicon, without)
  return without
}

const known = new WeakMap<Lexicon, Lexicon>()

export function readTexts(lexicon: Lexicon, problem: string, ideas: readonly string[]): ReadText[] {
  const language = languageOf(lexicon.functionWords, [...new Set(ideas)])
  const echoes = echoesOf(language === null ? lexicon : withoutEnglish(lexicon), problem)
  const carryNone = language === null ? undefined : lexicon.functionWords.of.get(language)
  return ideas.map((idea) => {
    const words = contentWords(idea, carryNone)
    const written = words.map((word) => [word, stem(word)] as const)
    const tokens = written.map(([, token]) => token)
    const fault = faultOf(idea, echoes, words, tokens)
    return fault === null ? { fault, wording: wordingOf(idea, echoes, written) } : { fault, wording: null }
  })
}

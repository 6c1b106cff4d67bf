import { stopWords, tokenize } from './tokenize.ts'

export interface FunctionWords {
  of: ReadonlyMap<string, ReadonlySet<string>>
  languagesWith: ReadonlyMap<string, readonly string[]>
}

export function indexFunctionWords(lists: Readonly<Record<string, string>>): FunctionWords {
  const of = new Map(Object.entries(lists).map(([language, list]) => [language, new Set(tokenize(list))]))
  const languagesWith = new Map<string, string[]>()
  for (const [language, known] of of)
    for (const word of known) languagesWith.set(word, [...(languagesWith.get(word) ?? []), language])
  return { of, languagesWith }
}

const [wordsAtLeast, partAtLeast] = [3, 0.1]

function wordsByLanguage({ languagesWith }: FunctionWords, written: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const word of written)
    for (const language of languagesWith.get(word) ?? []) {
      const its = found.get(language)
      if (its) its.push(word)
      else found.set(language, [word])
    }
  return found
}

/** Null for English and for unknown languages. */
export function detectLanguage(languages: FunctionWords, texts: readonly string[]): string | null {
  const written = texts.flatMap(tokenize)
  const seen = wordsByLanguage(languages, written)
  let [found, most]: [string | null, number] = [null, written.filter((word) => stopWords.has(word)).length]
  for (const language of languages.of.keys()) {
    const its = seen.get(language) ?? []
    if (its.length > most && new Set(its).size >= wordsAtLeast) [found, most] = [language, its.length]
  }
  return most >= partAtLeast * written.length ? found : null
}

/** Of the lines that hold function words of this language or of English, two of three hold more of this one. */
export function areLinesIn({ of }: FunctionWords, language: string, lines: readonly string[]): boolean {
  const counts = lines.map(tokenize).map((words) => ({
    own: words.filter((word) => of.get(language)?.has(word)).length,
    english: words.filter((word) => stopWords.has(word)).length,
  }))
  const told = counts.filter(({ own, english }) => own + english > 0)
  return told.length > 0 && 3 * told.filter(({ own, english }) => own > english).length >= 2 * told.length
}

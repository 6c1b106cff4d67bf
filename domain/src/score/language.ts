import { words } from './similarity.ts'
import { stopWords } from './words.ts'

/** For each language but English the words that carry no idea of their own. */
export type FunctionWords = ReadonlyMap<string, ReadonlySet<string>>

export const readFunctionWords = (lists: Readonly<Record<string, string>>): FunctionWords =>
  new Map(Object.entries(lists).map(([language, list]) => [language, new Set(words(list))]))

/** A list with fewer different function words, or a smaller part of them, says too little about its language. */
const [wordsAtLeast, partAtLeast] = [3, 0.1]

/** The language other than English in which a list is most probably written; null for English and for what nobody knows. */
export function languageOf(languages: FunctionWords, texts: readonly string[]): string | null {
  const written = texts.flatMap(words)
  const countOf = (known: ReadonlySet<string>) => written.filter((word) => known.has(word)).length
  const all = new Set(written)
  const differentOf = (known: ReadonlySet<string>) => [...all].filter((word) => known.has(word)).length
  let [found, most]: [string | null, number] = [null, countOf(stopWords)]
  for (const [language, known] of languages) {
    const count = countOf(known)
    if (count > most && differentOf(known) >= wordsAtLeast) [found, most] = [language, count]
  }
  return most >= partAtLeast * written.length ? found : null
}

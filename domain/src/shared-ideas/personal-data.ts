import { foldAccents } from '../text/text.ts'

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []

const hasCapital = (word: string | undefined): boolean => word !== undefined && /^\p{Lu}/u.test(word)
const isCapital = (word: string | undefined): boolean => word !== undefined && /^\p{Lu}[\p{Ll}\p{M}'’-]/u.test(word)
const isHouseNumber = (word: string | undefined): boolean => word !== undefined && /^\p{Nd}{1,4}\p{L}?$/u.test(word)

const streetAfterName = /^(?:street|st|road|rd|avenue|ave|lane|drive|boulevard|blvd|square|court|close|way)$/i
const streetBeforeName = /^(?:rue|avenue|via|viale|piazza|calle|plaza|avenida|rua|ulica|ul|улица|ул)$/i
const streetWithinName =
  /^(?:\p{Lu}.*(?:weg|gasse|platz|allee|straat|laan|gracht|gatan)|\p{L}[\p{L}-]{2,}[Ss]tr(?:aße|asse)?)$/u

/** In small letters only where little else is meant: "12 elm street", "3 rue lepic", "rosenweg 7". */
const smallAddress = [
  /\b\d{1,4}\p{L}? (?!(?:lane|way|metre|meter|mile|foot|year|day|hour|minute|new|old|big|small)\b)\p{L}{3,} (?:street|st|road|avenue|ave|lane|boulevard|blvd)(?=$|[,.;!?)])/iu,
  /\b\d{1,4}\p{L}?,? (?:rue|viale|piazza|calle|avenida|rua) (?:d[aeiou]s? )?\p{L}{3,}/iu,
  /(?<!\p{L})(?:calle|avenida|rua|ulica|улица) (?:\p{L}+ ){1,3}\d{1,4}\p{L}?(?=$|[,.;!?)])/iu,
  /(?<!\p{L})\p{L}{3,}(?<!rad|geh|heim|wander|park)(?:weg|gasse|allee|straat|laan|gracht|gatan) \d{1,4}\p{L}?(?=$|[,.;!?)])/iu,
]

/** "12 Elm Street", "Elmstr. 5", "rue de la Paix 3". */
export function hasPostalAddress(text: string): boolean {
  if (smallAddress.some((each) => each.test(text))) return true
  const words = wordsOf(text)
  return words.some((word, at) => {
    const [before, after] = [words.slice(Math.max(0, at - 3), at), words.slice(at + 1, at + 6)]
    if (streetWithinName.test(word) && isHouseNumber(after[0])) return true
    if (streetAfterName.test(word) && hasCapital(before.at(-1)) && before.some(isHouseNumber)) return true
    return streetBeforeName.test(word) && after.some(hasCapital) && [...before.slice(-1), ...after].some(isHouseNumber)
  })
}

const titles = /^(?:mr|mrs|ms|miss|mister|dr|prof|professor|sir|herr|frau|monsieur|madame|mme|senora?|signora?)$/
/**
 * Articles, prepositions and numbers. German writes the noun after them with a capital ("ein Glas Wasser": and the noun
 * after that, too), so a capital there is no sign of a name.
 */
const beforeNouns =
  /^(?:(?:k|m|d|s)?ein(?:e[nmrs]?)?|de[rnms]|die|das|jede[nmrs]?|mit|und|oder|aus|vo[nm]|zu[mr]|im|am|fur|viele?|mehr|zwei|drei)$/
const initials = /(?<!\p{L})\p{Lu}\. ?\p{Lu}\p{Ll}{2,}/u
/** "van", before a last name. */
const particle = /^(?:van|von|de|da|di|del|della|dos|bin|al|el|ter)$/

/** In lower case, without accents. */
export interface NameLists {
  firstNames: ReadonlySet<string>
  lastNames: ReadonlySet<string>
}

/**
 * A first name that is known, or a title, before a word with a capital, or before a common last name; or two words with capitals, of which the first
 * has it not from the start of its sentence.
 */
export function hasFullName(text: string, { firstNames, lastNames }: NameLists): boolean {
  const words = wordsOf(text)
  const isCommonPair = (word: string, at: number) =>
    firstNames.has(foldAccents(word)) && lastNames.has(foldAccents(words[at + 1] ?? ''))
  const isCalled = (word: string) => hasCapital(word) && firstNames.has(foldAccents(word).split('-')[0] ?? '')
  const isNamed = (word: string, at: number) =>
    hasCapital(words.slice(at + 1).find((next) => !particle.test(next))) &&
    (isCalled(word) || titles.test(foldAccents(word)))
  if (initials.test(text) || words.some(isNamed) || words.some(isCommonPair)) return true
  return text.split(/(?<=[.!?:…])\s+/).some((sentence) => hasTwoCapitals(wordsOf(sentence)))
}

const hasTwoCapitals = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      at > 0 && isCapital(word) && isCapital(words[at + 1]) && !beforeNouns.test(foldAccents(words[at - 1] ?? '')),
  )

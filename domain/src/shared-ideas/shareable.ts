import type { Score } from '../scoring/score.ts'
import { countGraphemes, shownText, trimmed } from '../text/text.ts'
import { hasAddress, hasFullName } from './names-and-addresses.ts'

/** Why an idea is not offered to be seen by others. */
export type Obstacle = 'signs' | 'length' | 'contact' | 'number' | 'address' | 'name' | 'indecent'

/** What only lists of words know. */
export interface SharingWords {
  /** Holds an insult, or harm. */
  isIndecent(text: string): boolean
  /** In lower case, without accents. */
  firstNames: ReadonlySet<string>
}

const longest = 200
const fewestLetters = 2

/** Signs of direction, signs without a look, private ones, controls. Joiners belong to pictures and to some scripts. */
const oddSigns =
  /[\p{Cc}\p{Co}\p{Cn}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]/u
const ignorable = /\p{Default_Ignorable_Code_Point}/gu
/** One word in two alphabets pretends to be another word. */
const mixedScripts = /\p{sc=Latin}[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}]\p{sc=Latin}/u

const contact =
  /(?:https?|ftp|mailto):|www\.|@|[([](?:at|dot)[)\]]|\p{L} (?:dot|punkt|point|punto) (?:com|org|net|de|io)\b/iu
/** "bench.com"; "bench.Then" is a slip. */
const host = /[\p{L}\p{N}-]\.(?:\p{Ll}{2,24}|\p{Lu}{2,24})(?![\p{L}\p{N}])/u
/** A telephone, an account, a code: five digits and more, however they stand apart. */
const number = /\p{Nd}(?:[\s().\-/+]{0,2}\p{Nd}){4}/u

/** The copy that others see: one line, nothing around it. */
export const copyOf = (text: string): string => trimmed(text.replaceAll(/\s+/g, ' '))

const hasOddSigns = (copy: string): boolean => oddSigns.test(copy) || shownText(copy) !== copy
const isPlain = (text: string): boolean =>
  (text.match(/\p{L}/gu)?.length ?? 0) >= fewestLetters && !mixedScripts.test(text)
const plainOf = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Null: the text does not speak against it. Look-alikes of letters and digits count as these. */
export function obstacleOf(written: string, { isIndecent, firstNames }: SharingWords): Obstacle | null {
  const copy = copyOf(written)
  const text = copy.replaceAll(ignorable, '').normalize('NFKC')
  if (hasOddSigns(copy) || !isPlain(text)) return 'signs'
  if (countGraphemes(copy) > longest) return 'length'
  if (contact.test(text) || host.test(text)) return 'contact'
  if (number.test(text)) return 'number'
  if (hasAddress(text)) return 'address'
  if (hasFullName(text, firstNames)) return 'name'
  return isIndecent(text) || isIndecent(plainOf(text)) ? 'indecent' : null
}

/** The list as the score saw it is about the problem, and this place of it holds an idea. */
export const isOnTopic = (score: Score, place: number): boolean =>
  (score.hint ?? null) === null && score.ideas[place]?.fault === null

/** The question is asked from this session on. */
const sessionsBefore = 3

interface Asking {
  isCustom: boolean
  /** An admin ended it. */
  isStopped: boolean
  solved: number
  wasAsked: boolean
}

export function offerOf({ isCustom, isStopped, solved, wasAsked }: Asking): 'no' | 'ask' | 'quiet' {
  if (isCustom || isStopped || solved < sessionsBefore) return 'no'
  return wasAsked ? 'quiet' : 'ask'
}

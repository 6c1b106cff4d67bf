import type { Score } from '../scoring/score.ts'
import { countGraphemes, foldAccents, sanitizeForDisplay, trimText } from '../text/text.ts'
import { hasFullName, hasPostalAddress, type NameLists } from './personal-data.ts'

/** Why an idea is not offered to be seen by others. */
export type SharingObstacle = 'signs' | 'length' | 'contact' | 'number' | 'address' | 'name' | 'indecent'

/** What only lists of words know. */
export interface SharingWordLists extends NameLists {
  /** Holds an insult, or harm. */
  isIndecent(text: string): boolean
}

const maxSharedLength = 200
const minLetters = 2

/** Signs of direction, signs without a look, private ones, controls. Joiners belong to pictures and to some scripts. */
const oddSigns =
  /[\p{Cc}\p{Co}\p{Cn}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffc\u{e0000}-\u{e01ef}]/u
const ignorable = /\p{Default_Ignorable_Code_Point}/gu
/** One word in two alphabets pretends to be another word, and so do letters of phonetics. */
const mixedScripts =
  /\p{sc=Latin}[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}\p{sc=Cher}]|[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}\p{sc=Cher}]\p{sc=Latin}|[\u0250-\u02af\u1d00-\u1dbf\ua730\ua731]/u

const contact =
  /(?:https?|ftp|mailto|javascript):|www\.|@|[([](?:at|dot|\.)[)\]]|\p{L} (?:dot|punkt|point|punto|ponto) (?:com|org|net|io|app|shop|info|co|uk)\b|punkt de\b|[\p{L}\p{N}](?: ?[.。․] ?|。)(?:com|org|net|io)\b/iu
/** "bench.com"; "bench.Then" is a slip. */
const host = /[\p{L}\p{N}-]\.(?:\p{Ll}{2,24}|\p{Lu}{2,24})(?![\p{L}\p{N}])/u
/** A telephone, an account, a code: five digits and more, however they stand apart. */
const number = /\p{Nd}(?:[\s().\p{Pd}/+_·]{0,3}\p{Nd}){4}/u

/** The copy that others see: one line, nothing around it. */
export const normalizeSharedText = (text: string): string => trimText(text.replaceAll(/\s+/g, ' '))

const hasOddSigns = (copy: string): boolean => oddSigns.test(copy) || sanitizeForDisplay(copy) !== copy
const isPlain = (text: string): boolean =>
  (text.match(/\p{L}/gu)?.length ?? 0) >= minLetters && !mixedScripts.test(text)

const readAs: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's', '!': 'i' }
const lettersApart = /(?<!\p{L})\p{L}(?:[^\p{L}\p{N}]{1,2}\p{L}(?!\p{L})){2,}/gu

/** As a reader hears it: without accents, digits as letters, letters apart together, and long ones short. */
function heard(text: string): Set<string> {
  const plain = foldAccents(text)
  const letters = plain.replaceAll(/[013457$!]/g, (sign) => readAs[sign] ?? sign)
  const whole = letters.replaceAll(lettersApart, (apart) => {
    const word = apart.replaceAll(/[^\p{L}]/gu, '')
    // The first one may be a word of its own.
    return `${word} ${word.slice(1)}`
  })
  const shortened = ['$1', '$1$1'].map((short) => whole.replaceAll(/(\p{L})\1{2,}/gu, short))
  return new Set([text, plain, whole, ...shortened])
}

/** Null: the text does not speak against it. Look-alikes of letters and digits count as these. */
export function findSharingObstacle(
  written: string,
  { isIndecent, ...names }: SharingWordLists,
): SharingObstacle | null {
  const copy = normalizeSharedText(written)
  const text = copy.replaceAll(ignorable, '').normalize('NFKC')
  if (hasOddSigns(copy) || !isPlain(text)) return 'signs'
  if (countGraphemes(copy) > maxSharedLength) return 'length'
  if (contact.test(text) || host.test(text)) return 'contact'
  if (number.test(text)) return 'number'
  if (hasPostalAddress(text)) return 'address'
  if (hasFullName(text, names)) return 'name'
  return [...heard(text)].some(isIndecent) ? 'indecent' : null
}

/** The list as the score saw it is about the problem, and this place of it holds an idea. */
export const isOnTopic = (score: Score, place: number): boolean =>
  (score.withheld ?? null) === null && score.ideas[place]?.fault === null

/** The question is asked from this session on. */
const minRoundsBeforeOffer = 3

interface SharingOfferInput {
  isCustom: boolean
  /** An admin ended it. */
  isStopped: boolean
  solved: number
  wasAsked: boolean
}

export function decideSharingOffer({
  isCustom,
  isStopped,
  solved,
  wasAsked,
}: SharingOfferInput): 'no' | 'ask' | 'quiet' {
  if (isCustom || isStopped || solved < minRoundsBeforeOffer) return 'no'
  return wasAsked ? 'quiet' : 'ask'
}

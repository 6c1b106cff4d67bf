import { numberInWords } from '../text/number-words.ts'

export interface OwnListsComparison {
  lists: number
  narrower: number
  equal: number
}

export const maxOwnLists = 30

const minOwnLists = 8

const leastOddsToMention = 3

/** By chance one list in so many is beyond `count` of `lists` earlier ones. */
const oneIn = (count: number, lists: number): number => Math.round((lists + 1) / (lists - count + 1))

const beyond = (count: number, lists: number): string =>
  count === lists
    ? `all of your last ${numberInWords(lists)} lists`
    : `${numberInWords(count)} of your last ${numberInWords(lists)} lists`

const noneOr = (count: number): string => (count === 0 ? 'none' : numberInWords(count))

export function ownListsSentence({ lists, narrower, equal }: OwnListsComparison): string {
  if (lists < minOwnLists)
    return `Too early to say: this takes ${numberInWords(minOwnLists)} earlier lists of yours, and there ${lists === 1 ? 'is' : 'are'} ${noneOr(lists)} so far.`
  const wider = lists - narrower - equal
  const [word, count] = narrower >= wider ? (['Wider', narrower] as const) : (['Narrower', wider] as const)
  const chance = oneIn(count, lists)
  if (chance < leastOddsToMention)
    return `About as wide as usual: wider than ${noneOr(narrower)} of your last ${numberInWords(lists)} lists.`
  return `${word} than ${beyond(count, lists)}. By chance alone one list in ${numberInWords(chance)} is.`
}

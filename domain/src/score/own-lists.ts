import { inWords } from './numerals.ts'

/** A list beside the same person's lists before it, by how many kinds of ideas each holds. */
export interface BesideOwnLists {
  /** Earlier lists, the last thirty at most. */
  lists: number
  /** How many of them hold fewer kinds, and how many as many. */
  narrower: number
  equal: number
}

export const ownListsAtMost = 30

/** With fewer earlier lists it is too early to say anything. */
export const ownListsAtLeast = 8

/** A place that one list in so many takes by chance is worth saying; what is commoner is usual. */
const worthSaying = 3

/** Lists of one person that differ by chance alone: one in so many is beyond `count` of `lists` earlier ones. */
const oneIn = (count: number, lists: number): number => Math.round((lists + 1) / (lists - count + 1))

const beyond = (count: number, lists: number): string =>
  count === lists
    ? `all of your last ${inWords(lists)} lists`
    : `${inWords(count)} of your last ${inWords(lists)} lists`

const noneOr = (count: number): string => (count === 0 ? 'none' : inWords(count))

/** What is said of it: the count, and how often chance alone does the same. */
export function ownListsSentence({ lists, narrower, equal }: BesideOwnLists): string {
  if (lists < ownListsAtLeast)
    return `Too early to say: this takes ${inWords(ownListsAtLeast)} earlier lists of yours, and there ${lists === 1 ? 'is' : 'are'} ${noneOr(lists)} so far.`
  const wider = lists - narrower - equal
  const [word, count] = narrower >= wider ? (['Wider', narrower] as const) : (['Narrower', wider] as const)
  const chance = oneIn(count, lists)
  if (chance < worthSaying)
    return `About as wide as usual: wider than ${noneOr(narrower)} of your last ${inWords(lists)} lists.`
  return `${word} than ${beyond(count, lists)}. By chance alone one list in ${inWords(chance)} is.`
}

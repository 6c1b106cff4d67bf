import { ideaSimilarity, leaderClusters } from '../scoring/idea-similarity.ts'
import type { Lexicon } from '../scoring/lexicon.ts'
import type { ParsedIdea, ParsedList } from '../scoring/parse-idea.ts'
import type { Score } from '../scoring/score.ts'
import { countIdeas } from '../scoring/shown.ts'
import { stem, tokenize } from '../scoring/tokenize.ts'
import { median } from '../scoring/total-score.ts'

/** What the coach reads of a list. Stored, so it holds no text. Places count from 0. */
export interface Reading {
  version: 1
  lines: number
  /** As the result counts them. */
  ideas: number
  /** How probable it is that the list says one idea again and again, in per cent. */
  monotony: number
  /** Of the words of an idea. */
  median: number
  /** The most ideas that begin with the same word. */
  opens: number
  /** How many ideas each group of like ones has, the largest first. */
  groups: readonly number[]
  because: readonly number[]
  without: readonly number[]
  /** Places with a word that leaves out, lessens or denies; `without` is among them. */
  denies: readonly number[]
  /** Places with a word for a person. */
  somebody: readonly number[]
  /** The same, and those with words that may stand for people or for things: they, them, their. */
  anybody: readonly number[]
  isEnglish: boolean
}

interface ListToRead {
  /** As it was scored. */
  list: ParsedList
  score: Score
  firstNames: ReadonlySet<string>
}

export function readList(lexicon: Lexicon, { list, score, firstNames }: ListToRead): Reading {
  const ideas = list.ideas.map((idea) => ({ idea, tokens: tokenize(idea.text) }))
  const placesOf = (is: (tokens: readonly string[]) => boolean) =>
    ideas.filter(({ tokens }) => is(tokens)).map(({ idea }) => idea.at)
  const says = (words: RegExp) => placesOf((tokens) => words.test(` ${tokens.join(' ')} `))
  const isSomebody = (word: string) => isPerson(lexicon, word) || firstNames.has(word)
  return {
    version: 1,
    lines: list.texts.length,
    ideas: countIdeas(score),
    monotony: score.flexibility.monotony,
    median: median(ideas.map(({ tokens }) => tokens.length)),
    opens: largestCount(ideas.map(({ tokens }) => openingOf(tokens))),
    groups: groupSizesOf(lexicon, list.ideas),
    because: says(reasons),
    without: says(omissions),
    denies: placesOf((tokens) => [omissions, denials].some((words) => words.test(` ${tokens.join(' ')} `))),
    somebody: placesOf((tokens) => tokens.some(isSomebody)),
    anybody: placesOf((tokens) => tokens.some((word) => isSomebody(word) || theirs.has(word))),
    isEnglish: score.originality.byMeaning,
  }
}

/** "So many" gives no reason. */
const reasons =
  / (?:because|otherwise|that way|in order to|so(?! (?:much|many|far|long|few|little|called|on|good|big|small|nice|cool|fun|easy|boring)\b)) /
const omissions =
  / (?:without|remov(?:e|es|ed|ing)|(?:leave|leaves|leaving|left) out|(?:take|takes|taking|took) (?:\S+ ){0,4}away|(?:do|does|doing|did) away with) /
const denials =
  / (?:(?:leave|leaves|leaving|left) (?:\S+ ){0,4}out|skip|skips|skipped|less|fewer|instead of|no|not|nobody|nothing|never|none|cannot|(?:ca|do|does|did|is|are|was|were|wo|would|could|should|ha[sd]|have|must|need)nt) /

const personWords = new Set(
  `i me my mine myself you your yours yourself he him his himself she her hers herself we us our ours ourselves who whoever whose somebody someone anybody anyone everybody everyone nobody people man men woman
  women boy boys girl girls mum mums mom dad dads baby babies son daughter uncle guy guys lady gentleman grandma grandpa
  granny boss driver doctor nurse cook chef king queen`.split(/\s+/),
)

const theirs = new Set(['they', 'them', 'their', 'theirs', 'themselves'])

/** What people do together names none of them. */
const deeds = new Set(
  'adopt agree greet hug introduce invite meet pair share together visit welcome'.split(' ').map(stem),
)

const isPerson = ({ strategiesOf }: Lexicon, word: string) =>
  personWords.has(word) || (!deeds.has(stem(word)) && strategiesOf(stem(word)).includes('people'))

const beforeOpening = new Set(['a', 'an', 'the', 'to', 'use'])

const openingOf = (tokens: readonly string[]) => tokens.find((token) => !beforeOpening.has(token)) ?? ''

function largestCount(words: readonly string[]): number {
  const counts = Map.groupBy(words, (word) => word)
  return Math.max(0, ...[...counts.values()].map(({ length }) => length))
}

/** By meaning or letters. What strategy an idea has says nothing of it: its words give that away in half of the cases. */
function groupSizesOf({ weights }: Lexicon, ideas: readonly ParsedIdea[]): number[] {
  const isLike = (one: number, other: number) =>
    ideaSimilarity(ideas[one] as ParsedIdea, ideas[other] as ParsedIdea) >= weights.likeness.kind
  const firsts = leaderClusters(ideas.length, isLike)
  return [...Map.groupBy(firsts, (first) => first).values()].map(({ length }) => length).sort((a, b) => b - a)
}

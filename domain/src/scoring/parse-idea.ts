import type { ProblemForm } from '../rounds/problem-form.ts'
import { detectLanguage } from './detect-language.ts'
import type { Embedding } from './embedding.ts'
import { type FaultRules, findIdeaFault } from './idea-faults.ts'
import type { Lexicon } from './lexicon.ts'
import { correctSlips } from './misspelling.ts'
import type { IdeaFault } from './score.ts'
import { fingerprintOf, fingerprintOfTokens, type TextFingerprint } from './text-similarity.ts'
import {
  contentWords,
  maxLettersRead,
  memoizeTextFor,
  stem,
  stopWords,
  tokenize,
  withoutDescription,
} from './tokenize.ts'

/** Stored to compare later ideas with: stems that the problem lacks, each once, sorted, and what it means; no text. */
export interface IdeaSketch {
  stems: readonly string[]
  /** A direction times 127; null without meaning. */
  vector: Int8Array | null
}

export interface ParsedProblem {
  stems: ReadonlySet<string>
  pieces: readonly number[]
  /** Null without the table. */
  vector: Float32Array | null
}

export interface ParsedIdea {
  at: number
  text: string
  /** Content words, in order. */
  words: readonly string[]
  /** Stems of its content words that the problem lacks, each once. */
  stems: readonly string[]
  gist: TextFingerprint
  /** Of these its originality is estimated. */
  wellSpelt: readonly number[]
  /** What it means, of length one; empty without meaning. */
  vector: Float32Array
  /** The same without what the problem says: this is compared with other ideas. */
  own: Float32Array
  /** Rounded. */
  ownBytes: Int8Array
  /** Whether the table knows enough of its words for an estimate. */
  isKnown: boolean
}

export interface ParsedList {
  problem: ParsedProblem
  /** The lines, long ones without their end. */
  texts: readonly string[]
  faults: readonly (IdeaFault | null)[]
  /** Those without a fault. */
  ideas: readonly ParsedIdea[]
  /** Null: another language, too few known words, or no table. */
  embedding: Embedding | null
  /** Another one, by its function words; null for English and where none is found. */
  language: string | null
  /** Whether its words are those of another language. */
  isForeign: boolean
}

const stemsRead = 40

const letters = 'abcdefghijklmnopqrstuvwxyz'
const anyPairs = Object.fromEntries([...letters].map((letter) => [letter, letters]))

const withoutSpelling = ({ fillers, spelling }: FaultRules): FaultRules => ({
  fillers,
  spelling: { ...spelling, letterPairs: anyPairs },
})

const rulesOfOthers = new WeakMap<Lexicon, FaultRules>()

function rulesFor(lexicon: Lexicon, language: string | null): FaultRules {
  if (language === null) return lexicon
  const rules = rulesOfOthers.get(lexicon) ?? withoutSpelling(lexicon)
  rulesOfOthers.set(lexicon, rules)
  return rules
}

export const parseProblem = memoizeTextFor({ longest: 1_000, most: 200 }, (lexicon: Lexicon, text): ParsedProblem => {
  const embedding = lexicon.embedding()
  const pieces = embedding?.piecesOf(text) ?? []
  return { stems: new Set(contentWords(text).map(stem)), pieces, vector: embedding?.directionOf(pieces) ?? null }
})

/** Words of English are made of few pieces, those of other languages and invented ones of many short ones. */
const lettersAPiece = { ofList: 3.4, ofWord: 2.3, ofUnknown: 2 } as const
const piecesOfOdd = 3

/** A few odd words say nothing of a list. */
const [wordsToJudge, shortestJudged] = [5, 4]

function isKnownList(embedding: Embedding, words: readonly string[]): boolean {
  const once = [...new Set(words)].filter((word) => word.length >= shortestJudged || embedding.piecesIn(word) === 0)
  if (once.length < wordsToJudge) return true
  const pieces = once.map((word) => embedding.piecesIn(word) || word.length / lettersAPiece.ofUnknown)
  const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
  return sum(once.map(({ length }) => length)) >= lettersAPiece.ofList * sum(pieces)
}

/** A misspelt word falls into pieces that look rare and mean something else, so it is passed over where others are left. */
function withoutMisspelling(embedding: Embedding, text: string): string {
  const left = text.replace(/[\p{L}\p{M}]{3,}/gu, (word) => (embedding.isWhole(word) ? word : ''))
  return contentWords(left).length > 0 ? left : text
}

/** However it is spelt, a list with so many small words of English is English. */
const smallWordsOfEnglish = 0.3

function isEnglish(texts: readonly string[]): boolean {
  const words = texts.flatMap(tokenize)
  return words.filter((word) => stopWords.has(word)).length >= smallWordsOfEnglish * Math.max(1, words.length)
}

function isOdd(embedding: Embedding, word: string): boolean {
  const pieces = embedding.piecesIn(word)
  return pieces === 0 || (pieces >= piecesOfOdd && word.length < lettersAPiece.ofWord * pieces)
}

/** Most of its words are no invented ones, so that something can be said of it. */
const isKnownIdea = (embedding: Embedding, words: readonly string[]): boolean =>
  2 * words.filter((word) => isOdd(embedding, word)).length <= words.length &&
  words.some((word) => !isOdd(embedding, word))

const none = new Float32Array(0)

/** Reads lines against the problem: what is no idea, and of each idea its words and what they mean. */
export function parseList(
  lexicon: Lexicon,
  problemText: string,
  lines: readonly string[],
  form: ProblemForm = 'idea',
): ParsedList {
  const texts = lines.map((line) => line.slice(0, maxLettersRead))
  const problem = parseProblem(lexicon, problemText)
  const language = detectLanguage(lexicon.functionWords, [...new Set(texts)])
  const rules = rulesFor(lexicon, language)
  const carryNone = language === null ? undefined : lexicon.functionWords.of.get(language)
  const table = language === null ? lexicon.embedding() : null
  const written = texts.map((text, at) => {
    const words = contentWords(text, carryNone)
    const found = findIdeaFault(rules, { text, words, tokens: words.map(stem), problem: problem.stems })
    // "After you" is no idea, but a good last line of a parrot.
    const fault = form !== 'idea' && (found === 'filler' || found === 'problem_words') ? null : found
    const read = table ? correctSlips(table, text) : text
    return { at, text, read, words: read === text ? words : contentWords(read, carryNone), fault }
  })
  const counted = written.filter(({ fault }) => fault === null)
  const isKnown =
    table !== null &&
    (isEnglish(counted.map(({ text }) => text)) ||
      isKnownList(
        table,
        counted.flatMap(({ words }) => words),
      ))
  const embedding = isKnown ? table : null
  const problemPieces = new Set(problem.pieces)
  const ideas = counted.map(({ at, text, read, words }) => {
    const stems = [...new Set(words.map(stem).filter((token) => !problem.stems.has(token)))].slice(0, stemsRead)
    const pieces = embedding?.piecesOf(withoutDescription(read)) ?? []
    const ownPieces = pieces.filter((piece) => !problemPieces.has(piece))
    const vector = embedding?.directionOf(pieces) ?? none
    const wellSpelt = embedding?.piecesOf(withoutMisspelling(embedding, withoutDescription(read))) ?? []
    const isAllOwn = ownPieces.length === 0 || ownPieces.length === pieces.length
    const own = isAllOwn || !embedding ? vector : embedding.directionOf(ownPieces)
    return {
      at,
      text,
      words,
      stems,
      wellSpelt,
      vector,
      own,
      ownBytes: quantizeVector(own),
      gist: stems.length > 0 ? fingerprintOfTokens(stems) : fingerprintOf(text),
      isKnown: embedding !== null && isKnownIdea(embedding, words),
    }
  })
  return {
    problem,
    texts,
    faults: written.map(({ fault }) => fault),
    ideas,
    embedding,
    language,
    isForeign: language !== null || (table !== null && !isKnown),
  }
}

export const vectorScale = 127

/** A direction in a byte a number. */
export function quantizeVector(direction: Float32Array): Int8Array {
  const numbers = new Int8Array(direction.length)
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = Math.floor(vectorScale * (direction[at] as number) + 0.5)
  return numbers
}

const sketchOf = ({ stems, ownBytes }: ParsedIdea): IdeaSketch => ({
  stems: stems.toSorted(),
  vector: ownBytes.length === 0 ? null : ownBytes,
})

export function sketchesOfList({ ideas, faults }: ParsedList): (IdeaSketch | null)[] {
  const byPlace = new Map(ideas.map((idea) => [idea.at, idea]))
  return faults.map((_, at) => {
    const idea = byPlace.get(at)
    return idea ? sketchOf(idea) : null
  })
}

export const sketchesOf = (lexicon: Lexicon, problem: string, ideas: readonly string[]): (IdeaSketch | null)[] =>
  sketchesOfList(parseList(lexicon, problem, ideas))

/** A text by itself, whatever it is worth. */
export function parseIdea(lexicon: Lexicon, text: string): ParsedIdea {
  const [words, embedding] = [contentWords(text), lexicon.embedding()]
  const pieces = embedding?.piecesOf(text) ?? []
  const [stems, vector] = [words.map(stem), embedding?.directionOf(pieces) ?? none]
  const own = { own: vector, ownBytes: quantizeVector(vector) }
  return { at: 0, text, words, stems, gist: fingerprintOf(text), wellSpelt: pieces, vector, ...own, isKnown: true }
}

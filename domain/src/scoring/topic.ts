import { concentrationOf } from './concentration.ts'
import { languageOf } from './language.ts'
import type { Lexicon } from './lexicon.ts'
import type { RarityReport } from './originality.ts'
import { logistic, type SaladSign, type TopicSign } from './score-weights.ts'
import { dot, dotTwo, nearestIn, type Sense, senseOf, shortenToOne } from './sense.ts'
import { contentWords, stem, words } from './similarity.ts'
import type { TopicHint } from './topic-hints.ts'
import type { WordVectors } from './word-vectors.ts'
import { echoesOf } from './wording.ts'

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const statement =
  /\b(is|are|was|were|has|had|have)\b|^\S+ .*\b((?<!\b(?:be|to|of|a|an|the) )\w{2,}ed|became|began|bought|broke|brought|came|caught|chose|died|drew|fell|flew|fought|found|gave|grew|held|knew|led|left|lost|met|ran|rose|ruled|saw|sent|sold|spoke|stood|taught|thought|took|went|won|wore|wrote)\b/i
const ofAnIdea =
  /^(to|use|used)\b|\b(I|we|you|your|my|our|me|us|will|would|can|could|should|may|might|must|shall|let|lets)\b/i

const articleStatementsIn = (lines: readonly Line[]): number =>
  mean(lines.map(({ text }) => (statement.test(text) && !ofAnIdea.test(text) ? 1 : 0)))

const fact = /\b(is|are|was|were|has|had|have|been|be|will|would|can|could|did|does)\b/i

const directionOf = (senses: readonly Sense[], dimensions: number): Float32Array => {
  const sum = new Float32Array(dimensions)
  for (const { direction } of senses)
    for (let at = 0; at < dimensions; at += 1) sum[at] = (sum[at] ?? 0) + (direction[at] ?? 0)
  return shortenToOne(sum)
}

const senseOfWords = (vectors: WordVectors, content: readonly string[]): Sense =>
  senseOf(
    vectors,
    content.map((word) => [word, stem(word)] as const),
  )

interface Line {
  text: string
  content: readonly string[]
  sense: Sense
}

export const linesOf = (vectors: WordVectors, ideas: readonly string[]): Line[] =>
  ideas.map((text) => {
    const content = contentWords(text)
    return { text, content, sense: senseOfWords(vectors, content) }
  })

/** One after the other; one of zeros more where their number is odd. */
const directions = new WeakMap<readonly string[], Float32Array>()
function directionsOf(vectors: WordVectors, problems: readonly string[]): Float32Array {
  const known = directions.get(problems)
  if (known) return known
  const all = new Float32Array(2 * Math.ceil(problems.length / 2) * vectors.dimensions)
  for (const [at, text] of problems.entries())
    all.set(senseOfWords(vectors, contentWords(text)).direction, at * vectors.dimensions)
  directions.set(problems, all)
  return all
}

const echoesIn = (lines: readonly Line[], { terms }: Sense): number => {
  const said = new Set(lines.flatMap((line) => line.sense.terms.map(({ stem }) => stem)))
  return terms.filter(({ stem }) => said.has(stem)).length
}

/** In flat memory: some hundred numbers a list would be garbage each time. */
function othersNear(list: Float32Array, directions: Float32Array, count: number): Float64Array {
  const others = new Float64Array(directions.length / list.length)
  for (let at = 0; at < others.length; at += 2) dotTwo(list, directions, at, others)
  return others.subarray(0, count)
}

function placeAmong(others: Float64Array, value: number) {
  const count = Math.max(1, others.length)
  let sum = 0
  let nearer = 0
  let squares = 0
  for (let at = 0; at < others.length; at += 1) {
    const other = others[at] ?? 0
    sum += other
    if (other > value) nearer += 1
  }
  const middle = sum / count
  for (let at = 0; at < others.length; at += 1) squares += ((others[at] ?? 0) - middle) ** 2
  return { middle, spread: Math.sqrt(squares / count), nearer: nearer / count }
}

export function topicSignsOf(lexicon: Lexicon, vectors: WordVectors, own: Sense, lines: readonly Line[]) {
  const list = directionOf(
    lines.map((line) => line.sense),
    vectors.dimensions,
  )
  const likeProblem = dot(list, own.direction)
  const others = othersNear(list, directionsOf(vectors, lexicon.problems), lexicon.problems.length)
  const { middle, spread, nearer } = placeAmong(others, likeProblem)
  const terms = lines.flatMap((line) => line.sense.terms).filter(({ place }) => place >= 0)
  return {
    likeProblem,
    nearerOthers: nearer,
    lead: spread === 0 ? 0 : (likeProblem - middle) / spread,
    nearness: mean(terms.map((term) => nearestIn(vectors, term, own))),
    echoes: echoesIn(lines, own) / lines.length,
    factual: mean(lines.map(({ text }) => (fact.test(text) ? 1 : 0))),
    wordsOfLine: Math.log(1 + mean(lines.map(({ text }) => words(text).length))),
  } satisfies Record<TopicSign, number>
}

function nearnessWithin(vectors: WordVectors, senses: readonly Sense[]) {
  let sum = 0
  let pairs = 0
  for (const { terms } of senses) {
    const known = terms.filter(({ place }) => place >= 0)
    for (const [at, one] of known.entries())
      for (let before = 0; before < at; before += 1) {
        sum += vectors.cosine(one.place, known[before]?.place ?? 0)
        pairs += 1
      }
  }
  return { pairs, mean: sum / Math.max(1, pairs) }
}

export function saladSignsOf(vectors: WordVectors, lines: readonly Line[]) {
  const senses = lines.map((line) => line.sense).filter(({ terms }) => terms.length > 0)
  const near = nearnessWithin(vectors, senses)
  const all = lines.reduce((sum, { text }) => sum + words(text).length, 0)
  const content = lines.reduce((sum, line) => sum + line.content.length, 0)
  return {
    pairs: near.pairs,
    signs: {
      unity: near.mean,
      concentration: concentrationOf(senses),
      contentPart: content / Math.max(1, all),
      wordsOfIdea: Math.log(mean(senses.map(({ terms }) => terms.length)) + 1),
    } satisfies Record<SaladSign, number>,
  }
}

const [linesToJudge, pairsToJudge] = [4, 6]
const [hintProbability, sureProbability] = [0.5, 0.75]

export interface Topic {
  salad: number
  hint: TopicHint | null
}

function differentLines(ideas: readonly string[]): string[] {
  const lines = new Map(ideas.map((idea) => [contentWords(idea).join(' '), idea]))
  lines.delete('')
  return [...lines.values()]
}

export const onTopic: Topic = { salad: 0, hint: null }

const article = { statements: 0.5, nearerOthers: 0.02 } as const

const strange = { people: 100, wordPrior: 0.935, perLog: 0.03, peopleAtMost: 300, knownPart: 0.6 } as const

/** Words hardly occur in the lists of others. 1 to 2 % of honest lists pass, see docs/scoring.md. */
function isStrange(lines: readonly Line[], { sample, ideas }: RarityReport): boolean {
  const terms = lines.flatMap((line) => line.sense.terms)
  const known = mean(terms.map(({ place }) => (place < 0 ? 0 : 1)))
  const rare = mean(ideas.flatMap((idea) => idea?.wordPrior ?? []))
  const people = Math.min(sample, strange.peopleAtMost)
  const bound = strange.wordPrior - strange.perLog * Math.log(people / strange.people)
  return sample >= strange.people && known >= strange.knownPart && rare >= bound
}

function isForeign(lexicon: Lexicon, vectors: WordVectors, own: Sense, lines: readonly Line[]): boolean {
  // Of a problem whose words the table lacks, every list is far.
  if (own.terms.every(({ place }) => place < 0)) return false
  const signs = topicSignsOf(lexicon, vectors, own, lines)
  if (articleStatementsIn(lines) >= article.statements && signs.nearerOthers > article.nearerOthers) return true
  return logistic(lexicon.weights.topic.foreign, signs) >= hintProbability
}

export function readTopic(
  lexicon: Lexicon,
  problem: string,
  ideas: readonly string[],
  rarity: RarityReport | null = null,
): Topic {
  const said = differentLines(ideas)
  if (said.length < linesToJudge) return onTopic
  const praising = said.filter((idea) => lexicon.fillers.isPraise(idea)).length
  const hint = praising >= said.length / 2 ? 'praise' : null
  const vectors = lexicon.vectors()
  if (!vectors || languageOf(lexicon.functionWords, said) !== null) return { salad: 0, hint }
  const lines = linesOf(vectors, said)
  const { pairs, signs } = saladSignsOf(vectors, lines)
  const probable = pairs < pairsToJudge ? 0 : logistic(lexicon.weights.topic.salad, signs)
  // Doubt takes nothing: words far apart are what an unusual list has too.
  const salad = Math.min(1, Math.max(0, (probable - hintProbability) / (sureProbability - hintProbability)))
  if (hint !== null || salad > 0) return { salad, hint: hint ?? 'salad' }
  const own = echoesOf(lexicon, problem).sense
  const foreign = (rarity && isStrange(lines, rarity)) || (own && isForeign(lexicon, vectors, own, lines))
  return { salad, hint: foreign ? 'foreign' : null }
}

import { dotProduct, dotProducts, type Embedding, meanVector, toMatrix, type VectorMatrix } from './embedding.ts'
import type { Lexicon } from './lexicon.ts'
import type { ParsedIdea, ParsedList, ParsedProblem } from './parse-idea.ts'
import { contentWords, stem, tokenize } from './tokenize.ts'
import { type IdeaFeature, logistic, type TopicFeature, type WordSaladFeature } from './weights.ts'
import type { WithheldReason } from './withheld.ts'

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const statement =
  /\b(is|are|was|were|has|had|have)\b|^\S+ .*\b((?<!\b(?:be|to|of|a|an|the) )\w{2,}ed|became|began|bought|broke|brought|came|caught|chose|died|drew|fell|flew|fought|found|gave|grew|held|knew|led|left|lost|met|ran|rose|ruled|saw|sent|sold|spoke|stood|taught|thought|took|went|won|wore|wrote)\b/i
const ofAnIdea =
  /^(to|use|used)\b|\b(I|we|you|your|my|our|me|us|will|would|can|could|should|may|might|must|shall|let|lets)\b/i

/** What articles are full of: numbers, and names within a sentence. */
const fact =
  /\d\d|(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|ninety|half|third|quarter|hundred|thousand|million|billion|percent|century|centuries|ancient|according)\b/u

type Problems = Pick<Lexicon, 'problems'>

/** The list is compared with every third problem of the app, each line with a few. */
const [problemsForList, problemsForLines] = [3, 100]

interface OtherProblems {
  ofList: VectorMatrix
  ofLines: VectorMatrix
}

const known = new WeakMap<readonly string[], OtherProblems>()
function othersOf(embedding: Embedding, problems: readonly string[]): OtherProblems {
  const found = known.get(problems)
  if (found) return found
  const every = (step: number) =>
    toMatrix(problems.filter((_, at) => at % step === 0).map((text) => embedding.directionOf(embedding.piecesOf(text))))
  const others = { ofList: every(problemsForList), ofLines: every(problemsForLines) }
  known.set(problems, others)
  return others
}

function placeAmong(others: Float64Array, value: number) {
  const count = Math.max(1, others.length)
  let [sum, nearer, squares] = [0, 0, 0]
  for (let at = 0; at < others.length; at += 1) {
    sum += others[at] as number
    if ((others[at] as number) > value) nearer += 1
  }
  const middle = sum / count
  for (let at = 0; at < others.length; at += 1) squares += ((others[at] as number) - middle) ** 2
  const spread = Math.sqrt(squares / count)
  return { nearer: nearer / count, lead: spread === 0 ? 0 : (value - middle) / spread }
}

/** The mean cosine of all pairs, from the length of their sum. */
function meanOfPairs(vectors: readonly Float32Array[]): number {
  const count = vectors.length
  const sum = new Float32Array(vectors[0]?.length ?? 0)
  for (const one of vectors)
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] as number) + (one[at] as number)
  return count < 2 ? 0 : (dotProduct(sum, sum) - count) / (count * (count - 1))
}

/** A problem with a direction. */
type EmbeddedProblem = ParsedProblem & { vector: Float32Array }

export interface EmbeddedList extends ParsedList {
  problem: EmbeddedProblem
  embedding: Embedding
}

/** Of a problem that the table does not know, every list is far. */
export const isEmbeddedList = (list: ParsedList): list is EmbeddedList =>
  list.embedding !== null && list.problem.vector !== null && list.problem.pieces.length > 0

/** How one idea stands to the problem and to others, as far as it tells. */
export function ideaFeaturesOf({ problems }: Problems, { embedding, problem }: EmbeddedList, idea: ParsedIdea) {
  const own = dotProduct(idea.vector, problem.vector)
  const place = placeAmong(dotProducts(othersOf(embedding, problems).ofLines, idea.vector), own)
  return { own, ...place, words: Math.log(1 + idea.words.length) } satisfies Record<IdeaFeature, number>
}

export function topicFeaturesOf(
  { problems }: Problems,
  { embedding, problem }: EmbeddedList,
  ideas: readonly ParsedIdea[],
  each: readonly Readonly<Record<IdeaFeature, number>>[],
): Record<TopicFeature, number> {
  const vectors = ideas.map(({ vector }) => vector)
  const list = meanVector(vectors)
  const own = dotProduct(list, problem.vector)
  const place = placeAmong(dotProducts(othersOf(embedding, problems).ofList, list), own)
  const nearness = each.map((signs) => signs.own)
  const pair = meanOfPairs(vectors)
  const said = new Set(ideas.flatMap((idea) => idea.words.map(stem)))
  return {
    own,
    mean: mean(nearness),
    most: Math.max(...nearness),
    least: Math.min(...nearness),
    nearerOthers: place.nearer,
    lead: place.lead,
    nearerEach: mean(each.map(({ nearer }) => nearer)),
    leadEach: mean(each.map(({ lead }) => lead)),
    pair,
    pairRest: pair - mean(nearness) ** 2,
    wordsOfProblem: Math.log(1 + problem.pieces.length),
    wordsOfLine: Math.log(1 + mean(ideas.map(({ text }) => tokenize(text).length))),
    echoes: [...problem.stems].filter((one) => said.has(one)).length / ideas.length,
  }
}

export function wordSaladFeaturesOf(embedding: Embedding, ideas: readonly ParsedIdea[]) {
  const unities = ideas.map((idea) => embedding.unityOf(idea.words))
  const pairs = unities.reduce((sum, unity) => sum + unity.pairs, 0)
  const all = ideas.reduce((sum, { text }) => sum + tokenize(text).length, 0)
  const content = ideas.reduce((sum, idea) => sum + idea.words.length, 0)
  return {
    pairs,
    signs: {
      unity: unities.reduce((sum, unity) => sum + unity.pairs * unity.mean, 0) / Math.max(1, pairs),
      pair: meanOfPairs(ideas.map(({ vector }) => vector)),
      contentPart: content / Math.max(1, all),
      wordsOfIdea: Math.log(1 + mean(ideas.map((idea) => new Set(idea.words).size))),
    } satisfies Record<WordSaladFeature, number>,
  }
}

const linesToJudge = 4
/** Of words in one line: fewer lie apart by chance. */
const pairsToJudge = 15
const hintProbability = 0.5
/** Short lines about the problem, "chess table foldable magnets", are no salad however far apart their words lie. */
const maxNearnessOfSalad = 0.12
/** An article states. It is far from the problem, or full of facts. */
const ofArticle = { statements: 0.5, facts: 1 / 6, own: 0.2, nearerOthers: 0.1 } as const
/** Its lines are long: short ones that state are how people answer "what if" and "why". */
const ofArticleOnProblem = { statements: 1 / 3, facts: 0.5, wordsOfLine: Math.log(1 + 8.25) } as const

export type TopicHint = Extract<WithheldReason, 'topic' | 'copied' | 'salad' | 'about_list'>

export interface Topic {
  hint: TopicHint | null
  /** Places of ideas that may answer another problem: nothing is taken, and nothing praises them. */
  doubted: readonly number[]
}

/** Each wording once. */
export function uniqueWordings(ideas: readonly ParsedIdea[]): ParsedIdea[] {
  const texts = ideas.map(({ words: said }) => said.join(' '))
  return ideas.filter((_, at) => texts.indexOf(texts[at] ?? '') === at)
}

function isPraise({ fillers }: Lexicon, texts: readonly string[]): boolean {
  const lines = [...new Map(texts.map((text) => [contentWords(text).join(' '), text])).values()]
  const praising = lines.filter((text) => fillers.isPraise(text)).length
  return lines.length >= linesToJudge && praising >= lines.length / 2
}

type TopicSigns = Readonly<Record<TopicFeature, number>>

/** Lines of a few words say little of what they answer: they are hardly ever taken for another problem's. */
const wordsOfFragment = Math.log(1 + 5)

/** A list that answers another problem has lines that each seem to. */
const leastDoubted = 0.3

const surenessFor = ({ wordsOfLine }: TopicSigns): number => (wordsOfLine < wordsOfFragment ? 0.9 : 0.55)

function isWordSalad({ weights }: Lexicon, embedding: Embedding, ideas: readonly ParsedIdea[], { own }: TopicSigns) {
  const { pairs, signs } = wordSaladFeaturesOf(embedding, ideas)
  const isJudged = own < maxNearnessOfSalad && pairs >= pairsToJudge
  return isJudged && logistic(weights.topic.salad, signs) > hintProbability
}

/** What the problem says itself, as "three" legs, is no fact. */
const withoutWordsOf = ({ stems }: ParsedProblem, text: string): string =>
  text.replace(/[\p{L}\p{N}]+/gu, (word) => (stems.has(stem(word.toLowerCase())) ? 'x' : word))

function isArticle(problem: ParsedProblem, ideas: readonly ParsedIdea[], signs: TopicSigns): boolean {
  const told = ideas.filter(({ text }) => !ofAnIdea.test(text))
  const statements = told.filter(({ text }) => statement.test(text)).length / ideas.length
  const facts = told.filter(({ text }) => fact.test(withoutWordsOf(problem, text))).length / ideas.length
  const isLong = signs.wordsOfLine >= ofArticleOnProblem.wordsOfLine
  if (isLong && statements >= ofArticleOnProblem.statements && facts >= ofArticleOnProblem.facts) return true
  const isFar = signs.own < ofArticle.own && signs.nearerOthers > ofArticle.nearerOthers
  return isFar && statements >= ofArticle.statements && facts >= ofArticle.facts
}

/** Whether the list speaks about itself, about another problem, or in words without a sense. */
export function analyseTopic(lexicon: Lexicon, list: ParsedList): Topic {
  const hint = isPraise(lexicon, list.texts) ? 'about_list' : null
  if (!isEmbeddedList(list)) return { hint, doubted: [] }
  const ideas = uniqueWordings(list.ideas)
  const { idea: ofIdea, foreign } = lexicon.weights.topic
  const signsOf = new Map(list.ideas.map((idea) => [idea, ideaFeaturesOf(lexicon, list, idea)]))
  const doubted = [...signsOf].flatMap(([{ at }, own]) => (logistic(ofIdea, own) >= hintProbability ? [at] : []))
  if (ideas.length < linesToJudge || hint !== null) return { hint, doubted }
  const each = ideas.flatMap((idea) => signsOf.get(idea) ?? [])
  const signs = topicFeaturesOf(lexicon, list, ideas, each)
  if (isWordSalad(lexicon, list.embedding, ideas, signs)) return { hint: 'salad', doubted }
  if (isArticle(list.problem, ideas, signs)) return { hint: 'copied', doubted }
  const isForeign = doubted.length >= leastDoubted * list.ideas.length && logistic(foreign, signs) >= surenessFor(signs)
  return { hint: isForeign ? 'topic' : null, doubted }
}

/** Where ideas that do answer the problem seem to answer another one, nobody's list for it is doubted. */
export function isTopicUnclear(lexicon: Lexicon, samples: ParsedList): boolean {
  if (!isEmbeddedList(samples)) return false
  const each = samples.ideas.map((idea) => ideaFeaturesOf(lexicon, samples, idea))
  const features = topicFeaturesOf(lexicon, samples, samples.ideas, each)
  return logistic(lexicon.weights.topic.foreign, features) >= hintProbability
}

export const withoutDoubt: Topic = { hint: null, doubted: [] }

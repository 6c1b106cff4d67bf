/** From this many people on, rarity is worth a word; below, it is too early to tell. */
export const peopleForRarity = 30

/** From this many people on, the classic points are shown. */
export const peopleForPoints = 100

/** What earlier lists for the same problem say about one idea. */
export interface Rarity {
  /** People with a same idea. */
  people: number
  /** Mean rarity of its words, 0 to 1; 0.5 while nobody has answered. */
  wordPrior: number
}

/** What earlier lists say about the ideas of one list. */
export interface RarityReport {
  /** N, people whose list for this problem held at least one idea. */
  sample: number
  /** One for each idea; null for what is no idea. */
  ideas: readonly (Rarity | null)[]
}

/**
 * How rare an idea is among `sample` people, 0 to 1: R = -log2(p)/log2((N + 1)/0.5) with p = (m + 0.5)/(N + 1). The
 * half person keeps an idea that nobody had from being infinitely rare (Krichevsky & Trofimov 1981).
 */
export function rareness(people: number, sample: number): number {
  const ceiling = Math.log2((sample + 1) / 0.5)
  return Math.min(1, Math.max(0, -Math.log2((people + 0.5) / (sample + 1)) / ceiling))
}

/**
 * Mean rarity of words, 0 to 1: ln((N + 1)/(df + 1)) / ln(N + 1), df the people who used the word (inverse document
 * frequency, Spärck Jones 1972). 0.5 when nobody has answered, or when there are no words.
 */
export function wordPriorOf(documentFrequencies: readonly number[], sample: number): number {
  if (sample === 0 || documentFrequencies.length === 0) return 0.5
  const sum = documentFrequencies.reduce((total, df) => total + Math.log((sample + 1) / (df + 1)), 0)
  return sum / documentFrequencies.length / Math.log(sample + 1)
}

/** Weights of what is known of an idea, fitted to ratings of people (see docs/scoring.md). */
export interface OriginalityWeights {
  /** Of the estimate from the meaning of its words, see `estimateOf`. */
  estimate: number
  /** Of the length alone, where that is not known: a constant, and one for the logarithm of the words. */
  lengthConstant: number
  length: number
  /** Of the rarity of its words among earlier lists, and what is usual there. */
  wordPrior: number
  usualPrior: number
  /** Of the people who had it. */
  rarity: number
  /** How steeply evidence turns into a value. */
  slope: number
}

/** What one word is worth of what more are. */
const singleWord = 0.85

/**
 * Originality of one idea, 0 to 1: g / (1 + e^-kE), where the evidence E adds what its words mean (or how many there
 * are), and, trusted by N/(N + 2), how rare they are in earlier lists; by N/(N + 50), in how many lists the idea stood.
 * Frequency scoring is noisy in small samples (Forthmann, Paek, Dumas, Barbot & Holling 2020). Null where nobody has
 * answered and the words are not known: then nothing can be said.
 */
export function originalityOf(
  weights: OriginalityWeights,
  { people, wordPrior }: Rarity,
  sample: number,
  { words, estimate }: { words: number; estimate: number | null },
): number | null {
  if (sample === 0 && estimate === null) return null
  const own =
    estimate === null ? weights.lengthConstant + weights.length * Math.log(1 + words) : weights.estimate * estimate
  const ofWords = (sample / (sample + 2)) * (weights.wordPrior * wordPrior - weights.usualPrior)
  const ofPeople = (sample / (sample + 50)) * weights.rarity * (rareness(people, sample) - 1)
  return (words >= 2 ? 1 : singleWord) / (1 + Math.exp(-weights.slope * (own + ofWords + ofPeople)))
}

/** Classic points (Wilson, Guilford, Christensen & Lewis 1954): under 1 % of people 2, under 5 % 1; null below 100. */
export function classicPoints(people: number, sample: number): 0 | 1 | 2 | null {
  if (sample < peopleForPoints) return null
  const share = people / sample
  if (share < 0.01) return 2
  return share < 0.05 ? 1 : 0
}

/**
 * Originality of a session, 0 to 1: the mean of its two highest, or the only one (Silvia et al. 2008; Benedek,
 * Mühlmann, Jauk & Neubauer 2013). 0 for none.
 */
export function topTwoMean(originalities: readonly number[]): number {
  const [best = 0, second = best] = [...originalities].sort((a, b) => b - a)
  return (best + second) / 2
}

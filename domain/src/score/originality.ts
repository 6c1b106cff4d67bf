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

/**
 * Originality of one idea, 0 to 1: O = g (w R + (1 - w) D), w = N/(N + 50), R its `rareness`, D its word prior; g is 1
 * for two or more own content words, else 0.5. Frequency scoring is noisy in small samples (Forthmann, Paek, Dumas,
 * Barbot & Holling 2020), hence the weight w and the prior.
 */
export function originalityOf({ people, wordPrior }: Rarity, sample: number, words: number): number {
  const trust = sample / (sample + 50)
  return (words >= 2 ? 1 : 0.5) * (trust * rareness(people, sample) + (1 - trust) * wordPrior)
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

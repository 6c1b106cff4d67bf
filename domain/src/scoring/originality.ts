export const peopleForRarity = 30

export const peopleForPoints = 100

export interface Rarity {
  people: number
  wordPrior: number
}

export interface RarityReport {
  sample: number
  ideas: readonly (Rarity | null)[]
}

/** 0 to 1. The half person keeps what nobody had from infinite rarity (Krichevsky & Trofimov 1981). */
export function rareness(people: number, sample: number): number {
  const ceiling = Math.log2((sample + 1) / 0.5)
  return Math.min(1, Math.max(0, -Math.log2((people + 0.5) / (sample + 1)) / ceiling))
}

/** 0 to 1, by inverse document frequency (Spärck Jones 1972). */
export function wordPriorOf(documentFrequencies: readonly number[], sample: number): number {
  if (sample === 0 || documentFrequencies.length === 0) return 0.5
  const sum = documentFrequencies.reduce((total, df) => total + Math.log((sample + 1) / (df + 1)), 0)
  return sum / documentFrequencies.length / Math.log(sample + 1)
}

export interface OriginalityWeights {
  estimate: number
  lengthConstant: number
  length: number
  wordPrior: number
  usualPrior: number
  rarity: number
  slope: number
}

const singleWord = 0.85

/** 0 to 1 (docs/scoring.md), null where nothing is known. Small samples are noisy (Forthmann et al. 2020): less weight. */
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

/** Wilson, Guilford, Christensen & Lewis (1954). */
export function classicPoints(people: number, sample: number): 0 | 1 | 2 | null {
  if (sample < peopleForPoints) return null
  const share = people / sample
  if (share < 0.01) return 2
  return share < 0.05 ? 1 : 0
}

/** Mean of the two highest (Silvia et al. 2008); 0 for none. */
export function topTwoMean(originalities: readonly number[]): number {
  const [best = 0, second = best] = [...originalities].sort((a, b) => b - a)
  return (best + second) / 2
}

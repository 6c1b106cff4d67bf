import { createSeededRandom } from '../random/seeded-random.ts'

/** In the order in which equally clear ones are named. */
export const comparedMeasures = ['different', 'switches', 'rarity', 'detail'] as const
export type ComparedMeasure = (typeof comparedMeasures)[number]

/** Of one session. Null: not scored, or in rarity too early. */
export interface RoundMeasures extends Record<ComparedMeasure, number | null> {
  /** Of the score: another one counts in another way. */
  version: number | null
}

export interface MonthMeans {
  now: number
  before: number
}

export type MonthChange =
  | { kind: 'too_few' }
  | { kind: 'none' }
  | { kind: 'changed'; measure: ComparedMeasure; means: MonthMeans; unclear: readonly ComparedMeasure[] }

export const minRoundsToCompare = 8

const shuffleCount = 1_999
const seed = 20_261_101
/** Fewer than five of a hundred, for the four measures together. */
const maxPValue = 0.05 / comparedMeasures.length

export function compareMonths(now: readonly RoundMeasures[], before: readonly RoundMeasures[]): MonthChange {
  const version = now.findLast((round) => round.version !== null)?.version ?? null
  const [own, other] = [now, before].map((month) =>
    month.filter((round) => round.version === version && version !== null),
  )
  if (!(own && other) || Math.min(own.length, other.length) < minRoundsToCompare) return { kind: 'too_few' }
  const clear = comparedMeasures
    .map((measure) => ({ measure, ...differenceOf(valuesOf(own, measure), valuesOf(other, measure)) }))
    .filter(({ chance }) => chance < maxPValue)
    .toSorted((a, b) => a.chance - b.chance)
  const [clearest] = clear
  if (!clearest) return { kind: 'none' }
  const { measure, means } = clearest
  return {
    kind: 'changed',
    measure,
    means,
    unclear: comparedMeasures.filter((each) => !clear.some((c) => c.measure === each)),
  }
}

const valuesOf = (month: readonly RoundMeasures[], measure: ComparedMeasure) =>
  month.map((round) => round[measure]).filter((value) => value !== null)

function differenceOf(now: readonly number[], before: readonly number[]) {
  const means = { now: meanOf(now), before: meanOf(before) }
  const isEnough = Math.min(now.length, before.length) >= minRoundsToCompare
  return { means, chance: isEnough ? permutationPValue(now, before, Math.abs(means.now - means.before)) : 1 }
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** How often luck alone gives such a difference: the sessions of both months are dealt anew. */
function permutationPValue(now: readonly number[], before: readonly number[], difference: number): number {
  const all = [...now, ...before]
  const sum = all.reduce((total, value) => total + value, 0)
  const random = createSeededRandom(seed)
  let asLarge = 0
  for (let deal = 0; deal < shuffleCount; deal++) {
    const dealt = sumOfFirst(all, now.length, random)
    const mean = dealt / now.length - (sum - dealt) / before.length
    if (Math.abs(mean) >= difference - 1e-9) asLarge += 1
  }
  return (asLarge + 1) / (shuffleCount + 1)
}

/** Moves as many values to the front by chance. */
function sumOfFirst(values: number[], count: number, random: () => number): number {
  let sum = 0
  for (let place = 0; place < count; place++) {
    const from = place + Math.floor(random() * (values.length - place))
    const value = values[from] ?? 0
    values[from] = values[place] ?? 0
    values[place] = value
    sum += value
  }
  return sum
}

import type { LogisticWeights } from '@app/domain/scoring/weights'

/** Rows of what is known, what is to be said of them, and how much each row counts. */
export interface Rows {
  known: number[][]
  wanted: number[]
  counts: number[]
}

const times = (row: readonly number[], weights: readonly number[]): number =>
  row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)

/** Σ count·x·xᵀ plus the penalty, and Σ count·x·wanted: what a least squares fit solves. */
interface Equations {
  matrix: Float64Array[]
  equals: Float64Array
}

function equationsOf({ known, wanted, counts }: Rows, penalty: readonly number[]): Equations {
  const size = penalty.length
  const matrix = penalty.map((value, at) => {
    const row = new Float64Array(size)
    row[at] = value
    return row
  })
  const equals = new Float64Array(size)
  for (const [n, x] of known.entries()) {
    for (let at = 0; at < size; at += 1) {
      const scaled = (counts[n] ?? 1) * (x[at] ?? 0)
      equals[at] = (equals[at] ?? 0) + scaled * (wanted[n] ?? 0)
      const row = matrix[at] as Float64Array
      for (let other = 0; other <= at; other += 1) row[other] = (row[other] as number) + scaled * (x[other] as number)
    }
  }
  return { matrix, equals }
}

/** Cholesky's decomposition of the lower half, in place. */
function decompose(matrix: readonly Float64Array[]): void {
  for (const [at, row] of matrix.entries())
    for (let other = 0; other <= at; other += 1) {
      const before = matrix[other] as Float64Array
      let sum = row[other] as number
      for (let k = 0; k < other; k += 1) sum -= (row[k] as number) * (before[k] as number)
      row[other] = other === at ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (before[other] as number)
    }
}

function solve({ matrix, equals }: Equations): number[] {
  decompose(matrix)
  const found = equals.slice()
  for (const [at, row] of matrix.entries()) {
    const sum = row.subarray(0, at).reduce((all, value, k) => all + value * (found[k] as number), 0)
    found[at] = ((found[at] as number) - sum) / (row[at] as number)
  }
  for (let at = found.length - 1; at >= 0; at -= 1) {
    const sum = matrix
      .slice(at + 1)
      .reduce((all, row, k) => all + (row[at] as number) * (found[at + 1 + k] as number), 0)
    found[at] = ((found[at] as number) - sum) / ((matrix[at] as Float64Array)[at] as number)
  }
  return [...found]
}

/** Ridge regression (Hoerl & Kennard 1970): the weights that say best what is wanted, each held back by its penalty. */
export const ridge = (rows: Rows, penalty: readonly number[]): number[] => solve(equationsOf(rows, penalty))

/** Logistic regression with a ridge penalty, by Newton's method; wanted is 0 or 1. */
function logisticRegression(rows: Rows, penalty: readonly number[]): number[] {
  let weights = penalty.map(() => 0)
  for (let turn = 0; turn < 40; turn += 1) {
    const said = rows.known.map((row) => 1 / (1 + Math.exp(-times(row, weights))))
    const curves = said.map((value) => value * (1 - value) + 1e-9)
    const step = equationsOf(
      {
        known: rows.known,
        wanted: said.map((value, at) => ((rows.wanted[at] ?? 0) - value) / (curves[at] ?? 1)),
        counts: curves.map((curve, at) => curve * (rows.counts[at] ?? 1)),
      },
      penalty,
    )
    for (const [at, value] of penalty.entries()) step.equals[at] = (step.equals[at] ?? 0) - value * (weights[at] ?? 0)
    const change = solve(step)
    weights = weights.map((weight, at) => weight + (change[at] ?? 0))
  }
  return weights
}

/** Mean and spread of each column, so that penalties weigh alike. */
export function scalesOf(rows: readonly (readonly number[])[]): { mean: number; spread: number }[] {
  return (rows[0] ?? []).map((_, column) => {
    const values = rows.map((row) => row[column] ?? 0)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
    return { mean, spread: spread === 0 ? 1 : spread }
  })
}

/** Weights of scaled columns as weights of the columns themselves, and the constant that goes with them. */
export function unscaled(constant: number, weights: readonly number[], scales: ReturnType<typeof scalesOf>) {
  const own = weights.map((weight, at) => weight / (scales[at]?.spread ?? 1))
  return {
    constant:
      constant -
      times(
        scales.map(({ mean }) => mean),
        own,
      ),
    weights: own,
  }
}

/** A logistic regression on named values, each of them scaled. */
export function logisticFit<Name extends string>(
  examples: readonly { features: Readonly<Record<Name, number>>; isWanted: boolean; count: number }[],
  names: readonly Name[],
): LogisticWeights<Name> {
  const values = examples.map(({ features }) => names.map((name) => features[name]))
  const scales = scalesOf(values)
  const known = values.map((row) => [
    1,
    ...row.map((value, at) => (value - (scales[at]?.mean ?? 0)) / (scales[at]?.spread ?? 1)),
  ])
  const wanted = examples.map(({ isWanted }) => (isWanted ? 1 : 0))
  const counts = examples.map(({ count }) => count)
  const [constant = 0, ...fitted] = logisticRegression({ known, wanted, counts }, [1e-6, ...names.map(() => 1)])
  const own = unscaled(constant, fitted, scales)
  const features = Object.fromEntries(names.map((name, at) => [name, own.weights[at] ?? 0]))
  return { constant: own.constant, features: features as LogisticWeights<Name>['features'] }
}

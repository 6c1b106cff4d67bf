import type { LogisticWeights } from '@app/domain/scoring/score-weights'

/** Rows of what is known, what is to be said of them, and how much each row counts. */
export interface Rows {
  known: number[][]
  wanted: number[]
  counts: number[]
}

const times = (row: readonly number[], weights: readonly number[]): number =>
  row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)

/** Brings the row with the largest value in the column up to its place. */
function pivot(rows: number[][], at: number): number[] {
  const most = rows.reduce(
    (best, row, place) => (place > at && Math.abs(row[at] ?? 0) > Math.abs(rows[best]?.[at] ?? 0) ? place : best),
    at,
  )
  const chosen = rows[most] ?? []
  rows[most] = rows[at] ?? []
  rows[at] = chosen
  return chosen
}

function addTimes(row: number[], factor: number, other: readonly number[]): void {
  for (const [at, value] of other.entries()) row[at] = (row[at] ?? 0) + factor * value
}

/** Solves a system of linear equations by elimination; each row ends in what it equals. */
function solve(rows: number[][]): number[] {
  for (let at = 0; at < rows.length; at += 1) {
    const chosen = pivot(rows, at)
    for (const row of rows) if (row !== chosen) addTimes(row, -(row[at] ?? 0) / (chosen[at] ?? 1), chosen)
  }
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1))
}

/** One step of Newton's method: Σ count·curve·x·xᵀ plus the penalty, and what the step shall equal. */
function step(
  { known, counts }: Rows,
  curves: readonly number[],
  misses: readonly number[],
  penalty: readonly number[],
): number[][] {
  const rows = penalty.map((value, at) => penalty.map((_, other) => (at === other ? value : 0)).concat(0))
  for (const [n, x] of known.entries()) {
    const count = counts[n] ?? 1
    const curve = curves[n] ?? 1
    const scaled = x.map((value) => curve * value).concat(misses[n] ?? 0)
    for (const [at, row] of rows.entries()) addTimes(row, count * (x[at] ?? 0), scaled)
  }
  return rows
}

/** Ridge regression (Hoerl & Kennard 1970): the weights that say best what is wanted, each held back by its penalty. */
export const ridge = (rows: Rows, penalty: readonly number[]): number[] =>
  solve(
    step(
      rows,
      rows.known.map(() => 1),
      rows.wanted,
      penalty,
    ),
  )

/** Logistic regression with a ridge penalty, by Newton's method; wanted is 0 or 1. */
function logisticRegression(rows: Rows, penalty: readonly number[]): number[] {
  let weights = penalty.map(() => 0)
  for (let turn = 0; turn < 40; turn += 1) {
    const said = rows.known.map((row) => 1 / (1 + Math.exp(-times(row, weights))))
    const curves = said.map((value) => value * (1 - value) + 1e-9)
    const misses = said.map((value, at) => (rows.wanted[at] ?? 0) - value)
    const equations = step(rows, curves, misses, penalty)
    for (const [at, row] of equations.entries())
      row[penalty.length] = (row[penalty.length] ?? 0) - (penalty[at] ?? 0) * (weights[at] ?? 0)
    const change = solve(equations)
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
  examples: readonly { signs: Readonly<Record<Name, number>>; isWanted: boolean; count: number }[],
  names: readonly Name[],
): LogisticWeights<Name> {
  const values = examples.map(({ signs }) => names.map((name) => signs[name]))
  const scales = scalesOf(values)
  const known = values.map((row) => [
    1,
    ...row.map((value, at) => (value - (scales[at]?.mean ?? 0)) / (scales[at]?.spread ?? 1)),
  ])
  const wanted = examples.map(({ isWanted }) => (isWanted ? 1 : 0))
  const counts = examples.map(({ count }) => count)
  const [constant = 0, ...fitted] = logisticRegression({ known, wanted, counts }, [1e-6, ...names.map(() => 1)])
  const own = unscaled(constant, fitted, scales)
  const signs = Object.fromEntries(names.map((name, at) => [name, own.weights[at] ?? 0]))
  return { constant: own.constant, signs: signs as LogisticWeights<Name>['signs'] }
}

export interface Table {
  title: string
  rows: Row[]
}

interface Row {
  what: string
  ours: string
  /** What it is held against. */
  beside: string
  ratio?: number
  /** The ratio that is allowed, and on which side of it the good lies; between the two where both are named. */
  allowed?: { most: number; least?: number } | { least: number; most?: number }
}

type Write = (value: number) => string

/** Against something else that was measured in the same run. */
export const times = (
  what: string,
  ours: number,
  [name, other]: [string, number],
  most: number,
  write: Write,
): Row => ({
  what,
  ours: write(ours),
  beside: `${name} ${write(other)}`,
  ratio: ours / other,
  allowed: { most },
})

/** As `times`, where more is better. */
export const shareOf = (
  what: string,
  ours: number,
  [name, other]: [string, number],
  least: number,
  write: Write,
): Row => ({ what, ours: write(ours), beside: `${name} ${write(other)}`, ratio: ours / other, allowed: { least } })

export const none = (what: string, ours: number, write: Write): Row => ({
  what,
  ours: write(ours),
  beside: 'none',
  ratio: ours > 0 ? Number.POSITIVE_INFINITY : 0,
  allowed: { most: 0 },
})

export const atMost = (what: string, ours: number, limit: number, write: Write): Row => ({
  what,
  ours: write(ours),
  beside: `at most ${write(limit)}`,
  ratio: ours / limit,
  allowed: { most: 1 },
})

export const atLeast = (what: string, ours: number, limit: number, write: Write): Row => ({
  what,
  ours: write(ours),
  beside: `at least ${write(limit)}`,
  ratio: ours / limit,
  allowed: { least: 1 },
})

/** Without a limit, to make sense of the others. */
export const asideOf = (what: string, ours: string, beside = ''): Row => ({ what, ours, beside })

export function printTable({ title, rows }: Table) {
  const head = ['', 'ours', 'beside', 'ratio', 'allowed', 'verdict']
  const cells = [head, ...rows.map(cellsOf)]
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  say(`\n${title}\n${cells.map((row) => `  ${line(row).trimEnd()}\n`).join('')}`)
}

function cellsOf({ what, ours, beside, ratio, allowed }: Row) {
  if (ratio === undefined || !allowed) return [what, ours, beside, '', '', '']
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = allowed
  const isWithin = least <= ratio && ratio <= most
  const bounds = { '>=': allowed.least, '<=': allowed.most }
  const bound = Object.entries(bounds).flatMap(([sign, limit]) =>
    limit === undefined ? [] : `${sign} ${limit.toFixed(2)}`,
  )
  return [what, ours, beside, `${ratio.toFixed(2)}x`, bound.join(', '), isWithin ? 'within' : 'over']
}

export const say = (text: string) => void process.stdout.write(text)

export const micros: Write = (value) => `${value.toFixed(0)} µs`
export const millis: Write = (value) => `${value < 100 ? value.toFixed(1) : value.toFixed(0)} ms`
export const seconds: Write = (value) => `${value.toFixed(2)} s`
export const megabytes: Write = (value) => `${(value / 1e6).toFixed(0)} MB`
export const kilobytes: Write = (value) => `${(value / 1e3).toFixed(1)} KB`
export const plain: Write = (value) => `${Number(value.toFixed(3))}`

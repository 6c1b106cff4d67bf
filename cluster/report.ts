import { loadavg } from 'node:os'
import { isNothing, type Lost } from './compare.ts'
import type { Report } from './drill.ts'
import { type Figure, isWithin } from './limits.ts'

export const say = (text: string) => void process.stdout.write(`${text}\n`)

const columns = ['gap s', 'app s', 'whole s', 'requests', 'retried', 'slowest ms', 'log lines', 'load'] as const
const widths = columns.map((name) => name.length + 2)
const inColumns = (cells: readonly unknown[]) => cells.map((cell, i) => String(cell).padStart(widths[i] ?? 0)).join('')

export const head = `event       ${inColumns(columns)}  failed (by status; 0: cut off)`

export function lineOf({ event, gap, added, whole, requests, retried, slowest, logged, failed, isWell, lost }: Report) {
  const all = Object.entries(failed).map(([status, count]) => `${count} x ${status}`)
  const figures = [
    gap.toFixed(2),
    added?.toFixed(2) ?? '-',
    whole.toFixed(1),
    requests,
    retried,
    slowest,
    logged.length,
  ]
  const rest = `${all.join(', ') || 'none'}${isWell ? '' : '; not well again'}${lostLine(lost)}`
  return `${event.padEnd(12)}${inColumns([...figures, loadavg()[0]?.toFixed(1)])}  ${rest}`
}

const lostLine = (lost: Lost) =>
  isNothing(lost)
    ? ''
    : `; LOST: ${lost.handIns.length} hand-ins, ${lost.rounds.length} rounds, ${lost.accounts.length} accounts`

/** Prints each figure beside its limit; whether all are within. */
export function printLimits(limits: readonly Figure[]) {
  for (const each of limits) {
    const verdict = each.most === undefined ? '' : isWithin(each) ? 'ok' : 'FAILED'
    const limit = each.most === undefined ? 'no limit' : `at most ${each.most}`
    say(`${verdict.padEnd(6)} ${String(each.value).padStart(6)}  ${limit.padEnd(12)} ${each.name}`)
  }
  return limits.every(isWithin)
}

import { loadavg } from 'node:os'
import type { Comparison } from './compare.ts'
import type { Report } from './drill.ts'

export const say = (text: string) => void process.stdout.write(`${text}\n`)

export const head =
  'event        gap s  whole s  requests  retried  slowest ms  log lines  load  failed (by status; 0: cut off)'

export function lineOf({ event, gap, whole, requests, retried, slowest, logged, failed }: Report) {
  const all = Object.entries(failed).map(([status, count]) => `${count} x ${status}`)
  const cells = [gap.toFixed(2), whole.toFixed(1), requests, retried, slowest, logged.length, loadavg()[0]?.toFixed(1)]
  const widths = [7, 9, 10, 9, 12, 11, 6]
  const figures = cells.map((cell, i) => String(cell).padStart(widths[i] ?? 0)).join('')
  return `${event.padEnd(11)}${figures}  ${all.join(', ') || 'none'}`
}

interface Limit {
  name: string
  value: number
  most: number
}

/** The figures that have limits. */
export function limitsOf(reports: readonly Report[], ledger: Comparison & { unseen: number }): Limit[] {
  const of = (event: Report['event']) => reports.filter((each) => each.event === event)
  const worst = (event: Report['event']) => Math.max(0, ...of(event).map(({ gap }) => gap))
  const failed = (all: readonly Report[], isMeant = (_: string) => true) =>
    all.flatMap((each) => Object.entries(each.failed)).reduce((sum, [key, n]) => sum + (isMeant(key) ? n : 0), 0)
  return [
    { name: 'seconds without hand-ins, the machine of the primary gone', value: worst('machine'), most: 11 },
    { name: 'seconds without hand-ins in a planned switchover', value: worst('switchover'), most: 2 },
    { name: 'requests failed in a rolling restart', value: failed(of('rolling')), most: 0 },
    { name: 'answers that say 500', value: failed(reports, (status) => status === '500'), most: 0 },
    { name: 'hand-ins acknowledged and lost', value: ledger.lost, most: 0 },
    { name: 'hand-ins counted twice', value: ledger.twice, most: 0 },
    { name: 'hand-ins that their writer did not find in the history', value: ledger.unseen, most: 0 },
    { name: 'rounds without solutions', value: ledger.withoutSolutions, most: 0 },
    { name: 'rounds without a score', value: ledger.withoutScore, most: 0 },
    { name: 'people whose numbers differ from a recount', value: ledger.wrongProgress, most: 0 },
  ]
}

/** Prints each figure beside its limit; whether all are within. */
export function printLimits(limits: readonly Limit[]) {
  for (const { name, value, most } of limits)
    say(
      `${value <= most ? 'ok    ' : 'FAILED'} ${String(value).padStart(6)}  at most ${String(most).padEnd(3)} ${name}`,
    )
  return limits.every(({ value, most }) => value <= most)
}

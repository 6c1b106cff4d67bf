import { fillStock, type StockDeps } from '../modules/problems/fill-stock.ts'
import { log } from '../process/log.ts'
import type { ProblemWriter } from '../vendors/ai/problem-writer.ts'

export interface ProblemWriting {
  writer: ProblemWriter
  dailyCalls: number
  ending: AbortSignal
  /** A model of which nothing is good is asked again a day later, or by the next start. */
  restsUntil: number
}

const restMs = 24 * 3_600_000

type WritingDeps = Omit<StockDeps, 'random' | keyof ProblemWriting>

export async function writeProblems({ writing, ...deps }: WritingDeps & { writing: ProblemWriting | null }) {
  if (!writing || deps.now().getTime() < writing.restsUntil) return
  const report = await fillStock({ ...deps, ...writing, random: Math.random }).catch((error: unknown) => {
    if (!writing.ending.aborted) throw error
  })
  if (!report) return
  if (report.ended === 'all_refused') writing.restsUntil = deps.now().getTime() + restMs
  const isFine = report.failed.length === 0
  if (report.ended !== 'busy') log(isFine ? 'info' : 'warn', 'The problem writer has been at work.', { ...report })
}

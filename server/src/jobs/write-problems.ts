import { fillStock, type StockDeps } from '../modules/problems/fill-stock.ts'
import { log } from '../process/log.ts'
import type { ProblemWriter } from '../vendors/ai/problem-writer.ts'

export interface ProblemWriting {
  writer: ProblemWriter
  dailyCalls: number
  ending: AbortSignal
}

type WritingDeps = Omit<StockDeps, 'random' | keyof ProblemWriting>

export async function writeProblems({ writing, ...deps }: WritingDeps & { writing: ProblemWriting | null }) {
  if (!writing) return
  const report = await fillStock({ ...deps, ...writing, random: Math.random }).catch((error: unknown) => {
    if (!writing.ending.aborted) throw error
  })
  if (!report) return
  const isFine = report.failed.length === 0
  if (report.ended !== 'busy') log(isFine ? 'info' : 'warn', 'The problem writer has been at work.', { ...report })
}

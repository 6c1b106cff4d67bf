import { categories } from '@app/content/categories'
import { addDays, type Day, dayAt } from '@app/domain/day/day'
import { categoryAtIndex, rotationIndexOf } from '@app/domain/rounds/daily-rotation'
import { type Difficulty, difficulties } from '@app/domain/rounds/difficulty'
import { fingerprintOf, type TextFingerprint } from '@app/domain/scoring/text-similarity'
import type { openPool } from '../../db/database.ts'
import { withWriterLock } from '../../db/locks.ts'
import type { ProblemWriter } from '../../vendors/ai/problem-writer.ts'
import { OutboundError } from '../../vendors/outbound-fetch.ts'
import type { ProblemsDeps } from './model-budget.ts'
import { createBudgetedWriter, WriterPaused } from './model-budget.ts'
import { loadStockFingerprints, saveCandidates, type WritingTask, writeCandidates } from './write-candidates.ts'
import { countWrittenProblems, listDecidedDays } from './writer.queries.ts'

const daysAhead = 7
const freshOfEach = 10
const poolTries = 4
/** Writings in a row of which nothing was good. */
const maxFruitless = 5

/** Of the calls of a day; the rest is for opinions, for which people wait. */
const writingShare = 0.75

export interface StockDeps extends ProblemsDeps {
  pool: ReturnType<typeof openPool>
  writer: ProblemWriter
  dailyCalls: number
  random(): number
}

export interface StockReport {
  ended: 'done' | 'budget' | 'breaker' | 'all_refused' | 'busy'
  stored: number
  dropped: number
  failed: string[]
}

/** One call at a time in all processes; no request waits for it. */
export async function fillStock(deps: StockDeps): Promise<StockReport> {
  const report: StockReport = { ended: 'done', stored: 0, dropped: 0, failed: [] }
  const flown = await withWriterLock(deps.pool, async () => {
    try {
      const context = {
        ...deps,
        writer: createBudgetedWriter(deps.writer, { ...deps, dailyCalls: Math.ceil(deps.dailyCalls * writingShare) }),
        gists: await loadStockFingerprints(deps.db),
        report,
        fruitless: 0,
      }
      await fillDays(context)
      for (const difficulty of difficulties) await fillPool(context, difficulty)
    } catch (error) {
      if (!(error instanceof WriterPaused)) throw error
      report.ended = error.reason
    }
    return report
  })
  return flown ?? { ...report, ended: 'busy' }
}

interface StockContext extends StockDeps {
  gists: TextFingerprint[]
  report: StockReport
  fruitless: number
}

async function fillDays(context: StockContext) {
  // The zone where a day begins first.
  const latest = dayAt(context.now().getTime(), 'Pacific/Kiritimati')
  const fixed = new Set(
    (await listDecidedDays(context.db, { from: latest })).map(({ day, difficulty }) => `${day} ${difficulty}`),
  )
  for (let ahead = 1; ahead <= daysAhead; ahead++) {
    const day = addDays(latest, ahead)
    for (const difficulty of difficulties)
      if (!fixed.has(`${day} ${difficulty}`)) await write(context, taskOf(rotationIndexOf(day), difficulty), day)
  }
}

async function fillPool(context: StockContext, difficulty: Difficulty) {
  for (let tries = 0; tries < poolTries; tries++) {
    const counts = await countWrittenProblems(context.db)
    const { written, fresh } = counts.find((count) => count.difficulty === difficulty) ?? { written: 0, fresh: 0 }
    if (fresh >= freshOfEach) return
    await write(context, taskOf(written + tries, difficulty), null)
  }
}

const taskOf = (turn: number, difficulty: Difficulty): WritingTask => ({
  category: categoryAtIndex(categories, turn, difficulty),
  difficulty,
})

async function write(context: StockContext, task: WritingTask, day: Day | null) {
  try {
    const candidates = await writeCandidates(context, task, context.gists)
    const good = candidates.filter(({ isGood }) => isGood)
    await saveCandidates(context, task, good, day)
    context.gists.push(...good.map(({ text }) => fingerprintOf(text)))
    context.report.stored += good.length
    context.report.dropped += candidates.length - good.length
    context.fruitless = good.length > 0 ? 0 : context.fruitless + 1
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    context.report.failed.push(error.reason)
  }
  if (context.fruitless >= maxFruitless) throw new WriterPaused('all_refused', null)
}

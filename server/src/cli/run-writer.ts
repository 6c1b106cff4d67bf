import { categories } from '@app/content/categories'
import { problemCriteria } from '@app/content/problem-criteria'
import { dayAt } from '@app/domain/day/day'
import { categoryAtIndex, rotationIndexOf } from '@app/domain/rounds/daily-rotation'
import { difficulties } from '@app/domain/rounds/difficulty'
import { fingerprintOf } from '@app/domain/scoring/text-similarity'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { fillStock, type StockDeps } from '../modules/problems/fill-stock.ts'
import { createBudgetedWriter, createOwnBreaker, WriterPaused } from '../modules/problems/model-budget.ts'
import { loadStockFingerprints, type ProblemCandidate, writeCandidates } from '../modules/problems/write-candidates.ts'
import { createProblemWriter, type ProblemWriter } from '../vendors/ai/problem-writer.ts'
import { OutboundError } from '../vendors/outbound-fetch.ts'
import { noModelMessage, parseToolArgs, ToolError, withToolDatabase } from './run-tool.ts'

const most = 50

/** `--dry 5` shows candidates and stores none; otherwise fills the stock once. */
export async function runWriter(env: Record<string, string | undefined>, args: readonly string[]): Promise<string> {
  const count = readCount(args)
  const settings = readConfig(env).writer
  if (!settings) throw new ToolError(noModelMessage)
  const ending = new AbortController().signal
  return await withToolDatabase(env, async (pool) => {
    const deps: StockDeps = {
      pool,
      db: openDatabase(pool),
      transact: (work) => inTransaction(pool, work),
      now: () => new Date(),
      writer: createProblemWriter({ ...settings, deadlineMs: settings.writingDeadlineMs, ending }),
      dailyCalls: settings.dailyCalls,
      random: Math.random,
    }
    return count === null ? await fillOnce(deps) : await tryOut(deps, count)
  })
}

function readCount(args: readonly string[]): number | null {
  const usage = `Usage: npm run writer [-- --dry 5], with a number from 1 to ${most}.`
  const { dry } = parseToolArgs(args, { dry: { type: 'string' } }, usage)
  if (dry === undefined) return null
  if (!/^\d+$/.test(dry) || Number(dry) < 1 || Number(dry) > most) throw new ToolError(usage)
  return Number(dry)
}

async function fillOnce(deps: StockDeps) {
  const { ended, stored, dropped, failed } = await fillStock(deps)
  if (ended === 'busy') return 'The app is adding problems right now.'
  const reasons = {
    done: '',
    budget: ' We’ve used up today’s model calls.',
    breaker: ' We’ve paused calls to the model for now.',
    all_refused: ' Nothing the model wrote was good enough.',
  }
  const failures = failed.length > 0 ? ` Failed calls: ${failed.join(', ')}.` : ''
  return `Stored ${stored} problems, dropped ${dropped}.${reasons[ended]}${failures}`
}

async function tryOut(deps: StockDeps, count: number) {
  const answers: string[] = []
  const writer = createTimedWriter(deps.writer, answers)
  const context = { ...deps, writer: createBudgetedWriter(writer, { ...deps, breaker: createOwnBreaker() }) }
  const gists = await loadStockFingerprints(deps.db)
  const shown: string[] = []
  // Two tries: the second may avoid a schema that the provider refused.
  const failures: string[] = []
  for (
    let turn = rotationIndexOf(dayAt(deps.now().getTime(), 'UTC'));
    shown.length < count && failures.length < 2;
    turn++
  ) {
    const difficulty = difficulties[turn % difficulties.length] ?? 'easy'
    const task = { category: categoryAtIndex(categories, turn, difficulty), difficulty }
    try {
      const candidates = await writeCandidates(context, task, gists)
      gists.push(...candidates.filter(({ isGood }) => isGood).map(({ text }) => fingerprintOf(text)))
      const head = `${difficulty}, ${task.category.name}; ${answers.splice(0).join(', ')}`
      shown.push(...candidates.map((each) => `${head}\n${describe(each)}`))
    } catch (error) {
      if (!(error instanceof OutboundError || error instanceof WriterPaused)) throw error
      failures.push(`${error.message} (${answers.splice(0).join(', ')})`)
    }
  }
  return [...shown.slice(0, count), ...new Set(failures)].join('\n\n')
}

/** Notes how long each answer took. */
function createTimedWriter(writer: ProblemWriter, answers: string[]): ProblemWriter {
  async function timed<T>(what: string, call: Promise<T>): Promise<T> {
    const start = performance.now()
    try {
      return await call
    } finally {
      answers.push(`${what} took ${((performance.now() - start) / 1000).toFixed(1)} s`)
    }
  }
  return {
    model: writer.model,
    propose: (input) => timed('writing', writer.propose(input)),
    judge: (input, texts) => timed('judging', writer.judge(input, texts)),
  }
}

function describe({ text, findings, nearest, judgement, isGood }: ProblemCandidate): string {
  const filters = findings.length > 0 ? `rejected by ${findings.join(', ')}` : 'passed'
  return [
    `  ${printable(text)}`,
    `  filters: ${filters}; closest earlier problem: ${nearest.toFixed(2)}`,
    `  judge: ${judgement === undefined ? 'not asked' : opinionOf(judgement)}`,
    `  ${isGood ? 'good' : 'dropped'}`,
  ].join('\n')
}

function opinionOf(judgement: ProblemCandidate['judgement']) {
  const broken = problemCriteria.filter((_, at) => judgement?.[at] === 'no')
  if (!judgement) return 'incomplete answer'
  return broken.length > 0 ? `no to: ${broken.join(' ')}` : 'yes to all twelve rules'
}

/** A model may write control sequences of a terminal. */
const printable = (text: string) =>
  text.slice(0, 300).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (each) => `\\u{${each.codePointAt(0)?.toString(16)}}`)

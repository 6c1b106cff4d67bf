import { type Agreement, type Anchor, agreementSentence, measureAgreement } from '@app/domain/opinion/calibration'
import { mergeRatingPasses, rubricVersion } from '@app/domain/opinion/opinion'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { saveCalibration } from '../modules/feedback/opinion.queries.ts'
import { shuffledOrder } from '../modules/feedback/rate-round.ts'
import { createModelBudget, createOwnBreaker, WriterPaused } from '../modules/problems/model-budget.ts'
import { createOpinionRater, type OpinionRater } from '../vendors/ai/opinion-model.ts'
import { OutboundError } from '../vendors/outbound-fetch.ts'
import { type RatedPrompt, readRatings } from './read-ratings.ts'
import { noModelMessage, parseToolArgs, ToolError, withToolDatabase } from './run-tool.ts'

const ideasOfList = 15
const deadlineMs = 120_000

export async function runOpinion(env: Record<string, string | undefined>, args: readonly string[]): Promise<string> {
  const ratings = readRatings(folderIn(args))
  const { writer: settings } = readConfig(env)
  if (!settings) throw new ToolError(noModelMessage)
  const anchors = anchorsOf(ratings.prompts.filter(({ isHeldOut }) => !isHeldOut))
  const heldOut = ratings.prompts.filter(({ isHeldOut, ideas }) => isHeldOut && ideas.length >= ideasOfList)
  if (anchors.length === 0 || heldOut.length === 0)
    throw new ToolError('The folder needs rated ideas for both held-out and other prompts.')
  const { opinionModel: model, dailyCalls } = settings
  const writer = createOpinionRater({ ...settings, model, deadlineMs, ending: new AbortController().signal })
  const report = await withToolDatabase(env, async (pool) => {
    const now = () => new Date()
    const breaker = createOwnBreaker()
    const gated = createModelBudget({ transact: (work) => inTransaction(pool, work), now, dailyCalls, breaker })
    const agreement = await measure(heldOut, ({ prompt, problem }, list, isBack) => {
      const { order, names } = shuffledOrder(prompt, list.length)
      const shown = { problem, ideas: list.map(({ text }) => text), names, anchors }
      const abort = AbortSignal.timeout(deadlineMs)
      return gated(() => writer.rate(shown, isBack ? order.toReversed() : order, abort))
    })
    await saveCalibration(openDatabase(pool), { model, rubric: rubricVersion, anchors, agreement, now: now() })
    return reportOf(model, agreement)
  })
  return [...ratings.broken.map((line) => `Skipped: ${line}`), report].join('\n')
}

function folderIn(args: readonly string[]): string {
  const usage = 'Usage: npm run opinion -- --calibrate FOLDER, with a folder of ratings (docs/scoring.md).'
  const { calibrate } = parseToolArgs(args, { calibrate: { type: 'string' } }, usage)
  if (calibrate === undefined) throw new ToolError(usage)
  return calibrate
}

const reportOf = (model: string, agreement: Agreement) =>
  `${model}: ${agreementSentence(agreement)} On people’s scale: ${agreement.intercept.toFixed(2)} + ${agreement.slope.toFixed(2)} x originality.`

function anchorsOf(prompts: readonly RatedPrompt[]): Anchor[] {
  const [shown] = prompts.toSorted((a, b) => b.ideas.length - a.ideas.length)
  const sorted = shown?.ideas.toSorted((a, b) => a.rating - b.rating) ?? []
  if (!shown || sorted.length < ideasOfList) return []
  return [0.05, 0.5, 0.95].flatMap((share) => {
    const idea = sorted[Math.floor(share * sorted.length)]
    return idea ? { problem: shown.problem, idea: idea.text, rating: idea.rating } : []
  })
}

function listOf({ ideas }: RatedPrompt) {
  const sorted = ideas.toSorted((a, b) => a.rating - b.rating)
  const step = (sorted.length - 1) / (ideasOfList - 1)
  return Array.from({ length: ideasOfList }, (_, at) => sorted[Math.round(at * step)]).filter(
    (one) => one !== undefined,
  )
}

type List = ReturnType<typeof listOf>
type LookAt = (prompt: RatedPrompt, list: List, isBack: boolean) => ReturnType<OpinionRater['rate']>

async function measure(prompts: readonly RatedPrompt[], lookAt: LookAt): Promise<Agreement> {
  const rated = []
  for (const prompt of prompts) {
    const list = listOf(prompt)
    try {
      const [there, back] = [await lookAt(prompt, list, false), await lookAt(prompt, list, true)]
      const ideas = mergeRatingPasses(there, back)
      rated.push({ model: ideas.map(({ originality }) => originality), people: list.map(({ rating }) => rating) })
    } catch (error) {
      if (!(error instanceof OutboundError || error instanceof WriterPaused)) throw error
      throw new ToolError(
        `Stopped after ${rated.length} of ${prompts.length} problems. Nothing was saved. ${error.message}`,
      )
    }
  }
  return measureAgreement(rated)
}

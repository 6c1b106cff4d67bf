import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { problemForms } from '@app/domain/rounds/problem-form'
import { explainScore } from '@app/domain/scoring/explain-score'
import { scoreList, scoreOriginality } from '@app/domain/scoring/score-list'
import { shownOf } from '@app/domain/scoring/shown'
import { isBlank } from '@app/domain/text/text'
import { readLine } from '@app/server/cli/read-ratings'
import { parseToolArgs, ToolError } from '@app/server/cli/run-tool'
import { lexicon } from '@app/server/modules/scoring/lexicon'
import { z } from 'zod'
import { sketchesOfTexts } from './measure-ideas.ts'

export function readFolder(args: readonly string[]): string | undefined {
  const usage = 'Please write: npm run score < lists.jsonl, or npm run score -- --ratings FOLDER.'
  return parseToolArgs(args, { ratings: { type: 'string' } }, usage).ratings
}

/** Scores one list a line; unreadable lines are named and make the exit code 1. */
export async function scoreLines(streams: { stdin: Readable; stdout: Writable; stderr: Writable }): Promise<number> {
  let [line, code] = [0, 0]
  for await (const text of createInterface({ input: streams.stdin })) {
    line += 1
    if (isBlank(text)) continue
    try {
      streams.stdout.write(`${JSON.stringify({ line, ...scoreLine(readLine(ListLine, text)) })}\n`)
    } catch (error) {
      if (!(error instanceof ToolError)) throw error
      streams.stderr.write(`line ${line}: ${error.message}\n`)
      code = 1
    }
  }
  return code
}

const ListLine = z.strictObject({
  problem: z.string(),
  ideas: z.array(z.string()),
  slots: z.int().min(1).optional(),
  earlier: z.array(z.array(z.string())).optional(),
  language: z.string().optional(),
  form: z.enum(problemForms).optional(),
})

/** Adds each idea's originality before rounding. */
function scoreLine({
  problem,
  ideas: texts,
  slots = texts.length,
  earlier = [],
  form = 'idea',
}: z.output<typeof ListLine>) {
  const asked = {
    problem,
    ideas: texts,
    form,
    slots: Math.max(1, slots),
    earlier: earlier.map((list) => sketchesOfTexts(problem, list)).filter((list) => list.length > 0),
  }
  const { score } = scoreList(lexicon, asked)
  const exact = scoreOriginality(lexicon, asked)
  const ideas = score.ideas.map(({ sameAs }, at) => ({ originality: exact[at] ?? null, sameAs }))
  return { withheld: score.withheld, score, shown: shownOf(score), sentences: explainScore(score), ideas }
}

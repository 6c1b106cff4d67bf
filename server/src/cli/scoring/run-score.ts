import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { countList, emptyIndex, rarityOf } from '@app/domain/scoring/rarity-index'
import { originalitiesOf } from '@app/domain/scoring/read-list'
import { readTexts } from '@app/domain/scoring/read-texts'
import { scoreTexts } from '@app/domain/scoring/score-ideas'
import { sketchesOf, sketchTexts } from '@app/domain/scoring/sketch'
import { readTopic } from '@app/domain/scoring/topic'
import { isBlank } from '@app/domain/text/text'
import { z } from 'zod'
import { lexicon } from '../../modules/scoring/lexicon.ts'
import { feedbackOf } from '../../modules/scoring/score-list.ts'
import { readArgs, ToolError } from '../open-tool.ts'
import { readLine } from './ratings.ts'

export function readFolder(args: readonly string[]): string | undefined {
  const usage = 'Please write: npm run score < lists.jsonl, or npm run score -- --ratings FOLDER.'
  return readArgs(args, { ratings: { type: 'string' } }, usage).ratings
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
})

/** Adds each idea's originality before rounding. */
function scoreLine({ problem, ideas, slots = ideas.length, earlier }: z.output<typeof ListLine>) {
  const texts = readTexts(lexicon, problem, ideas)
  const index = emptyIndex()
  for (const list of earlier ?? []) countList(index, sketchesOf(lexicon, problem, list))
  const rarity = rarityOf(index, sketchTexts(texts))
  const topic = readTopic(lexicon, problem, ideas, rarity)
  const score = scoreTexts(lexicon, texts, { slots: Math.max(1, slots), rarity, topic })
  const exact = originalitiesOf(lexicon, texts, rarity, topic)
  const feedback = feedbackOf(score, { favourites: null, isOwn: false })
  const each = score.ideas.map(({ sameAs, strategy }, at) => ({ originality: exact[at] ?? null, sameAs, strategy }))
  return { score: feedback?.score, sentences: feedback?.sentences, ideas: each }
}

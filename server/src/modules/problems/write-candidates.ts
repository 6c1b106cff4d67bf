import { randomUUID } from 'node:crypto'
import { everydayObjects } from '@app/content/everyday-objects'
import { type FilteredProblem, filterProblems } from '@app/content/problem-filters'
import type { Day } from '@app/domain/day/day'
import type { Difficulty } from '@app/domain/rounds/difficulty'
import { fingerprintOf, type TextFingerprint } from '@app/domain/scoring/text-similarity'
import type { Database } from '../../db/database.ts'
import type { Judgement, ProblemWriter } from '../../vendors/ai/problem-writer.ts'
import { promptVersion } from '../../vendors/ai/writer-prompts.ts'
import type { ProblemsDeps } from './model-budget.ts'
import {
  insertWrittenDailyProblem,
  insertWrittenProblem,
  listEarlierProblems,
  listLatestProblems,
} from './writer.queries.ts'

type Saving = Pick<ProblemsDeps, 'transact' | 'now'> & { writer: { model: string } }

export interface WritingTask {
  category: { id: string; name: string }
  difficulty: Difficulty
}

export interface ProblemCandidate extends FilteredProblem {
  /** Undefined: a filter stopped it before; null: the judge left it out. */
  judgement: Judgement | undefined
  isGood: boolean
}

interface Writing {
  db: Database
  writer: ProblemWriter
  random(): number
}

export const loadStockFingerprints = async (db: Database): Promise<TextFingerprint[]> =>
  (await listEarlierProblems(db)).map(({ text }) => fingerprintOf(text))

export async function writeCandidates(
  { db, writer, random }: Writing,
  { category, difficulty }: WritingTask,
  earlier: readonly TextFingerprint[],
): Promise<ProblemCandidate[]> {
  const object = everydayObjects[Math.floor(random() * everydayObjects.length)] ?? 'umbrella'
  const avoid = (await listLatestProblems(db)).map(({ text }) => text)
  const input = { category: category.name, difficulty, object, avoid }
  const filtered = filterProblems(await writer.propose(input), earlier)
  const passed = filtered.filter(({ findings }) => findings.length === 0)
  const texts = passed.map(({ text }) => text)
  const judgements = texts.length > 0 ? await writer.judge(input, texts) : []
  return filtered.map((one) => {
    const at = passed.indexOf(one)
    const judgement = at < 0 ? undefined : (judgements[at] ?? null)
    return { ...one, judgement, isGood: judgement?.every((answer) => answer === 'yes') ?? false }
  })
}

/** All or none; the first becomes the common problem of the day, if that is free. */
export async function saveCandidates(
  { transact, now, writer }: Saving,
  task: WritingTask,
  good: readonly ProblemCandidate[],
  day: Day | null,
) {
  const { category, difficulty } = task
  const rows = good.map((candidate) => ({ id: randomUUID(), ...candidate }))
  await transact(async (db) => {
    for (const { id, text, findings, nearest, judgement } of rows) {
      const results = { findings, nearest: Math.round(nearest * 100) / 100, judgement }
      const origin = { model: writer.model, promptVersion, results }
      await insertWrittenProblem(db, { id, category: category.id, difficulty, text, now: now(), ...origin })
    }
    const [first] = rows
    if (day && first) await insertWrittenDailyProblem(db, { day, difficulty, problemId: first.id })
  })
}

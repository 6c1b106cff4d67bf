import { randomUUID } from 'node:crypto'
import type { Day } from '@app/domain/day/day'
import { promptVersion } from '../../vendors/ai/writer-prompts.ts'
import type { ProblemsDeps } from './deps.ts'
import type { Candidate, Task } from './write-candidates.ts'
import { fixWritten, insertWritten } from './writer.queries.ts'

type Saving = Pick<ProblemsDeps, 'transact' | 'now'> & { writer: { model: string } }

/** All or none, each with where it came from; the first becomes the common problem of the day, if that is still free. */
export async function savePassed(
  { transact, now, writer }: Saving,
  task: Task,
  good: readonly Candidate[],
  day: Day | null,
) {
  const { category, difficulty } = task
  const rows = good.map((candidate) => ({ id: randomUUID(), ...candidate }))
  await transact(async (db) => {
    for (const { id, text, findings, nearest, judgement } of rows) {
      const results = { findings, nearest: Math.round(nearest * 100) / 100, judgement }
      await insertWritten(db, {
        id,
        category: category.id,
        difficulty,
        text,
        now: now(),
        model: writer.model,
        promptVersion,
        results,
      })
    }
    const [first] = rows
    if (day && first) await fixWritten(db, { day, difficulty, problemId: first.id })
  })
}

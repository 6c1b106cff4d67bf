import type { Body } from '@app/contract/calls'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import type { FeedbackDeps } from './deps.ts'
import { listDue, saveAnswer, saveTrial } from './feedback.queries.ts'

const week = 7 * 24 * 3_600_000

/** Marks an idea to be tried for real; marked again, the first mark stays. */
export async function markTrial({ db, now }: FeedbackDeps, person: Person, roundId: string, place: number) {
  const [marked] = await saveTrial(db, { roundId, userId: person.id, position: place + 1, now: now() })
  if (!marked) throw new AppError('not_found')
}

/** What we ask about today: marked a week ago, or put off a week ago. */
export async function dueTrials({ db, now }: FeedbackDeps, person: Person) {
  const due = await listDue(db, { userId: person.id, dueBefore: new Date(now().getTime() - week) })
  return due.map((trial) => ({ ...trial, markedAt: trial.markedAt.toISOString() }))
}

export async function answerTrial({ db, now }: FeedbackDeps, person: Person, id: string, said: Body<'answerTrial'>) {
  const [trial] = await saveAnswer(db, {
    id,
    userId: person.id,
    answer: said.answer,
    note: said.note ?? null,
    now: now(),
  })
  if (!trial) throw new AppError('not_found')
}

import type { Database } from '../../db/database.ts'
import { isDatabaseUnavailable } from '../../db/database-errors.ts'
import { log } from '../../process/log.ts'
import { type SubmittedList, scoreAgainstEarlierLists } from '../scoring/score-against-lists.ts'
import type { ScoredList } from './submission/finish-round.queries.ts'

/** Scores lists before they are handed in; null where there is no way. */
export interface Scoring {
  scoreList(list: SubmittedList, ideas: readonly string[]): Promise<ScoredList | null>
  /** Hand-ins of a person one after the other, so that none is scored for a place that another one takes. */
  runInOrder<Done>(userId: string, submission: () => Promise<Done>): Promise<Done>
}

export function createScoring({ db }: { db: Database }): Scoring {
  const last = new Map<string, Promise<unknown>>()
  return {
    scoreList: (list, ideas) => scoreAgainstEarlierLists(db, list, ideas).catch(withoutScore),
    async runInOrder(userId, submission) {
      const mine = (last.get(userId) ?? Promise.resolve()).then(submission, submission)
      last.set(userId, mine)
      try {
        return await mine
      } finally {
        if (last.get(userId) === mine) last.delete(userId)
      }
    },
  }
}

/** A fault of ours stops no submission. Where the database is away, the same submission comes again, and gets its score then. */
function withoutScore(error: unknown) {
  if (isDatabaseUnavailable(error)) throw error
  log('error', 'A list couldn’t be scored.', { error })
  return null
}

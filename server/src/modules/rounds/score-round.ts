import type { Database } from '../../db/database.ts'
import { isAway } from '../../db/database-errors.ts'
import { statement } from '../../db/statement.ts'
import type { Person } from '../../http/person.ts'
import { log } from '../../process/log.ts'
import type { Rarity } from '../scoring/rarity.ts'
import { type ListToScore, scoreList } from '../scoring/score-list.ts'
import type { ScoredList } from './rounds.queries.ts'

const findRoundToScore = statement({
  name: 'find_round_to_score',
  params: { roundId: 'uuid', userId: 'text' },
  columns: { problemId: 'uuid', text: 'text', slots: 'int4' },
  sql: `select p.id as "problemId", p.text, r.slots from round r join problem p on p.id = r.problem_id
    where r.id = :roundId and r.user_id = :userId and r.finished_at is null`,
})

/** Scores lists before they are handed in; null where there is nothing to score, or no way. */
export interface Scoring {
  ofRound(person: Person, roundId: string, ideas: readonly string[]): Promise<ScoredList | null>
  /** A problem of one's own is compared with nobody's and leaves nothing to compare. */
  ofOwn(list: ListToScore, ideas: readonly string[]): Promise<ScoredList | null>
}

interface ScoringDeps {
  db: Database
  rarity: Rarity
}

export function openScoring({ db, rarity }: ScoringDeps): Scoring {
  return {
    async ofRound({ id: userId }, roundId, ideas) {
      try {
        const [round] = await findRoundToScore(db, { roundId, userId })
        return round ? await scoreList(rarity, round, ideas) : null
      } catch (error) {
        return withoutScore(error)
      }
    },
    ofOwn: (list, ideas) => scoreList(rarity, list, ideas).catch(withoutScore),
  }
}

/** A fault of ours stops no hand-in. Where the database is away, the same hand-in comes again, and gets its score then. */
function withoutScore(error: unknown) {
  if (isAway(error)) throw error
  log('error', 'A list was not scored.', { error })
  return null
}

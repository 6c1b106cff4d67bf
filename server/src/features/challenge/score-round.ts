import { readTexts } from '@app/domain/score/read-texts'
import type { Score } from '@app/domain/score/score'
import { scoreTexts } from '@app/domain/score/score-ideas'
import { type Sketch, sketchTexts } from '@app/domain/score/sketch'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { Deps } from '../../deps.ts'
import type { Person } from '../../http/session.ts'
import { log } from '../../log.ts'

/** What a list of a round says, found before any row is held. */
export interface Scored {
  score: Score
  sketches: readonly (Sketch | null)[]
}

const findRoundToScore = statement<{ problemId: string; text: string; slots: number }>(
  'find_round_to_score',
  `select p.id as "problemId", p.text, r.slots from round r join problem p on p.id = r.problem_id
   where r.id = $1 and r.user_id = $2 and r.finished_at is null`,
)

// Sketches only of people who wish to be counted, and once for each person and problem.
const saveScore = statement(
  'save_score',
  `with scored as (
     update round set score = $3 where id = $1 and user_id = $2 and score is null returning id, user_id, problem_id)
   insert into idea_sketch (problem_id, round_id, position, stems, signature)
   select r.problem_id, r.id, s.position, s.stems, s.signature
   from scored r join "user" u on u.id = r.user_id and u.counts_for_rarity,
     json_to_recordset($4) as s(position int, stems text[], signature int[])
   where not exists (select from round o where o.user_id = r.user_id and o.problem_id = r.problem_id and o.id <> r.id
     and exists (select from idea_sketch k where k.round_id = o.id))`,
)

/** Scores a list before it is handed in. Null where there is nothing to score, or no way: a score never stops a hand-in. */
export async function scoreRound(deps: Deps, person: Person, roundId: string, ideas: readonly string[]) {
  try {
    const [round] = await findRoundToScore(deps.db, roundId, person.id)
    return round ? await scoreList(deps, { ...round, slots: Math.max(round.slots, ideas.length) }, ideas) : null
  } catch (error) {
    log('error', 'A list was not scored.', { error })
    return null
  }
}

/**
 * Scores a list whose round is only being made. For a problem of one's own it is compared with nobody's and leaves
 * nothing to compare.
 */
export async function scoreOwn(deps: Deps, { problemId, text, slots: begun }: OwnAsked, ideas: readonly string[]) {
  try {
    const slots = Math.max(begun, ideas.length)
    if (problemId) return await scoreList(deps, { problemId, text, slots }, ideas)
    return { score: scoreTexts(readTexts(text, ideas), { slots }), sketches: [] } satisfies Scored
  } catch (error) {
    log('error', 'A list was not scored.', { error })
    return null
  }
}

type Asked = { problemId: string; text: string; slots: number }
/** Without an id it is a problem of one's own. */
type OwnAsked = Omit<Asked, 'problemId'> & { problemId?: string }

async function scoreList({ rarity }: Deps, { problemId, text, slots }: Asked, ideas: readonly string[]) {
  const texts = readTexts(text, ideas)
  const sketches = sketchTexts(texts)
  const score = scoreTexts(texts, { slots, rarity: await rarity.report(problemId, sketches) })
  return { score, sketches } satisfies Scored
}

/** Keeps the score of a round for good, and what later lists are compared with. */
export async function keepScore(db: Database, userId: string, roundId: string, { score, sketches }: Scored) {
  const kept = sketches.flatMap((sketch, at) =>
    sketch ? [{ position: at + 1, stems: sketch.stems, signature: sketch.signature.map((row) => row | 0) }] : [],
  )
  await saveScore(db, roundId, userId, JSON.stringify(score), JSON.stringify(kept))
}

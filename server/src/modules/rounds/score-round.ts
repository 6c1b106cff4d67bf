import { lexicon } from '@app/content/lexicon/lexicon'
import { readTexts } from '@app/domain/score/read-texts'
import { scoreTexts } from '@app/domain/score/score-ideas'
import { sketchTexts } from '@app/domain/score/sketch'
import { isAway } from '../../db/database-errors.ts'
import { statement } from '../../db/statement.ts'
import type { Person } from '../../http/person.ts'
import { log } from '../../process/log.ts'
import type { RoundsDeps } from './deps.ts'
import type { Scored } from './rounds.queries.ts'

const findRoundToScore = statement({
  name: 'find_round_to_score',
  params: { roundId: 'uuid', userId: 'text' },
  columns: { problemId: 'uuid', text: 'text', slots: 'int4' },
  sql: `select p.id as "problemId", p.text, r.slots from round r join problem p on p.id = r.problem_id
    where r.id = :roundId and r.user_id = :userId and r.finished_at is null`,
})

/** Scores a list before it is handed in. Null where there is nothing to score, or no way. */
export async function scoreRound(deps: RoundsDeps, person: Person, roundId: string, ideas: readonly string[]) {
  try {
    const [round] = await findRoundToScore(deps.db, { roundId, userId: person.id })
    return round ? await scoreList(deps, { ...round, slots: Math.max(round.slots, ideas.length) }, ideas) : null
  } catch (error) {
    return withoutScore(error)
  }
}

/**
 * Scores a list whose round is only being made. For a problem of one's own it is compared with nobody's and leaves
 * nothing to compare.
 */
export async function scoreOwn(
  deps: RoundsDeps,
  { problemId, text, slots: begun }: OwnListToScore,
  ideas: readonly string[],
) {
  try {
    const slots = Math.max(begun, ideas.length)
    if (problemId) return await scoreList(deps, { problemId, text, slots }, ideas)
    return { score: scoreTexts(lexicon, readTexts(lexicon, text, ideas), { slots }), sketches: [] } satisfies Scored
  } catch (error) {
    return withoutScore(error)
  }
}

/** A fault of ours stops no hand-in. Where the database is away, the same hand-in comes again, and gets its score then. */
function withoutScore(error: unknown) {
  if (isAway(error)) throw error
  log('error', 'A list was not scored.', { error })
  return null
}

type ListToScore = { problemId: string; text: string; slots: number }
/** Without an id it is a problem of one's own. */
type OwnListToScore = Omit<ListToScore, 'problemId'> & { problemId?: string }

async function scoreList({ rarity }: RoundsDeps, { problemId, text, slots }: ListToScore, ideas: readonly string[]) {
  const texts = readTexts(lexicon, text, ideas)
  const sketches = sketchTexts(texts)
  const score = scoreTexts(lexicon, texts, { slots, rarity: await rarity.report(problemId, sketches) })
  return { score, sketches } satisfies Scored
}

import type { openPool } from '@app/server/db/database'
import type { Entry } from './clients.ts'

const questions = {
  /** Counted numbers that differ from a recount. */
  wrongProgress: `select p.user_id from progress p where total_solved <>
    (select count(*) from round r where r.user_id = p.user_id and finished_at is not null)`,
  withoutSolutions: `select r.id from round r where finished_at is not null
    and not exists (select from solution s where s.round_id = r.id)`,
  withoutScore: 'select id from round where finished_at is not null and score is null',
}

/** What clients were promised against what the database holds. */
export async function compare(pool: ReturnType<typeof openPool>, ledger: readonly Entry[]) {
  const { rows } = await pool.query<{ key: string; n: number }>(
    'select round_id::text || text as key, count(*)::int as n from solution group by 1',
  )
  const found = new Map(rows.map(({ key, n }) => [key, n]))
  const countOf = ({ round, text }: Entry) => found.get(round + text) ?? 0
  const counted = await Promise.all(
    Object.entries(questions).map(async ([name, sql]) => [name, (await pool.query(sql)).rowCount ?? 0] as const),
  )
  return {
    acknowledged: ledger.filter(({ isAcknowledged }) => isAcknowledged).length,
    retried: ledger.filter(({ tries }) => tries > 1).length,
    lost: ledger.filter((entry) => entry.isAcknowledged && countOf(entry) === 0).length,
    twice: ledger.filter((entry) => countOf(entry) > 1).length,
    ...(Object.fromEntries(counted) as Record<keyof typeof questions, number>),
  }
}

export type Comparison = Awaited<ReturnType<typeof compare>>

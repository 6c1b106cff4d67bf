import type { openPool } from '@app/server/db/database'
import { findBreaches } from '@app/server/test/invariants'
import type { Entry } from './clients.ts'

type Pool = ReturnType<typeof openPool>

const questions = {
  /** Counted numbers that differ from a recount. */
  wrongProgress: `select p.user_id from progress p where total_solved <>
    (select count(*) from round r where r.user_id = p.user_id and finished_at is not null)`,
  withoutSolutions: `select r.id from round r where finished_at is not null
    and not exists (select from solution s where s.round_id = r.id)`,
  withoutScore: 'select id from round where finished_at is not null and score is null',
}

/** What clients were promised. */
export interface Promises {
  entries: readonly Entry[]
  /** The addresses whose sign-up was answered. */
  signedUp: readonly string[]
}

/** What the database holds of it. */
export interface Held {
  /** How often a text is there, by its round and the text. */
  solutions: ReadonlyMap<string, number>
  rounds: ReadonlySet<string>
  accounts: ReadonlySet<string>
}

/** What was promised and is not held. */
export function compareLedger({ entries, signedUp }: Promises, { solutions, rounds, accounts }: Held) {
  const countOf = ({ round, text }: Entry) => solutions.get(round + text) ?? 0
  const count = (isMeant: (entry: Entry) => boolean) => entries.filter(isMeant).length
  return {
    handIns: entries.length,
    acknowledged: count(({ isAcknowledged }) => isAcknowledged),
    unacknowledged: count(({ isAcknowledged }) => !isAcknowledged),
    retried: count(({ tries }) => tries > 1),
    lost: count((entry) => entry.isAcknowledged && countOf(entry) === 0),
    twice: count((entry) => countOf(entry) > 1),
    lostRounds: count(({ round, wasMissing }) => wasMissing || !rounds.has(round)),
    lostAccounts: signedUp.filter((email) => !accounts.has(email)).length,
  }
}

async function readHeld(pool: Pool): Promise<Held> {
  const read = async (sql: string) => (await pool.query<{ key: string; n: number }>(sql)).rows
  const keys = async (sql: string) => new Set((await read(sql)).map(({ key }) => key))
  const solutions = await read('select round_id::text || text as key, count(*)::int as n from solution group by 1')
  return {
    solutions: new Map(solutions.map(({ key, n }) => [key, n])),
    rounds: await keys('select id::text as key from round'),
    accounts: await keys('select email as key from "user"'),
  }
}

/** What clients were promised against what the database holds, and what must hold after whatever happened. */
export async function compare(pool: Pool, promises: Promises) {
  const counted = await Promise.all(
    Object.entries(questions).map(async ([name, sql]) => [name, (await pool.query(sql)).rowCount ?? 0] as const),
  )
  return {
    ...compareLedger(promises, await readHeld(pool)),
    ...(Object.fromEntries(counted) as Record<keyof typeof questions, number>),
    breaches: await findBreaches(pool, new Date()),
  }
}

export type Ledger = Awaited<ReturnType<typeof compare>>

import type { openPool } from '@app/server/db/database'
import { findBreaches } from '@app/server/test/invariants'
import type { Entry } from './clients.ts'

type Pool = ReturnType<typeof openPool>

const questions = {
  /** Counted numbers that differ from a recount. */
  wrongProgress: `select p.user_id from progress p where total_solved <>
    (select count(*) from round r where r.user_id = p.user_id and counted_day is not null)`,
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

/** What was promised and is not held: keys of submissions, ids of rounds, addresses. */
export interface Lost {
  handIns: readonly string[]
  rounds: readonly string[]
  accounts: readonly string[]
}

export const nothingLost: Lost = { handIns: [], rounds: [], accounts: [] }

const kinds = ['handIns', 'rounds', 'accounts'] as const

/** Does one thing with each kind of what was lost. */
const byKind = (of: (kind: keyof Lost) => readonly string[]): Lost => ({
  handIns: of('handIns'),
  rounds: of('rounds'),
  accounts: of('accounts'),
})

export const together = (all: readonly Lost[]): Lost => byKind((kind) => all.flatMap((each) => each[kind]))

export function without(lost: Lost, known: Lost): Lost {
  return byKind((kind) => lost[kind].filter((each) => !known[kind].includes(each)))
}

export const isNothing = (lost: Lost) => kinds.every((kind) => lost[kind].length === 0)

export function lostOf({ entries, signedUp }: Promises, { solutions, rounds, accounts }: Held): Lost {
  return {
    handIns: entries.flatMap(({ isAcknowledged, round, text, key }) =>
      isAcknowledged && !solutions.has(round + text) ? [key] : [],
    ),
    rounds: entries.flatMap(({ round, wasMissing }) => (wasMissing || !rounds.has(round) ? [round] : [])),
    accounts: signedUp.filter((email) => !accounts.has(email)),
  }
}

/** What events have lost, also where a device has sent it again since. */
interface LostBefore {
  lost: Lost
  /** Those of events that are reported apart. Rounds that are gone cannot be handed in. */
  apart: Lost
}

const noneBefore: LostBefore = { lost: nothingLost, apart: nothingLost }

/** What was promised and is not held, or was not for a while. */
export function compareLedger(promises: Promises, held: Held, { lost: before, apart } = noneBefore) {
  const { entries } = promises
  const count = (isMeant: (entry: Entry) => boolean) => entries.filter(isMeant).length
  const lost = without(together([before, without(lostOf(promises, held), before)]), apart)
  return {
    handIns: entries.length,
    acknowledged: count(({ isAcknowledged }) => isAcknowledged),
    unacknowledged: count(({ isAcknowledged, round }) => !isAcknowledged && !apart.rounds.includes(round)),
    retried: count(({ tries }) => tries > 1),
    lost: lost.handIns.length,
    lostOfPeopleHere: count(({ key, email }) => before.handIns.includes(key) && held.accounts.has(email)),
    lostAndSentAgain: count(({ key, round, text }) => before.handIns.includes(key) && held.solutions.has(round + text)),
    twice: count(({ round, text }) => (held.solutions.get(round + text) ?? 0) > 1),
    lostRounds: lost.rounds.length,
    lostAccounts: lost.accounts.length,
  }
}

/** Each look tells what is missing now and was not missing at the look before. */
export function openLossWatch(pool: Pool, promised: () => Promises) {
  let known = nothingLost
  return async () => {
    // What is acknowledged while the database is asked may be in its answer or not.
    const { entries, signedUp } = promised()
    const promises = { entries: entries.map((entry) => ({ ...entry })), signedUp: [...signedUp] }
    const fresh = without(lostOf(promises, await readHeld(pool)), known)
    known = together([known, fresh])
    return fresh
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
export async function compare(pool: Pool, promises: Promises, before?: LostBefore) {
  const counted = await Promise.all(
    Object.entries(questions).map(async ([name, sql]) => [name, (await pool.query(sql)).rowCount ?? 0] as const),
  )
  return {
    ...compareLedger(promises, await readHeld(pool), before),
    ...(Object.fromEntries(counted) as Record<keyof typeof questions, number>),
    breaches: await findBreaches(pool, new Date()),
  }
}

export type Ledger = Awaited<ReturnType<typeof compare>>

import { statement } from '../../db/statement.ts'
import type { TransactionDeps } from '../../db/transaction.ts'

export const findClosed = statement({
  name: 'find_closed_accounts',
  columns: { id: 'text' },
  // The order of its index, which PostgreSQL then uses without statistics too.
  sql: 'select id from "user" where deleted_at is not null order by id limit 1000',
})

const removeRounds = statement({
  name: 'remove_rounds_of_closed',
  params: { userId: 'text', limit: 'int8' },
  columns: { id: 'uuid' },
  sql: `with gone as materialized (select id from round where user_id = :userId limit :limit),
      shown as (delete from shown_idea where user_id = :userId and round_id in (select id from gone)),
      shared as (delete from shared_idea where user_id = :userId and round_id in (select id from gone))
    delete from round where user_id = :userId and id in (select id from gone) returning id`,
})

const removeClosed = statement({
  name: 'remove_closed_account',
  params: { id: 'text' },
  sql: 'delete from "user" where id = :id and deleted_at is not null',
})

/** Rounds of one statement: some 100 ms. */
const atOnce = 100

export async function removeSome({ transact }: TransactionDeps, userId: string) {
  const rounds = await transact((db) => removeRounds(db, { userId, limit: atOnce }))
  if (rounds.length === atOnce) return false
  // Running requests may meet it: a deadlock is tried again.
  await transact((db) => removeClosed(db, { id: userId }))
  return true
}

export async function removeClosedAccounts(deps: TransactionDeps) {
  for (const { id } of await findClosed(deps.db)) while (!(await removeSome(deps, id)));
}

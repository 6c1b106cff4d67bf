import { statement } from '../../db/statement.ts'
import type { TransactionDeps } from '../../db/transaction.ts'

export const listClosedAccounts = statement({
  name: 'list_closed_accounts',
  columns: { id: 'text' },
  // The order of its index, which PostgreSQL then uses without statistics too.
  sql: 'select id from "user" where deleted_at is not null order by id limit 1000',
})

const deleteRounds = statement({
  name: 'delete_rounds',
  params: { userId: 'text', limit: 'int8' },
  columns: { id: 'uuid' },
  sql: `with gone as materialized (select id from round where user_id = :userId limit :limit),
      shown as (delete from shown_idea where user_id = :userId and round_id in (select id from gone)),
      shared as (delete from shared_idea where user_id = :userId and round_id in (select id from gone))
    delete from round where user_id = :userId and id in (select id from gone) returning id`,
})

const deleteClosedUser = statement({
  name: 'delete_closed_user',
  params: { id: 'text' },
  sql: 'delete from "user" where id = :id and deleted_at is not null',
})

/** Rounds of one statement: some 100 ms. */
const atOnce = 100

export async function deleteAccountBatch({ transact }: TransactionDeps, userId: string) {
  const rounds = await transact((db) => deleteRounds(db, { userId, limit: atOnce }))
  if (rounds.length === atOnce) return false
  // Running requests may meet it: a deadlock is tried again.
  await transact((db) => deleteClosedUser(db, { id: userId }))
  return true
}

export async function deleteClosedAccounts(deps: TransactionDeps) {
  for (const { id } of await listClosedAccounts(deps.db)) while (!(await deleteAccountBatch(deps, id)));
}

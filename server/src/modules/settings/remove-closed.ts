import type { Transacting } from '../../db/transaction.ts'
import { findClosed, removeClosed, removeRounds } from './settings.queries.ts'

/** Rounds of one statement: some 100 ms. */
const atOnce = 100

/** Removes some of what is left of a deleted account; true once that was all. */
export async function removeSome({ transact }: Transacting, userId: string) {
  const rounds = await transact((db) => removeRounds(db, { userId, limit: atOnce }))
  if (rounds.length === atOnce) return false
  // Requests that were under way may meet it: a deadlock is tried again.
  await transact((db) => removeClosed(db, { id: userId }))
  return true
}

/** Removes all that is left of deleted accounts. What one process leaves behind, the next one removes. */
export async function removeClosedAccounts(deps: Transacting) {
  for (const { id } of await findClosed(deps.db)) while (!(await removeSome(deps, id)));
}

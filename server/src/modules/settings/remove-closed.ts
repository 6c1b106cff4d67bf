import type { Database } from '../../db/database.ts'
import { findClosed, removeClosed, removeRounds } from './settings.queries.ts'

/** Rounds of one statement: some 100 ms. */
const atOnce = 100

/** Removes some of what is left of a deleted account; true once that was all. */
export async function removeSome({ db }: { db: Database }, userId: string) {
  const rounds = await removeRounds(db, { userId, limit: atOnce })
  if (rounds.length === atOnce) return false
  await removeClosed(db, { id: userId })
  return true
}

/** Removes all that is left of deleted accounts. What one process leaves behind, the next one removes. */
export async function removeClosedAccounts(deps: { db: Database }) {
  for (const { id } of await findClosed(deps.db)) while (!(await removeSome(deps, id)));
}

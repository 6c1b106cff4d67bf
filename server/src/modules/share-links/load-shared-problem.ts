import type { Database } from '../../db/database.ts'
import type { RowOf } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import { findSharedProblem } from './share-links.queries.ts'

/** Pages and pictures of links, too: guessing codes is slow, and a school behind one address is not stopped. */
export const readLimitOfNetwork = { count: 300, seconds: 600 }

export type SharedProblem = RowOf<typeof findSharedProblem>

export async function loadSharedProblem(
  { db, now }: { db: Database; now(): Date },
  code: string,
): Promise<SharedProblem> {
  const [shared] = await findSharedProblem(db, { code, now: now() })
  if (!shared) throw new AppError('not_found')
  if (shared.isOver) throw new AppError('link_over')
  return shared
}

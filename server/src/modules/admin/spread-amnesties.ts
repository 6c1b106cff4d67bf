import type { Database } from '../../db/database.ts'
import { spreadAmnestyBatch } from './admin.queries.ts'

/** Each batch notes how far it came: any process continues where another one ended. */
export async function spreadAmnesties({ db }: { db: Database }, batches = Number.POSITIVE_INFINITY) {
  for (let batch = 0; batch < batches; batch++) if ((await spreadAmnestyBatch(db)).length === 0) return
}

import type { Database } from './database.ts'

/** `read` must sort by a unique key. */
export async function* iterateBatches<Row extends object>(
  size: number,
  read: (after: Row | undefined) => Promise<Row[]>,
) {
  for (let last: Row | undefined; ; ) {
    const rows = await read(last)
    yield rows
    if (rows.length < size) return
    last = rows.at(-1)
  }
}

export const largeBatch = 1000
export const smallBatch = 50

export const minId = '00000000-0000-0000-0000-000000000000'

export const pageParams = { userId: 'text', after: 'uuid', limit: 'int8' } as const
export const textPageParams = { userId: 'text', after: 'text', limit: 'int8' } as const

type ListById<Row> = (db: Database, input: { userId: string; after: string; limit: number }) => Promise<Row[]>

/** A person's rows by their id, in batches. */
export const iterateById =
  <Row extends { id: string }>(list: ListById<Row>, first = minId) =>
  (db: Database, userId: string) =>
    iterateBatches<Row>(largeBatch, (last) => list(db, { userId, after: last?.id ?? first, limit: largeBatch }))

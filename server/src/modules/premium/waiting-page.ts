import type { Database } from '../../db/database.ts'

const pageSize = 50

interface Part {
  limit: number
  offset: number
}

/** A page of money that waits for an admin, and how much waits in all, which stands in each row. */
export async function waitingPage<Row extends { total: number }>(
  db: Database,
  find: (db: Database, part: Part) => Promise<Row[]>,
  { page = 1 }: { page?: number | undefined },
) {
  const rows = await find(db, { limit: pageSize, offset: (page - 1) * pageSize })
  // Past the end there is no row with it.
  const [first] = rows.length > 0 || page === 1 ? rows : await find(db, { limit: 1, offset: 0 })
  return { rows: rows.map(({ total, ...row }) => row), total: first?.total ?? 0 }
}

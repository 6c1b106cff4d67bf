import type { Database } from '../../db/database.ts'

const pageSize = 50

interface Part {
  limit: number
  offset: number
}

/** Each row holds how many wait in all. */
export async function loadReviewPage<Row extends { total: number }>(
  db: Database,
  find: (db: Database, part: Part) => Promise<Row[]>,
  { page = 1 }: { page?: number | undefined },
) {
  const rows = await find(db, { limit: pageSize, offset: (page - 1) * pageSize })
  const [first] = rows.length > 0 || page === 1 ? rows : await find(db, { limit: 1, offset: 0 })
  return { rows: rows.map(({ total, ...row }) => row), total: first?.total ?? 0 }
}

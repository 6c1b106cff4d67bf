import type { Query, Reply } from '@app/contract/call'
import type { listSolutions as call } from '@app/contract/history'
import type { Deps } from '../../deps.ts'
import type { Person } from '../../http/session.ts'
import { type Page, type Row, readPage, searchPage, totalOf } from './history.queries.ts'

const usualLimit = 20

/** A page of what the person has handed in, newest first. Past the last page there is nothing. */
export async function listSolutions(
  { db }: Deps,
  { id }: Pick<Person, 'id'>,
  { page = 1, limit = usualLimit, type = 'all', q = '' }: Query<typeof call>,
): Promise<Reply<typeof call>> {
  const asked: Page = { kind: type === 'all' ? null : type, limit, offset: (page - 1) * limit }
  const words = q.trim()
  const { rows, total } = words === '' ? await browse() : await searchPage(db, id, asked, words)
  return { solutions: rows.map(view), pagination: { total, pages: Math.ceil(total / limit) } }

  async function browse() {
    const total = await totalOf(db, id, asked.kind)
    return { total, rows: await readPage(db, id, asked, total) }
  }
}

const view = ({ id, solutionText, submissionMethod, sessionType, customProblemText, problemText, ...row }: Row) => ({
  id,
  solutionText,
  submissionMethod,
  sessionType,
  customProblemText,
  problemText,
  createdAt: row.createdAt.toISOString(),
  isExported: row.isExported,
  position: row.position,
})

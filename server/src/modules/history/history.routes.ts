import type { Query, Reply } from '@app/contract/calls'
import { historyGroupOf } from '@app/domain/history/history-group'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import type { TransactionDeps } from '../../db/transaction.ts'
import type { Person } from '../../http/person.ts'
import { type CallDeps, registerCall, registerFileCall } from '../../http/register-call.ts'
import { exportIdeas } from './export-ideas.ts'
import {
  findHistoryPage,
  type HistoryPageInput,
  type HistoryRow,
  searchHistoryPage,
  toHistoryFilter,
} from './history.queries.ts'

export interface HistoryDeps extends CallDeps, TransactionDeps {}

export function registerHistoryRoutes(app: Hono, deps: HistoryDeps) {
  registerCall(app, deps, 'listSolutions', ({ person, query, db }) => loadHistory(db, person, query))

  registerFileCall(app, deps, 'exportSolutions', async ({ person, query }) => exportIdeas(deps, person, query))
}

const defaultPageSize = 20

async function loadHistory(
  db: Database,
  { id, zone }: Pick<Person, 'id' | 'zone'>,
  { page = 1, limit = defaultPageSize, ...query }: Query<'listSolutions'>,
): Promise<Reply<'listSolutions'>> {
  // One idea more at each end shows which problem goes on over the edge of the page.
  const before = page > 1 ? 1 : 0
  const { kind, words } = toHistoryFilter(query)
  const asked: HistoryPageInput = {
    kind,
    limit: before + limit + 1,
    offset: (page - 1) * limit - before,
  }
  const { rows, total } = await (words === null
    ? findHistoryPage(db, id, asked)
    : searchHistoryPage(db, id, asked, words))
  const blocks = rows.map((row) => historyGroupOf({ ...row, at: row.createdAt.getTime() }, zone).key)
  const [previous, next] = [before ? blocks[0] : undefined, blocks[before + limit]]
  const solutions = rows.map((row, at) => view(row, blocks[at] === previous, blocks[at] === next))
  return { solutions: solutions.slice(before, before + limit), pagination: { total, pages: Math.ceil(total / limit) } }
}

const view = (
  {
    id,
    solutionText,
    submissionMethod,
    sessionType,
    customProblemText,
    problemText,
    problemSource,
    ...row
  }: HistoryRow,
  isOnPageBefore: boolean,
  isOnPageAfter: boolean,
) => ({
  id,
  solutionText,
  submissionMethod,
  sessionType,
  customProblemText,
  problemText,
  problemSource,
  createdAt: row.createdAt.toISOString(),
  isExported: row.isExported,
  notCounted: row.notCounted,
  position: row.position,
  roundId: row.roundId,
  isOnPageBefore,
  isOnPageAfter,
})

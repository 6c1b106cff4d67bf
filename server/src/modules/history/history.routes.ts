import type { Hono } from 'hono'
import type { Transacting } from '../../db/transaction.ts'
import { type CallDeps, serve, serveFile } from '../../http/serve.ts'
import { exportSolutions } from './export-solutions.ts'
import { listSolutions } from './list-solutions.ts'

export interface HistoryDeps extends CallDeps, Transacting {}

export function historyRoutes(app: Hono, deps: HistoryDeps) {
  serve(app, deps, 'listSolutions', ({ person, query, db }) => listSolutions(db, person, query))

  serveFile(app, deps, 'exportSolutions', async ({ person, query }) => exportSolutions(deps, person, query))
}

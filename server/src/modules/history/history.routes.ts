import type { Hono } from 'hono'
import { serve, serveFile } from '../../http/serve.ts'
import type { HistoryDeps } from './deps.ts'
import { exportSolutions } from './export-solutions.ts'
import { listSolutions } from './list-solutions.ts'

export function historyRoutes(app: Hono, deps: HistoryDeps) {
  serve(app, deps, 'listSolutions', ({ person, query, db }) => listSolutions({ db }, person, query))

  serveFile(app, deps, 'exportSolutions', async ({ person, query }) => exportSolutions(deps, person, query))
}

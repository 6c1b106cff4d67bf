import { exportSolutions, listSolutions } from '@app/contract/history'
import type { Hono } from 'hono'
import { serve, serveFile } from '../../http/serve.ts'
import type { HistoryDeps } from './deps.ts'
import * as exporting from './export-solutions.ts'
import * as listing from './list-solutions.ts'

export function historyRoutes(app: Hono, deps: HistoryDeps) {
  serve(app, deps, listSolutions)(({ person, query }) => listing.listSolutions(deps, person, query))

  serveFile(app, deps, exportSolutions)(async ({ person, query }) => exporting.exportSolutions(deps, person, query))
}

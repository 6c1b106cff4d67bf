import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { declareAmnestyRoute } from './declare-amnesty.ts'
import { listAuditRoute } from './list-audit.ts'
import { listUsersRoute } from './list-users.ts'

export function adminRoutes(app: Hono, deps: Deps) {
  listUsersRoute(app, deps)
  listAuditRoute(app, deps)
  declareAmnestyRoute(app, deps)
}

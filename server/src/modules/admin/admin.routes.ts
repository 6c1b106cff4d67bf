import type { Hono } from 'hono'
import { decideAccessRoutes, type MailAgain } from './decide-access.ts'
import { decidePremiumRoutes } from './decide-premium.ts'
import { declareAmnestyRoute } from './declare-amnesty.ts'
import type { AdminDeps } from './deps.ts'
import { listAuditRoute } from './list-audit.ts'
import { listUsersRoute } from './list-users.ts'

export function adminRoutes(app: Hono, deps: AdminDeps, means: { mailAgain: MailAgain }) {
  listUsersRoute(app, deps)
  listAuditRoute(app, deps)
  declareAmnestyRoute(app, deps)
  decidePremiumRoutes(app, deps)
  decideAccessRoutes(app, deps, means.mailAgain)
}

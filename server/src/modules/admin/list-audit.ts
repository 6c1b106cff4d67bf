import type { Hono } from 'hono'
import { serve } from '../../http/serve.ts'
import { countDeeds, listDeeds } from './audit.queries.ts'
import type { AdminDeps } from './deps.ts'

const perPage = 50

export function listAuditRoute(app: Hono, deps: AdminDeps) {
  const { db } = deps

  serve(app, deps, 'listAudit', async ({ query: { page = 1 } }) => {
    const [rows, [total]] = await Promise.all([
      listDeeds(db, { limit: perPage, offset: (page - 1) * perPage }),
      countDeeds(db),
    ])
    return { rows: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })), total: total?.count ?? 0 }
  })
}

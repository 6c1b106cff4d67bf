import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { registerCall } from '../../http/register-call.ts'
import { recordAdminAction } from '../audit/audit-log.ts'
import {
  deleteReportedLink,
  deleteShareLink,
  keepShareLink,
  listReportedLinks,
  listShareLinks,
} from './share-links.queries.ts'
import { type ShareLinksDeps, shareRound, toShareLinkView } from './share-round.ts'

const maxListed = 100

export function registerShareLinkRoutes(app: Hono, deps: ShareLinksDeps) {
  registerCall(app, deps, 'shareRound', ({ person, params, body }) => shareRound(deps, person, params.id, body))

  registerCall(app, deps, 'listShareLinks', async ({ person, db }) => {
    const links = await listShareLinks(db, { userId: person.id, now: deps.now(), limit: maxListed })
    return links.map((link) => toShareLinkView(deps, link))
  })

  registerCall(app, deps, 'endShareLink', async ({ person, params }) => {
    const [removed] = await deleteShareLink(deps.db, { code: params.id, userId: person.id })
    if (!removed) throw new AppError('not_found')
  })

  registerCall(app, deps, 'listReportedLinks', async ({ db }) => {
    const reported = await listReportedLinks(db, { limit: maxListed })
    return reported.map(({ reportedAt, ...link }) => ({ ...link, reportedAt: reportedAt.toISOString() }))
  })

  registerCall(app, deps, 'settleReportedLink', async ({ person, params: { id: code }, body: { outcome, note } }) => {
    await deps.transact(async (db) => {
      const [settled] = outcome === 'end' ? await deleteReportedLink(db, { code }) : await keepShareLink(db, { code })
      if (!settled) throw new AppError('not_found')
      const action = outcome === 'end' ? 'shared_link_ended' : 'shared_link_kept'
      await recordAdminAction(db, {
        at: deps.now(),
        actorId: person.id,
        action,
        targetId: settled.userId,
        details: { note },
      })
    })
  })
}

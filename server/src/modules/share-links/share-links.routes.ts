import { categoryName } from '@app/content/categories'
import { dayAt } from '@app/domain/day/day'
import type { Context, Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import type { RowOf } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import { clientNetworkOf } from '../../http/client-network.ts'
import { registerCall } from '../../http/register-call.ts'
import { recordAdminAction } from '../audit/audit-log.ts'
import {
  createGuestBrowser,
  type GuestDeps,
  guestCookie,
  hashGuestNetwork,
  readGuestBrowser,
} from '../guest/guest-cookie.ts'
import { claimNamedProblem, findGuestHandoutOf } from '../guest/guest-handout.ts'
import { limitGuests, scoreGuestIdeas, scoreLimitOfNetwork } from '../guest/score-guest-ideas.ts'
import { isShareable } from './is-shareable.ts'
import {
  deleteReportedLink,
  deleteShareLink,
  findSharedProblem,
  keepShareLink,
  listReportedLinks,
  listShareLinks,
  reportShareLink,
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

/** Pages and pictures of links, too: guessing codes is slow, and a school behind one address is not stopped. */
export const readLimitOfNetwork = { count: 300, seconds: 600 }

export type SharedProblem = RowOf<typeof findSharedProblem>

export async function loadSharedProblem(
  { db, now }: { db: Database; now(): Date },
  code: string,
): Promise<SharedProblem> {
  const [shared] = await findSharedProblem(db, { code, now: now() })
  if (!shared) throw new AppError('not_found')
  if (shared.isOver) throw new AppError('link_over')
  return shared
}

const reportLimitOfNetwork = { count: 10, seconds: 3600 }

/** What visitors of a link do. They are guests in everything: limits, the cookie of the browser, the funnel. */
export function registerSharedProblemRoutes(app: Hono, deps: GuestDeps) {
  const limitReads = limitGuests(deps, readLimitOfNetwork)
  const limitScores = limitGuests(deps, scoreLimitOfNetwork)
  const limitReports = limitGuests(deps, reportLimitOfNetwork)

  registerCall(app, deps, 'openSharedProblem', ({ c, params, sending }) => {
    limitReads(c)
    return openShared(deps, c, { code: params.code, sending })
  })

  registerCall(app, deps, 'finishSharedProblem', async ({ c, params, body: { problemId, solutions } }) => {
    const handout = await findGuestHandoutOf(deps, readGuestBrowser(c, deps), problemId)
    limitScores(c)
    const counted = await scoreGuestIdeas(deps, handout, solutions)
    // Taken back, over or gone with its account since: the turn is whole without it.
    const [shared] = await findSharedProblem(deps.db, { code: params.code, now: deps.now() })
    const isThere = shared && !shared.isOver && shared.problemId === problemId
    const idea = shared?.idea && isShareable(shared.idea) ? shared.idea : null
    return { ...counted, shared: isThere ? { card: shared.card, idea } : null }
  })

  registerCall(app, deps, 'reportSharedProblem', async ({ c, params }) => {
    limitReports(c)
    await reportShareLink(deps.db, { code: params.code, now: deps.now() })
  })
}

async function openShared(deps: GuestDeps, c: Context, { code, sending }: { code: string; sending: Headers }) {
  const { problemId, category, text } = await loadSharedProblem(deps, code)
  const now = deps.now()
  const isSignedIn = (await deps.readSession(c)) !== null
  const browser = readGuestBrowser(c, deps) ?? createGuestBrowser()
  const place = { browser, day: dayAt(now.getTime(), 'UTC'), now, problemId }
  const { isNew } = await claimNamedProblem(deps, clientNetworkOf(c, deps.trustProxy), place)
  sending.append('set-cookie', guestCookie(deps, browser))
  const start = {
    at: now,
    type: 'challenge_start',
    visitor: hashGuestNetwork(c, deps),
    problemId,
    source: 'shared',
  } as const
  if (isNew && !isSignedIn) deps.guestEvents.note(start)
  return { id: problemId, category: categoryName(category), text, isSignedIn }
}

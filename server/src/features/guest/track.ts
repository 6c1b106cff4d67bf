import { thinkers } from '@app/content/thinkers'
import type { trackGuest } from '@app/contract/guest'
import type { Context } from 'hono'
import type * as z from 'zod/v4/core'
import type { Deps } from '../../deps.ts'
import { visitorOf } from '../../guest/browser.ts'
import { AppError } from '../../http/app-error.ts'
import { openPace } from '../../http/pace.ts'

/** Far more than a room full of visitors behind one address does. */
const perNetwork = { count: 300, seconds: 600 }

// Only names that we know are ranked, so that nobody can fill the list with their own.
const geniuses = new Set<string>(thinkers.map(({ name }) => name))

/** Notes what a page tells of its visitor. */
export function tracking(deps: Deps) {
  const pace = openPace(perNetwork, deps.now)

  return (c: Context, { eventType: type, geniusName, ...rest }: z.output<(typeof trackGuest)['body']>) => {
    const visitor = visitorOf(c, deps)
    const wait = pace(visitor)
    if (wait !== null) throw new AppError('too_many_tries', { retryAfter: wait })
    const known = geniusName && geniuses.has(geniusName) ? { geniusName } : {}
    deps.guestEvents.note({ ...rest, ...known, at: deps.now(), type, visitor })
  }
}

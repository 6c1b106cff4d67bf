import { metricsPath } from '@app/contract/routes'
import type { Context, Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { isLocalRequest } from '../../http/client-network.ts'
import { registerCall } from '../../http/register-call.ts'
import { hashToken, isEqualInConstantTime } from '../../http/session-token.ts'
import type { StatusDeps } from './deps.ts'
import { loadStatus } from './load-status.ts'
import { createMetrics } from './metrics.ts'

export function registerStatusRoutes(app: Hono, deps: StatusDeps) {
  registerCall(app, deps, 'adminStatus', () => loadStatus(deps))

  let opening: ReturnType<typeof createMetrics> | undefined
  app.get(metricsPath, async (c) => {
    if (!mayRead(c, deps)) throw new AppError('not_found')
    opening ??= createMetrics(deps)
    const { registry, refresh } = await opening
    await refresh()
    const headers = {
      'content-type': registry.contentType,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    }
    return new Response(await registry.metrics(), { headers })
  })
}

/** By the token; without one set, from this machine without a proxy. */
function mayRead(c: Context, { metricsToken, trustProxy }: StatusDeps) {
  if (metricsToken === undefined) return trustProxy === 0 && isLocalRequest(c)
  const digest = (text: string) => Buffer.from(hashToken(text))
  return isEqualInConstantTime(digest(c.req.header('authorization') ?? ''), digest(`Bearer ${metricsToken}`))
}

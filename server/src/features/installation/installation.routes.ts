import { installation } from '@app/contract/installation'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'

export function installationRoutes(app: Hono, deps: Deps) {
  const { hasMail: mail, supportEmail, card } = deps
  const stripePublishableKey = card?.publishableKey ?? null
  serve(app, deps, installation)(async () => ({ stripePublishableKey, supportEmail, mail, crypto: [] }))
}

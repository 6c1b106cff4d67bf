import type { Hono } from 'hono'
import { type CallDeps, registerCall } from '../../http/register-call.ts'
import type { OwnTerms } from './own-terms.ts'

export interface TermsDeps extends CallDeps {
  /** Null: the app's own short terms hold. */
  terms: OwnTerms | null
}

export function registerTermsRoutes(app: Hono, deps: TermsDeps) {
  const content = deps.terms?.content ?? null
  registerCall(app, deps, 'terms', async () => ({ content }))
}

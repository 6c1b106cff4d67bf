import type { Hono } from 'hono'
import { type CallDeps, serve } from '../../http/serve.ts'
import { lookBack } from './month.ts'

export function monthsRoutes(app: Hono, deps: CallDeps) {
  serve(app, deps, 'month', ({ person, params: { month }, db }) => lookBack(db, person, month))
}

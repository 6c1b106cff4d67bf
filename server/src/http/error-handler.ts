import { randomUUID } from 'node:crypto'
import type { RefusalCode } from '@app/contract/refusals'
import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { isDatabaseUnavailable, sqlState } from '../db/database-errors.ts'
import type { ReportOutage } from '../db/outages.ts'
import { log } from '../process/log.ts'
import { type AllowLogLine, createLogRateLimit } from '../process/log-rate-limit.ts'
import { AppError } from './app-error.ts'
import { refusalResponse } from './responses.ts'

const attempts: ReadonlySet<RefusalCode> = new Set([
  'wrong_credentials',
  'wrong_or_unverified',
  'wrong_current_password',
  'too_many_tries',
  'admin_required',
  'cross_site',
  'unknown_host',
])

/** A minute: strangers must not fill the log. */
const maxLinesPerMinute = { cut: 1, refused: 20, failed: 30 }

/** The route's pattern: paths and queries may hold secrets. */
const placeOf = (c: Context) => ({
  method: c.req.method,
  path: matchedRoutes(c).findLast(({ path }) => !path.includes('*'))?.path ?? '*',
})

export function createErrorHandler({ now, reportOutage }: { now(): Date; reportOutage: ReportOutage }) {
  const admit = createLogRateLimit(() => now().getTime())
  return (error: Error, c: Context): Response => {
    if (!(error instanceof AppError))
      return reportOutage(error) ? refusalResponse(busy(error)) : unexpectedErrorResponse(error, c, admit)
    logRefusal(error.code, c, admit)
    return refusalResponse(error)
  }
}

const busy = (cause: Error) => new AppError('busy', { cause, retryAfter: 2 })

function logRefusal(code: RefusalCode, c: Context, admit: AllowLogLine) {
  if (code === 'body_cut') {
    const count = admit(code, maxLinesPerMinute.cut)
    if (count) log('info', 'Requests broke off before their end.', { count })
  }
  if (!attempts.has(code)) return
  const count = admit(code, maxLinesPerMinute.refused)
  if (count) log('info', 'A request was refused.', { code, ...placeOf(c), ...countOf(count) })
}

function unexpectedErrorResponse(error: Error, c: Context, admit: AllowLogLine): Response {
  const state = sqlState(error)
  if (state === '23503' && isOfUser(error)) return refusalResponse(new AppError('sign_in_required', { cause: error }))
  const id = randomUUID().slice(0, 8)
  const count = admit('failed', maxLinesPerMinute.failed)
  if (count) log('error', 'A request failed.', { id, ...placeOf(c), state, error, ...countOf(count) })
  if (state?.startsWith('22')) return refusalResponse(new AppError('invalid_request', { cause: error }))
  if (isDatabaseUnavailable(error)) return refusalResponse(busy(error))
  return refusalResponse(new AppError('unexpected', { cause: error, params: { id } }))
}

const countOf = (count: number) => (count > 1 ? { count } : {})

function isOfUser(error: Error) {
  for (let each: unknown = error; each instanceof Error; each = each.cause)
    if ('constraint' in each && /_user_id(?:_\w+_id)?_fkey$/.test(String(each.constraint))) return true
  return false
}

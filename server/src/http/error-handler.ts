import { randomUUID } from 'node:crypto'
import type { RefusalCode } from '@app/contract/refusals'
import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { isDatabaseUnavailable, type ReportOutage, sqlState } from '../db/database-errors.ts'
import { type AllowLogLine, createLogRateLimit, type LogLines, log } from '../process/log.ts'
import { AppError } from './app-error.ts'
import { shortNetworkOf } from './client-network.ts'
import { refusalResponse } from './responses.ts'

const attempts: ReadonlySet<RefusalCode> = new Set([
  'wrong_credentials',
  'wrong_or_unverified',
  'wrong_current_password',
  'wrong_code',
  'wrong_recovery_code',
  'passkey_refused',
  'sign_in_over',
  'too_many_tries',
  'too_many_sign_ups',
  'proof_required',
  'factor_proof_required',
  'second_factor_required',
  'admin_required',
  'premium_required',
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

interface Settings {
  now(): Date
  reportOutage: ReportOutage
  trustProxy: number
}

export function createErrorHandler({ now, reportOutage, trustProxy }: Settings) {
  const admit = createLogRateLimit(() => now().getTime())
  return (error: Error, c: Context): Response => {
    if (!(error instanceof AppError))
      return reportOutage(error) ? refusalResponse(busy(error)) : unexpectedErrorResponse(error, c, admit)
    logRefusal(error.code, c, { admit, trustProxy })
    return refusalResponse(error)
  }
}

const busy = (cause: Error) => new AppError('busy', { cause, retryAfter: 2 })

/** Whose account a request is about, for the log: also where nobody is signed in. */
export const setLogAccount = (c: Context, id: string) => c.set('account', id)

function logRefusal(code: RefusalCode, c: Context, { admit, trustProxy }: LogSettings) {
  if (code === 'body_cut') {
    const lines = admit(code, maxLinesPerMinute.cut)
    if (lines) log('info', 'Requests broke off before their end.', lines)
  }
  if (!attempts.has(code)) return
  const account: string | undefined = c.get('account')
  const lines = admit(code, maxLinesPerMinute.refused, account)
  if (!lines) return
  const network = shortNetworkOf(c, trustProxy)
  log('info', 'A request was refused.', { code, ...placeOf(c), account, network, ...countOf(lines) })
}

interface LogSettings {
  admit: AllowLogLine
  trustProxy: number
}

function unexpectedErrorResponse(error: Error, c: Context, admit: AllowLogLine): Response {
  const state = sqlState(error)
  if (state === '23503' && isOfUser(error)) return refusalResponse(new AppError('sign_in_required', { cause: error }))
  const id = randomUUID().slice(0, 8)
  const lines = admit('failed', maxLinesPerMinute.failed)
  if (lines) log('error', 'A request failed.', { id, ...placeOf(c), state, error, ...countOf(lines) })
  if (state?.startsWith('22')) return refusalResponse(new AppError('invalid_request', { cause: error }))
  if (isDatabaseUnavailable(error)) return refusalResponse(busy(error))
  return refusalResponse(new AppError('unexpected', { cause: error, params: { id } }))
}

const countOf = (lines: LogLines) => (lines.count > 1 ? lines : {})

function isOfUser(error: Error) {
  for (let each: unknown = error; each instanceof Error; each = each.cause)
    if ('constraint' in each && /_user_id(?:_\w+_id)?_fkey$/.test(String(each.constraint))) return true
  return false
}

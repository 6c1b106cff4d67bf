import {
  type CallResult,
  type callsByName,
  getCall,
  type NamedCall,
  type Page,
  type Params,
  type ParsedBody,
  type Query,
} from '@app/contract/calls'
import type { RouteName } from '@app/contract/routes'
import type { Context, Hono } from 'hono'
import * as z from 'zod/v4/core'
import type { Database } from '../db/database.ts'
import { AppError } from './app-error.ts'
import { setLogAccount } from './error-handler.ts'
import type { Person } from './person.ts'
import { readJson } from './read-body.ts'
import { markWrite, type ReadDatabases, withReadDatabase } from './read-replica.ts'
import { emptyResponse, fileResponse, jsonResponse } from './responses.ts'
import { refuseCrossSiteRead, refuseCrossSiteWrite } from './security.ts'

const defaultBodyLimitBytes = 64 * 1024

export interface CallDeps extends ReadDatabases {
  readSession(c: Context, cookie?: string): Promise<Person | null>
  /** Whether the account has a second factor that this session did not show. */
  hidesFactor(person: Person): Promise<boolean>
}

type CallOf<Name extends RouteName> = (typeof callsByName)[Name]

interface HandlerInput<Name extends RouteName> {
  person: CallOf<Name>['access'] extends 'anyone' ? Person | null : Person
  params: Params<Name>
  body: ParsedBody<Name>
  query: Query<Name>
  defer(): void
  sending: Headers
  db: Database
  c: Context
}

export function registerCall<Name extends RouteName>(
  app: Hono,
  deps: CallDeps,
  name: Name,
  handler: (input: HandlerInput<Name>) => Promise<CallResult<Name>>,
) {
  const call = getCall(name)
  app.on(call.method, call.path, async (c) => {
    const input = await authorize(c, deps, call)
    const sending = new Headers()
    const sentAs = { status: call.status as number | undefined }
    const defer = () => {
      sentAs.status = 202
    }
    const answered: unknown = await withReadDatabase(deps, { call, c }, (db) =>
      handler({ ...input, db, sending, defer, c } as HandlerInput<Name>),
    )
    const reply = call.hasTotal ? rowsOf(answered as Page<unknown>, sending) : answered
    // The strict shape refuses fields that the contract does not name.
    const value = z.parse(call.reply, reply)
    markWrite(deps, call, sending)
    const sent = call.status === 204 ? emptyResponse() : jsonResponse(value, sentAs.status)
    for (const [header, line] of sending) sent.headers.append(header, line)
    return sent
  })
}

function rowsOf({ rows, total }: Page<unknown>, sending: Headers) {
  sending.set('x-total-count', String(total))
  return rows
}

interface File {
  name: string
  /** Made as fast as it is fetched; code after the last piece runs once that was taken. */
  pieces: AsyncIterable<string>
  type?: string
}

export function registerFileCall<Name extends FileName>(
  app: Hono,
  deps: CallDeps,
  name: Name,
  handler: (input: Omit<HandlerInput<Name>, 'sending' | 'defer' | 'db'>) => Promise<File>,
) {
  const call = getCall(name)
  app.on(call.method, call.path, async (c) => {
    const input = await authorize(c, deps, call)
    const { pieces, type = call.file?.[0] ?? '', name: fileName } = await handler({ ...input, c } as HandlerInput<Name>)
    return fileResponse(pieces, { name: fileName, type })
  })
}

type FileName = { [Name in RouteName]: CallOf<Name> extends { file: unknown } ? Name : never }[RouteName]

/**
 * Checks the person first: a stranger learns nothing about the shape of a call. A file for anyone has a token as its only
 * secret: other sites may link to it, and programs that fetch it may add to its address.
 */
async function authorize(c: Context, deps: CallDeps, call: NamedCall) {
  if (call.method !== 'GET') refuseCrossSiteWrite(c, deps.publicUrl)
  if (call.sameSiteOnly || (call.file && call.access !== 'anyone')) refuseCrossSiteRead(c)
  const person = call.access === 'anyone' ? null : await deps.readSession(c)
  if (person) setLogAccount(c, person.id)
  if (call.access !== 'anyone') await requireSession(deps, person, call)
  const params = call.params && check(call.params, c.req.param())
  const query = call.file && call.access === 'anyone' ? undefined : readQuery(c, call.query)
  const body = call.body && check(call.body, await readJson(c, call.bodyLimit ?? defaultBodyLimitBytes))
  return { person, params, query, body }
}

async function requireSession(deps: CallDeps, person: Person | null, { access, proof }: NamedCall) {
  if (!person) throw new AppError('sign_in_required')
  if (access === 'admin' && person.role !== 'admin') throw new AppError('admin_required')
  if (access === 'admin' && person.needsSecondFactor) throw new AppError('second_factor_required')
  if (access === 'premium' && person.plan !== 'premium') throw new AppError('premium_required')
  if (proof && (await deps.hidesFactor(person))) throw new AppError('factor_proof_required')
  if (proof === 'fresh' && !person.hasFreshProof) throw new AppError('proof_required')
}

function readQuery(c: Context, shape: z.$ZodType | undefined) {
  if (!shape && !c.req.url.includes('?')) return undefined
  const sent: Record<string, string> = {}
  for (const [key, values] of Object.entries(c.req.queries())) {
    const [value, ...more] = values
    if (!shape || value === undefined || more.length > 0) throw new AppError('invalid_request')
    sent[key] = value
  }
  return shape && check(shape, sent)
}

function check(shape: z.$ZodType, sent: unknown) {
  const read = z.safeParse(shape, sent)
  if (read.success) return read.data
  throw new AppError('invalid_request', { cause: read.error, ...detailsOf(read.error.issues[0]) })
}

/** Our rules have sentences; messages of zod are for developers, so only the field is named. */
function detailsOf(issue: z.$ZodIssue | undefined) {
  const field = issue?.path.join('.').slice(0, 100)
  const params = field ? { params: { field } } : {}
  const ours =
    /^[A-Z].*[a-z.]$/.test(issue?.message ?? '') && !/^(Invalid|Unrecognized|Too )/.test(issue?.message ?? '')
  if (issue && ours) return { ...params, sentence: issue.message }
  return field ? { ...params, sentence: `Something in this request isn’t right: ${field}.` } : {}
}

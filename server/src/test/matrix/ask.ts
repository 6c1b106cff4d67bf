import { listRefusals, type NamedCall } from '@app/contract/calls'
import { type RefusalCode, refusals } from '@app/contract/refusals'
import { expect } from 'vitest'
import type { Sent } from '../world.ts'
import type { Cast, Role } from './cast.ts'
import { type Entry, nameOf } from './table.ts'

/** The parts of a request, before they are written down as one. */
export interface Parts {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** What `user` may send. */
export const partsOf = ({ params, query, body }: Entry, cast: Cast): Parts => ({
  ...(params && { params: params(cast) }),
  ...(query && { query: query(cast) }),
  ...(body && { body: body(cast) }),
})

export const pathOf = ({ call }: Entry, { params = {}, query }: Parts) => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return query ? `${path}?${new URLSearchParams(query)}` : path
}

export type Answer = Awaited<ReturnType<typeof ask>>

/** Sends a request as somebody; the answer remembers whose it is. */
export async function ask(cast: Cast, role: Role, entry: Entry, parts: Parts, more: Sent & { path?: string } = {}) {
  const cookie = role === 'guest' ? '' : cast[role].cookie
  const { path = pathOf(entry, parts), ...sent } = more
  const body = parts.body === undefined ? {} : { body: parts.body }
  const reply = await cast.world.call(entry.call.method, path, { cookie, ...body, ...sent })
  return { ...reply, role, call: nameOf(entry.call) }
}

/** A refusal says why in a sentence and by a code of its status, which the contract names for the call. */
export function expectNamed({ status, body }: Pick<Answer, 'status' | 'body'>, call?: NamedCall) {
  if (status === 401 && body.code === undefined) return expect(body).toEqual({ message: 'Unauthorized' })
  // The form of a payment needs two fields more.
  const { clientSecret, error, ...refusal } = body
  const refused = clientSecret === null && typeof error === 'string' ? refusal : body
  const params = refused.params === undefined ? {} : { params: expect.any(Object) }
  expect(refused).toEqual({ message: expect.stringMatching(/^\S.*\S$/s), code: expect.any(String), ...params })
  if (call) expect([...listRefusals(call)]).toContain(refused.code)
  expect(refusals[refused.code as RefusalCode][0]).toBe(status)
}

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

/** What a refusal says besides what the form of a payment needs with it. */
export function refusalOf({ body }: Pick<Answer, 'body'>) {
  const { clientSecret, error, ...refusal } = body
  return clientSecret === null && typeof error === 'string' ? refusal : body
}

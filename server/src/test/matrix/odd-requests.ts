import type { NamedCall } from '@app/contract/calls'
import type { RouteName } from '@app/contract/routes'
import * as z from 'zod/v4/core'
import type { Parts } from './ask.ts'
import { hostileTexts } from './hostile-texts.ts'

/** A request that is not as it should be, and what is odd about it. */
export interface Odd {
  why: string
  parts: Parts
}

const otherKinds: readonly unknown[] = [null, 7, -1, 1e308, true, [], {}, [[]], { length: 3 }, 'text']
const notObjects: readonly unknown[] = [null, 7, true, 'text', [], [{}], {}]

/** Calls for which all is sent: of every access, with texts, numbers and lists, in each part of a request. */
const sentInWhole: readonly RouteName[] = [
  'signUp',
  'submitSolutions',
  'chooseFavourites',
  'listSolutions',
  'listUsers',
]

/**
 * What a call is sent of all that may be wrong: for each field and kind a fourth of what the shapes let through to the
 * code behind, and one of what they refuse, because code of the call never reads that. Some calls are sent all of it.
 */
export function oddRequestsTo(call: NamedCall, parts: Parts): Odd[] {
  const all = oddRequests(parts)
  if (sentInWhole.includes(call.name)) return all
  const kinds = Map.groupBy(all, ({ why, parts: sent }) => `${why} ${comesThrough(call, sent)}`)
  return [...kinds.values()].flatMap((kind, number) => {
    const isRead = comesThrough(call, kind[0]?.parts ?? {})
    // Other ones for each call and kind, and the same in each run.
    const turn = call.name.length + 7 * number
    return kind.filter((_, at) => (at + turn) % (isRead ? Math.min(4, kind.length) : kind.length) === 0)
  })
}

const comesThrough = (call: NamedCall, parts: Parts) =>
  (['params', 'query', 'body'] as const).every((part) => {
    const shape = call[part]
    return !shape || z.safeParse(shape, parts[part]).success
  })

/** Everything that may be wrong with the parts of a request, one thing at a time; nothing here is left to chance. */
function oddRequests(parts: Parts): Odd[] {
  const body = parts.body as Record<string, unknown> | undefined
  return [
    ...(body ? [...aboutFields(body), ...notObjects.map((odd) => ({ why: 'no such object', value: odd }))] : []).map(
      ({ why, value }) => ({ why: `body: ${why}`, parts: { ...parts, body: value } }),
    ),
    ...aboutTexts(parts.query).map(({ why, value }) => ({ why: `query: ${why}`, parts: { ...parts, query: value } })),
    ...aboutTexts(parts.params, false).map(({ why, value }) => ({
      why: `path: ${why}`,
      parts: { ...parts, params: value },
    })),
    { why: 'query: an unknown key', parts: { ...parts, query: { ...parts.query, unknown: '1' } } },
  ]
}

function aboutFields(body: Record<string, unknown>) {
  return Object.entries(body).flatMap(([name, value]) => [
    { why: `without ${name}`, value: Object.fromEntries(Object.entries(body).filter(([each]) => each !== name)) },
    ...[...otherKinds, [value], { [name]: value }].map((odd) => ({
      why: `${name} of another kind`,
      value: { ...body, [name]: odd },
    })),
    ...hostileTexts.map((text) => ({ why: `${name} is hostile`, value: { ...body, [name]: inPlace(value, text) } })),
  ])
}

/** A text stands where a text was, also in a list. */
const inPlace = (value: unknown, text: string) => (Array.isArray(value) ? [text, ...value.slice(1)] : text)

function aboutTexts(part: Record<string, string> | undefined, mayLack = true) {
  return Object.keys(part ?? {}).flatMap((name) => [
    ...(mayLack ? [{ why: `without ${name}`, value: without(part, name) }] : []),
    ...hostileTexts
      .filter((text) => text.isWellFormed() && text.length < 2_000)
      .map((text) => ({ why: `${name} is hostile`, value: { ...part, [name]: text } })),
  ])
}

const without = (part: Record<string, string> | undefined, name: string) =>
  Object.fromEntries(Object.entries(part ?? {}).filter(([each]) => each !== name))

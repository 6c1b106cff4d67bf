import type { Parts } from './ask.ts'
import { hostileTexts } from './hostile-texts.ts'

/** A request that is not as it should be, and what is odd about it. */
export interface Odd {
  why: string
  parts: Parts
}

const otherKinds: readonly unknown[] = [null, 7, -1, 1e308, true, [], {}, [[]], { length: 3 }, 'text']
const notObjects: readonly unknown[] = [null, 7, true, 'text', [], [{}], {}]

/** Everything that may be wrong with the parts of a request, one thing at a time; nothing here is left to chance. */
export function oddRequests(parts: Parts): Odd[] {
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

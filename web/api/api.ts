import type { Answer, Body, callsByName, Params, Query } from '@app/contract/calls'
import { pathOf, type RouteName, routeOf, routes } from '@app/contract/routes'
import { askUntilThereIsRoom } from './ask-again.ts'
import { CallFailed } from './call-failed.ts'
import { headersOfEach, takeEarly } from './early.ts'
import { askForRenewal, askThroughRenewal } from './session-renewal.ts'

/** A part that may be left out where nothing of it is required. */
type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { [Each in Key]?: undefined }
  : object extends Value
    ? { [Each in Key]?: Value }
    : { [Each in Key]: Value }

/** What a call is asked with. */
type Input<Name extends RouteName> = Part<'params', Params<Name>> &
  Part<'query', Query<Name>> &
  Part<'body', Body<Name>>

interface Options {
  /** Makes a retried write safe: the same key gets the first answer again. */
  idempotencyKey?: string
  /** The answer brings another session cookie. */
  renewsSession?: boolean
}

/** The calls whose reply is a file to keep. */
type FileName = { [Name in RouteName]: (typeof callsByName)[Name] extends { file: unknown } ? Name : never }[RouteName]

type CallName = Exclude<RouteName, FileName>

/** The input of a call as an argument, which may be left out where nothing of it is required. */
type Given<Name extends RouteName> =
  object extends Input<Name> ? [sent?: Input<Name> & Options] : [sent: Input<Name> & Options]

type Api = { [Name in CallName]: (...sent: Given<Name>) => Promise<Answer<Name>> }

/** Every call by its name. Only types come from the contract's shapes: the schemas themselves stay on the server. */
export const api: Api = byName(Object.keys(routes) as RouteName[], (name) => (sent?: Sent) => send(name, sent))

function byName<Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>
}

type ReadName = { [Name in CallName]: (typeof routes)[Name] extends `GET ${string}` ? Name : never }[CallName]

/** Where the answers to a call are cached: those to one input, or all of them. */
export const queryKey = (name: RouteName, input?: object) =>
  (input ? [name, input] : [name]) as readonly [RouteName, ...object[]]

/** A read for the cache: its place there and how it is fetched. */
export const callQuery = <Name extends ReadName>(name: Name, ...sent: Given<Name>) => ({
  queryKey: queryKey(name, ...sent),
  queryFn: (): Promise<Answer<Name>> => api[name](...sent),
})

interface Sent extends Options {
  params?: Record<string, string> | undefined
  query?: object | undefined
  body?: unknown
}

/** What the server sends has passed the contract there, so its JSON has the type that the contract says. */
async function send(name: RouteName, sent?: Sent) {
  const response = await fetchAnswer(name, sent)
  // A 204 says all by its status.
  const reply = JSON.parse((await response.text()) || 'null')
  // The contract says to the compiler which calls send it.
  const total = response.headers.get('x-total-count')
  return total === null ? reply : { rows: reply, total: Number(total) }
}

/** The answer to a call that was done, for those whose reply is a file. */
export const fetchFile = <Name extends FileName>(name: Name, ...[sent]: Given<Name>) => fetchAnswer(name, sent as Sent)

async function fetchAnswer(name: RouteName, sent: Sent = {}) {
  const address = addressOf(name, sent)
  const { method } = routeOf(name)
  const response = await ask(method, address, sent)
  if (!response.ok) throw new CallFailed(response.status, (await response.text()) || response.statusText)
  return response
}

function addressOf(name: RouteName, { params, query }: Sent): string {
  const path = pathOf(name, params)
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return given.length > 0 ? `${path}?${new URLSearchParams(given as [string, string][])}` : path
}

function ask(method: string, address: string, { body, idempotencyKey, renewsSession }: Sent) {
  const init = {
    method,
    credentials: 'include',
    headers: {
      ...headersOfEach(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  } satisfies RequestInit
  const fetchOnce = () => (method === 'GET' && takeEarly(address)) || fetch(address, init)
  // What is neither read nor sent under a key might be done twice.
  const isSafe = method === 'GET' || idempotencyKey !== undefined
  const fetchIt = isSafe ? () => askUntilThereIsRoom(fetchOnce) : fetchOnce
  return renewsSession ? askForRenewal(fetchIt) : askThroughRenewal(fetchIt)
}

import type { Body, CallResult, callsByName, Params, Query } from '@app/contract/calls'
import { pageTooOldStatus } from '@app/contract/page-version'
import { buildPath, getRoute, type RouteName, routes } from '@app/contract/routes'
import { showToast } from '../ui/toast.ts'
import { ApiError, isNetworkError, SessionReplacedError } from './api-error.ts'
import { isGatewayError } from './gateway-error.ts'
import { setOnline } from './network.ts'
import { consumePreload, fetchDirect, requestHeaders } from './preloaded-calls.ts'
import { readSessionMarker } from './session-marker.ts'
import { replyWithSupportedTimeZone } from './time-zone.ts'

/** A part that may be left out where nothing of it is required. */
type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { [Each in Key]?: undefined }
  : object extends Value
    ? { [Each in Key]?: Value }
    : { [Each in Key]: Value }

type Input<Name extends RouteName> = Part<'params', Params<Name>> &
  Part<'query', Query<Name>> &
  Part<'body', Body<Name>>

interface Options {
  /** Makes a retried write safe: the same key gets the first answer again. */
  idempotencyKey?: string
  shouldRenewSession?: boolean
}

type FileName = { [Name in RouteName]: (typeof callsByName)[Name] extends { file: unknown } ? Name : never }[RouteName]

type CallName = Exclude<RouteName, FileName>

type Args<Name extends RouteName> =
  object extends Input<Name> ? [input?: Input<Name> & Options] : [input: Input<Name> & Options]

type Api = { [Name in CallName]: (...input: Args<Name>) => Promise<CallResult<Name>> }

/** Every call by its name. Only types come from the contract's shapes: the schemas themselves stay on the server. */
export const api: Api = byName(Object.keys(routes) as RouteName[], (name) => {
  const call = getRoute(name).method === 'GET' ? send : dedupeInFlight
  return (input?: CallInput) => call(name, input)
})

function byName<Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>
}

type ReadName = { [Name in CallName]: (typeof routes)[Name] extends `GET ${string}` ? Name : never }[CallName]

export const queryKey = (name: RouteName, input?: object) =>
  (input ? [name, input] : [name]) as readonly [RouteName, ...object[]]

export const callQuery = <Name extends ReadName>(name: Name, ...input: Args<Name>) => ({
  queryKey: queryKey(name, ...input),
  queryFn: (): Promise<CallResult<Name>> => api[name](...input),
})

interface CallInput extends Options {
  params?: Record<string, string> | undefined
  query?: object | undefined
  body?: unknown
}

let lastWrite: { text: string; answer: Promise<unknown>; at: number } | undefined

const clearLastWrite = () => {
  lastWrite = undefined
}

const dedupeMs = 1_000

/** A write that is sent twice in a row, as by a double click, is one write as long as it has no answer. */
function dedupeInFlight(name: RouteName, input?: CallInput) {
  const { params, query, body } = input ?? {}
  const text = JSON.stringify([name, params, query, body])
  if (lastWrite?.text === text && Date.now() - lastWrite.at < dedupeMs) return lastWrite.answer
  const answer = send(name, input).finally(() => lastWrite?.answer === answer && clearLastWrite())
  lastWrite = { text, answer, at: Date.now() }
  // A page that comes back from the cache of the browser has lost what was under way.
  addEventListener('pageshow', clearLastWrite, { once: true })
  return answer
}

/** The server has checked its answer against the contract, so the JSON has the contract's type. */
async function send(name: RouteName, input?: CallInput) {
  const response = await fetchAnswer(name, input)
  // A 204 has no body.
  const reply = replyWithSupportedTimeZone(JSON.parse((await response.text()) || 'null'))
  const total = response.headers.get('x-total-count')
  return total === null ? reply : { rows: reply, total: Number(total) }
}

export const fetchFile = <Name extends FileName>(name: Name, ...[input]: Args<Name>) =>
  fetchAnswer(name, input as CallInput)

async function fetchAnswer(name: RouteName, input: CallInput = {}) {
  const address = urlOf(name, input)
  const { method } = getRoute(name)
  const session = readSessionMarker()
  const response = await fetchWithRetry(method, address, input)
  if (response.status === 401 && readSessionMarker() !== session) throw new SessionReplacedError()
  if (response.status === pageTooOldStatus) void checkForUpdate()
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText)
  return response
}

async function checkForUpdate() {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.update().catch(() => undefined)
}

function urlOf(name: RouteName, { params, query }: CallInput): string {
  const path = buildPath(name, params)
  const fields = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return fields.length > 0 ? `${path}?${new URLSearchParams(fields as [string, string][])}` : path
}

const keyedWriteTimeoutMs = 30_000

/** Ends a write that is never answered, as a connection that broke. */
function deadline() {
  const end = new AbortController()
  setTimeout(() => end.abort(new TypeError('The server took too long to answer.')), keyedWriteTimeoutMs)
  return end.signal
}

function fetchWithRetry(method: string, address: string, { body, idempotencyKey, shouldRenewSession }: CallInput) {
  const isKeyed = idempotencyKey !== undefined
  const init = {
    method,
    headers: {
      ...requestHeaders(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(isKeyed && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(isKeyed && { signal: deadline() }),
  } satisfies RequestInit
  const fetchOnce = () => reportOnline((method === 'GET' && consumePreload(address)) || fetchDirect(address, init))
  // A write without a key might be done twice.
  const isSafe = method === 'GET' || isKeyed
  const fetchUnbroken = isKeyed ? () => retryOnce(fetchOnce, init.signal) : fetchOnce
  const fetchIt = isSafe ? () => retryWhileBusy(fetchUnbroken) : fetchOnce
  return shouldRenewSession ? askForRenewal(fetchIt) : retryAfterRenewal(fetchIt)
}

let answers = 0

/** A call that fails while others are answered is no sign of a broken network. */
function reportOnline(answer: Promise<Response>) {
  const before = answers
  answer.then(
    () => {
      answers += 1
      setOnline(true)
    },
    () => void (answers === before && setOnline(false)),
  )
  return answer
}

/** The key makes it safe: a connection that broke gets a second try while there is time. */
async function retryOnce(ask: Ask, deadline: AbortSignal | undefined) {
  const first = await ask().catch((error: Error) => error)
  const isBroken = first instanceof Error ? isNetworkError(first) : isGatewayError(first.status)
  if (isBroken && !deadline?.aborted && navigator.onLine) return ask()
  if (first instanceof Error) throw first
  return first
}

const maxTries = 3
const maxPauseMs = 5_000

/** Retries where a busy server names a pause. Up to as much again at random: clients must not return all at once. */
async function retryWhileBusy(ask: Ask) {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
    const seconds = Number(answer.headers.get('retry-after'))
    if (answer.status !== 503 || !seconds || tries === maxTries) return answer
    if (tries === 1) showToast({ title: 'We’re busy right now', text: 'We’ll try again in a moment.' })
    const pause = Math.min(seconds * 1_000 * (1 + Math.random()), maxPauseMs)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/* A new password brings another session: a call with the old one may be refused while the new one is on its way. */
type Ask = () => Promise<Response>

let latest: Promise<unknown> = Promise.resolve()
let renewals = 0

function askForRenewal(ask: Ask) {
  const answer = ask()
  const count = ({ ok }: Response) => ok && renewals++
  latest = answer.then(count, () => undefined)
  return answer
}

/** Asks once more where the session was exchanged meanwhile. */
async function retryAfterRenewal(ask: Ask) {
  const before = renewals
  const answer = await ask()
  if (answer.status !== 401) return answer
  await latest
  return renewals === before ? answer : ask()
}

import type { IncomingMessage } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { calls } from '@app/contract/calls'
import { livenessPath, readinessPath, stripeWebhookPath } from '@app/contract/routes'

export interface AdmissionLimits {
  inFlight: number
  reserved: number
  /** A burst ends with fewer; where there are never fewer for `standingForMs`, more work waits than is done. */
  standing: number
  /** Milliseconds of mean delay while more than `few` requests run. */
  loopDelayMs: number
  /** So few cannot delay the loop: another program does. */
  few: number
}

const resolution = 20
const sampleIntervalMs = 500
const standingForMs = 500

let loopDelayMs = 0
let isWatched = false

function watchLoop() {
  if (isWatched) return
  isWatched = true
  const watched = monitorEventLoopDelay({ resolution })
  watched.enable()
  setInterval(() => {
    loopDelayMs = watched.count > 0 ? watched.mean / 1e6 - resolution : sampleIntervalMs
    watched.reset()
  }, sampleIntervalMs).unref()
}

/** Ideas and payment events are worth most; both are resent until they are accepted. */
const submissionPaths = new Set([
  ...calls.filter(({ acceptsIdempotencyKey }) => acceptsIdempotencyKey).map(({ method, path }) => `${method} ${path}`),
  `POST ${stripeWebhookPath}`,
])

const isHealth = ({ url }: IncomingMessage) => url === livenessPath || url === readinessPath
const isSubmission = ({ method, url }: IncomingMessage) => submissionPaths.has(`${method} ${url}`)

interface Measures {
  now(): number
  delay(): number
}

/** Refuses reads first, submissions last, and health checks never. */
export function createAdmissionControl(limits: AdmissionLimits, measures: Partial<Measures> = {}) {
  watchLoop()
  const { now = () => performance.now(), delay = () => loopDelayMs } = measures
  const state = { inFlight: 0, least: 0, since: now(), isStanding: false }

  /** As CoDel (RFC 8289): the least of a while tells a standing queue from a burst. */
  function watchQueue() {
    if (now() - state.since < standingForMs) return
    // Refusals hold a queue that stands just below its bound.
    state.isStanding = state.least >= (state.isStanding ? limits.standing / 2 : limits.standing)
    state.least = state.inFlight
    state.since = now()
  }

  return {
    count(change: number) {
      state.inFlight += change
      state.least = Math.min(state.least, state.inFlight)
    },
    hasRoom(request: IncomingMessage) {
      if (isHealth(request)) return true
      watchQueue()
      const places = state.isStanding ? limits.standing : limits.inFlight
      if (isSubmission(request)) return state.inFlight < places
      const isLate = state.inFlight >= limits.few && delay() > limits.loopDelayMs
      return state.inFlight < places * (1 - limits.reserved / limits.inFlight) && !isLate
    },
  }
}

export type AdmissionControl = ReturnType<typeof createAdmissionControl>

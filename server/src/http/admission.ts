import type { IncomingMessage } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { calls } from '@app/contract/calls'
import { livenessAddress, readinessAddress, webhookAddress } from '@app/contract/routes'

export interface AdmissionLimits {
  inFlight: number
  reserved: number
  /** Milliseconds of mean delay of the event loop while more than `few` requests run. */
  loopDelay: number
  /** So few cannot delay the loop: then another program does, and refusals would not help. */
  few: number
}

const resolution = 20
const sampleEvery = 500

let loopDelay = 0
let isWatched = false

function watchLoop() {
  if (isWatched) return
  isWatched = true
  const watched = monitorEventLoopDelay({ resolution })
  watched.enable()
  setInterval(() => {
    loopDelay = watched.count > 0 ? watched.mean / 1e6 - resolution : sampleEvery
    watched.reset()
  }, sampleEvery).unref()
}

/** Ideas and payment events are worth most; both are resent until they are accepted. */
const handIns = new Set([
  ...calls.filter(({ takesKey }) => takesKey).map(({ method, path }) => `${method} ${path}`),
  `POST ${webhookAddress}`,
])

const isHealth = ({ url }: IncomingMessage) => url === livenessAddress || url === readinessAddress
const isHandIn = ({ method, url }: IncomingMessage) => handIns.has(`${method} ${url}`)

/** Under load refuses reads first and hand-ins last; a health check never. */
export function openAdmission(limits: AdmissionLimits, delay = () => loopDelay) {
  watchLoop()
  const state = { inFlight: 0 }
  return {
    count(change: number) {
      state.inFlight += change
    },
    hasRoom(request: IncomingMessage) {
      if (isHealth(request)) return true
      if (isHandIn(request)) return state.inFlight < limits.inFlight
      const isLate = state.inFlight >= limits.few && delay() > limits.loopDelay
      return state.inFlight < limits.inFlight - limits.reserved && !isLate
    },
  }
}

export type Admission = ReturnType<typeof openAdmission>

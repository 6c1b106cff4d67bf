import type { IncomingMessage } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { calls } from '@app/contract/calls'
import { livenessAddress, readinessAddress, webhookAddress } from '@app/contract/routes'

export interface AdmissionLimits {
  /** Requests that are worked on: more of them would only make each other wait. */
  inFlight: number
  /** Of these, places for what may not be refused before everything else is. */
  reserved: number
  /** Milliseconds by which the event loop may run late, as a mean, while more than a few requests are worked on. */
  loopDelay: number
  /** So few make no loop late: another program of the machine does, and refusing them would help nobody. */
  few: number
}

const resolution = 20
const sampleEvery = 500

/** Milliseconds by which the event loop of this process runs late, as a mean of the last half second. */
let loopDelay = 0
let isWatched = false

function watchLoop() {
  if (isWatched) return
  isWatched = true
  const watched = monitorEventLoopDelay({ resolution })
  watched.enable()
  setInterval(() => {
    // Where the loop stood still all the time, nothing was counted.
    loopDelay = watched.count > 0 ? watched.mean / 1e6 - resolution : sampleEvery
    watched.reset()
  }, sampleEvery).unref()
}

/** What is worth most to a person: ideas that are handed in, and events of a payment. Both are sent again until they are taken. */
const handIns = new Set([
  ...calls.filter(({ takesKey }) => takesKey).map(({ method, path }) => `${method} ${path}`),
  `POST ${webhookAddress}`,
])

const isHealth = ({ url }: IncomingMessage) => url === livenessAddress || url === readinessAddress
const isHandIn = ({ method, url }: IncomingMessage) => handIns.has(`${method} ${url}`)

/** Decides which requests are let in: reading goes first, handing in later, a health check is always answered. */
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

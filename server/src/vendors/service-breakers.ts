import {
  allowRequest,
  type BreakerState,
  closedBreaker,
  recordFailure,
  recordNeutral,
  recordSuccess,
} from './circuit-breaker.ts'

/** People name the hosts, so there may be any number of them. */
const maxBreakers = 1000

export type CallOutcome = 'answered' | 'failed' | 'not asked'

/** One for each service and process: a service that is down delays no other. */
export function createServiceBreakers(now: () => Date, most = maxBreakers) {
  const states = new Map<string, BreakerState>()

  function save(host: string, state: BreakerState) {
    states.delete(host)
    if (state.outcomes.includes('f')) states.set(host, state)
    const [longestUnused] = states.keys()
    if (states.size > most && longestUnused !== undefined) states.delete(longestUnused)
  }

  const stateOf = (host: string) => states.get(host) ?? closedBreaker

  return {
    /** Seconds of rest; null: one request may be made, whose outcome is then noted. */
    restOf(host: string): number | null {
      const state = stateOf(host)
      const moment = now().getTime()
      const admitted = allowRequest(state, moment)
      if (!admitted) return (Math.max(state.openUntil ?? 0, state.halfOpenUntil ?? 0) - moment) / 1000
      save(host, admitted)
      return null
    },
    note(host: string, outcome: CallOutcome) {
      const state = stateOf(host)
      if (outcome === 'answered') save(host, recordSuccess(state))
      else if (outcome === 'failed') save(host, recordFailure(state, now().getTime(), null))
      else save(host, recordNeutral(state))
    },
  }
}

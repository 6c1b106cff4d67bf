export interface BreakerState {
  /** Newest last: f for failed, s for succeeded. Moments are milliseconds. */
  outcomes: string
  openUntil: number | null
  /** One call is the trial; if it never reports, the next may try then. */
  halfOpenUntil: number | null
}

export const closedBreaker: BreakerState = { outcomes: '', openUntil: null, halfOpenUntil: null }

const windowSize = 10
const maxFailures = 5
const openMs = 30_000
const maxOpenMs = 24 * 3_600_000

/** Null: the call must not go out now. */
export function allowRequest(state: BreakerState, now: number): BreakerState | null {
  if (state.openUntil === null) return state
  if (now < state.openUntil || now < (state.halfOpenUntil ?? 0)) return null
  return { ...state, halfOpenUntil: now + openMs }
}

export const recordSuccess = (state: BreakerState): BreakerState =>
  state.openUntil === null ? { ...state, outcomes: remember(state, 's') } : closedBreaker

/** `retryAfterMs` is believed for a day at most. */
export function recordFailure(state: BreakerState, now: number, retryAfterMs: number | null): BreakerState {
  const outcomes = remember(state, 'f')
  const failures = [...outcomes].filter((outcome) => outcome === 'f').length
  const wasTrial = state.openUntil !== null
  if (retryAfterMs === null && !wasTrial && failures < maxFailures) return { ...state, outcomes }
  const rest = Math.max(openMs * Number(wasTrial || failures >= maxFailures), Math.min(retryAfterMs ?? 0, maxOpenMs))
  return { outcomes, openUntil: Math.max(state.openUntil ?? 0, now + rest), halfOpenUntil: null }
}

/** It says nothing of the server; if it was the trial, another may be made. */
export const recordNeutral = (state: BreakerState): BreakerState => ({ ...state, halfOpenUntil: null })

const remember = ({ outcomes }: BreakerState, outcome: 's' | 'f') => (outcomes + outcome).slice(-windowSize)

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

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

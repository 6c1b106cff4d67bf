export interface BreakerState {
  /** Newest last: f for failed, s for succeeded. Moments are milliseconds. */
  outcomes: string
  openUntil: number | null
  /** One call is the trial; if it never reports, the next may try then. */
  trialUntil: number | null
}

export const closed: BreakerState = { outcomes: '', openUntil: null, trialUntil: null }

const remembered = 10
const tooMany = 5
const restMs = 30_000
const longestRestMs = 24 * 3_600_000

/** Null: the call must not go out now. */
export function admit(state: BreakerState, now: number): BreakerState | null {
  if (state.openUntil === null) return state
  if (now < state.openUntil || now < (state.trialUntil ?? 0)) return null
  return { ...state, trialUntil: now + restMs }
}

export const noteSuccess = (state: BreakerState): BreakerState =>
  state.openUntil === null ? { ...state, outcomes: remember(state, 's') } : closed

/** `retryAfterMs` is believed for a day at most. */
export function noteFailure(state: BreakerState, now: number, retryAfterMs: number | null): BreakerState {
  const outcomes = remember(state, 'f')
  const failures = [...outcomes].filter((outcome) => outcome === 'f').length
  const wasTrial = state.openUntil !== null
  if (retryAfterMs === null && !wasTrial && failures < tooMany) return { ...state, outcomes }
  const rest = Math.max(restMs * Number(wasTrial || failures >= tooMany), Math.min(retryAfterMs ?? 0, longestRestMs))
  return { outcomes, openUntil: Math.max(state.openUntil ?? 0, now + rest), trialUntil: null }
}

/** It says nothing of the server; if it was the trial, another may be made. */
export const noteNothing = (state: BreakerState): BreakerState => ({ ...state, trialUntil: null })

const remember = ({ outcomes }: BreakerState, outcome: 's' | 'f') => (outcomes + outcome).slice(-remembered)

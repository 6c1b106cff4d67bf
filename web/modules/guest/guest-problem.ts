import type { Reply } from '@app/contract/calls'
import { api } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { readGuestIdea } from '../../device/guest-idea.ts'

export type GuestProblem = Reply<'guestProblem'>
export type GuestScore = Reply<'scoreGuest'>

let loaded: Promise<GuestProblem> | undefined

/** The problem begun on this device, the one of this page, or else a new one. */
export function loadGuestProblem(): Promise<GuestProblem> {
  const begun = readGuestIdea(Date.now())
  if (begun && !begun.isDone) return Promise.resolve(begun.problem)
  loaded ??= api.guestProblem().catch((error) => {
    loaded = undefined
    throw error
  })
  return loaded
}

export function clearGuestProblem() {
  loaded = undefined
}

export const scoreGuestIdeas = (problemId: string, solutions: string[]): Promise<GuestScore> =>
  api.scoreGuest({ body: { problemId, solutions } })

/** Null for every failure but a reached limit. */
export function limitMessageIn(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 429) return null
  return error.sentence ?? "You've reached your daily limit"
}

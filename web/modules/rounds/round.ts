import type { Body, Reply } from '@app/contract/calls'
import type { Day } from '@app/domain/day/day'

export type Round = Reply<'openRound'>

export interface HandIn {
  body: Body<'submitSolutions'>
  key: string
}

/** It waits for network. */
export interface Later {
  isLater: true
  /** Otherwise it lasts as long as this page, and the draft stays. */
  isStored: boolean
  day: Day
  finishedAt: number
  texts: readonly string[]
}

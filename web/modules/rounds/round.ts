import type { Body, Reply } from '@app/contract/calls'
import type { Day } from '@app/domain/day/day'

export interface Round extends Reply<'openRound'> {
  /** Where the device carried it: the server may not have opened it yet. */
  pass?: string
}

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

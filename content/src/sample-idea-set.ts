import type { ThinkerId } from '@app/domain/rounds/thinker-ids'

/** Three ideas of the house for one problem of the bank: they stand where fewer than three people shared one. */
export interface SampleIdeaSet {
  /** What many would write first, in at most eight words. */
  near: string
  /** A step further: far off, and still an answer. */
  odd: string
  /** Found by the technique of the thinker, and says how. */
  technique: string
  thinker: ThinkerId
}

/** Of the plate of a thinker: its outline, one ink, vermilion on top of it, all of it. */
export type InkLevel = 0 | 1 | 2 | 3

/** The sessions with a thinker that printed one more ink before lines were named. They stay good for theirs. */
const roundsPerInkLevel = [1, 3, 10] as const

export interface ThinkerCounts {
  /** Sessions with a line that came from the technique. */
  named: number
  /** Sessions from before there were techniques. */
  earlier: number
}

/** Each session with a named line prints one ink, and none is ever lost. */
export const inkLevelOf = ({ named, earlier }: ThinkerCounts): InkLevel =>
  Math.max(Math.min(3, named), roundsPerInkLevel.filter((step) => earlier >= step).length) as InkLevel

/** The ink that the last session with a named line printed; null where the plate had it already. */
export function freshInkOf(counts: ThinkerCounts): 1 | 2 | 3 | null {
  const level = inkLevelOf(counts)
  return level > 0 && level > inkLevelOf({ ...counts, named: counts.named - 1 }) ? (level as 1 | 2 | 3) : null
}

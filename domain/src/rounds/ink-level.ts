/** Of the plate of a thinker: its outline, one ink, vermilion on top of it, all of it. */
export type InkLevel = 0 | 1 | 2 | 3

/** The sessions with a thinker that print one more ink on the plate. */
export const roundsPerInkLevel = [1, 3, 10] as const

export const inkLevelOf = (rounds: number): InkLevel =>
  roundsPerInkLevel.filter((step) => rounds >= step).length as InkLevel

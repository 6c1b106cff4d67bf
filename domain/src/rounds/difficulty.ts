/** A familiar scene, one real constraint, or an odd scene with two. */
export const difficulties = ['easy', 'medium', 'hard'] as const

export type Difficulty = (typeof difficulties)[number]

export const difficultyNames = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const satisfies Record<
  Difficulty,
  string
>

export interface Attempt {
  ideas: number
  slots: number
  isFinished: boolean
  /** Flexibility, 0 to 1; null without a score. */
  variety: number | null
}

const staircase = { stepsUp: 4, stepsDown: 2, full: 0.8, thin: 0.25, varied: 0.4 } as const

/** Transformed up-down staircase (Levitt 1971, J. Acoust. Soc. Am. 49, 467), oldest first. */
export function nextDifficulty(current: Difficulty, attempts: readonly Attempt[]): Difficulty {
  const place = difficulties.indexOf(current)
  if (endsWith(attempts, staircase.stepsUp, isFull)) return difficulties[place + 1] ?? current
  if (endsWith(attempts, staircase.stepsDown, isThin)) return difficulties[place - 1] ?? current
  return current
}

const endsWith = (attempts: readonly Attempt[], count: number, is: (attempt: Attempt) => boolean) =>
  attempts.length >= count && attempts.slice(-count).every(is)

const isFull = ({ ideas, slots, isFinished, variety }: Attempt) =>
  isFinished && ideas >= staircase.full * slots && (variety === null || variety >= staircase.varied)

const isThin = ({ ideas, slots, isFinished }: Attempt) => !isFinished || ideas <= staircase.thin * slots

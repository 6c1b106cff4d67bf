/** How demanding a problem is: a familiar scene, one real constraint, or an odd scene with two. */
export const difficulties = ['easy', 'medium', 'hard'] as const

export type Difficulty = (typeof difficulties)[number]

const instructions = [
  'Write as many ideas as you can.',
  'Write the most unusual ideas you can.',
  'Write ideas, and let one be something that would really work.',
] as const

/** Alternates, because the wording decides between many and original ideas (Forthmann and others). */
export const instructionFor = (totalSolved: number): string =>
  instructions[totalSolved % instructions.length] ?? instructions[0]

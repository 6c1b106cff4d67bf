const instructions = [
  'Write as many ideas as you can.',
  'Write the most unusual ideas you can.',
  'Write ideas of which one would really work.',
] as const

/**
 * What a round asks for besides its problem, in turn with each finished one. People told to be original have fewer and
 * better ideas than people told to have many (Forthmann and others), so nobody should train one wording only.
 */
export const instructionFor = (totalSolved: number): string =>
  instructions[totalSolved % instructions.length] ?? instructions[0]

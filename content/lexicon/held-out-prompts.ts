/**
 * Prompts of the rated ideas that no weight is ever fitted on, chosen before the first fit: every third of each task in
 * the order of the alphabet, with both wordings of one beginning. Paperclip is held out with all of its lists. A prompt
 * that is not named here may be fitted on.
 */
export const heldOutPrompts: ReadonlySet<string> = new Set([
  'ball',
  'fork',
  'hat',
  'paperclip',
  'sock',
  'tire',
  'frozen',
  'round',
  'tasty',
  'if PEOPLE NEEDED NO SLEEP',
  'if RAIN WAS MADE OF SODA',
  'When I was at lunch',
])

/** The set of rated pairs that no bound of likeness is fitted on. */
export const heldOutPairs = 'C2'

/** What can be counted in a list of ideas, or around it, and be answered by a thinker. The first that holds counts. */
export const answerConditions = [
  'many-kinds',
  /** Most ideas follow one line of thought. */
  'one-line',
  /** One idea is further from all others than these are from each other. */
  'one-far-off',
  'few-ideas',
  'short-ideas',
  'long-ideas',
  /** With the same thinker as the first session of the day. */
  'second-today',
  /** The first session with this thinker. */
  'first-this-way',
] as const

export type AnswerCondition = (typeof answerConditions)[number]

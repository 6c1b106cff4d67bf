/** Lines that speak of the list, words without a sense together, and answers to another problem. */
export const topicHints = ['praise', 'salad', 'foreign'] as const

export type TopicHint = (typeof topicHints)[number]

export const topicHints = ['praise', 'salad', 'foreign'] as const

export type TopicHint = (typeof topicHints)[number]

/** Our own, for an app that cannot reach its server. They claim no author, and live apart so that the app loads only them. */
export const fallbackQuotes = [
  'The first idea is the door. The good ones are further in.',
  'Two minutes. No one is marking this.',
  'Write the silly one down. It’s holding up the queue.',
  'One problem today. One tomorrow. That’s all it takes.',
] as const

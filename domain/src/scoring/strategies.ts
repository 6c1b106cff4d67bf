export const strategyNames = [
  'tech',
  'people',
  'time',
  'place',
  'money',
  'play',
  'art',
  'rules',
  'nature',
  'body',
  'food',
  'remove',
  'combine',
  'reverse',
  'inform',
  'reward',
] as const

export type Strategy = (typeof strategyNames)[number]

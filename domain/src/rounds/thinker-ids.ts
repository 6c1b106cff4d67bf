export const thinkerIds = [
  'my-own-path',
  'leonardo',
  'einstein',
  'curie',
  'darwin',
  'lovelace',
  'franklin',
  'galileo',
  'newton',
  'ibn-al-haytham',
  'hypatia',
  'hokusai',
  'rumi',
  'shakespeare',
  'mozart',
  'nightingale',
  'carver',
  'tesla',
  'sor-juana',
  'nova',
] as const

export type ThinkerId = (typeof thinkerIds)[number]

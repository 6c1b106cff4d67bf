import { type ThinkerStory, thinkerStories } from '@app/content/thinker-stories'
import { type Thinker, thinkers } from '@app/content/thinkers'
import type { ThinkerId } from '@app/domain/rounds/thinker-ids'

/** The first people come from four continents. */
const order = [
  'my-own-path',
  'hokusai',
  'curie',
  'hypatia',
  'carver',
  'leonardo',
  'sor-juana',
  'rumi',
  'einstein',
  'lovelace',
  'ibn-al-haytham',
  'darwin',
  'nightingale',
  'galileo',
  'mozart',
  'franklin',
  'newton',
  'shakespeare',
  'tesla',
  'nova',
] as const satisfies readonly ThinkerId[]

export type Slide = Thinker & ThinkerStory

export const slides = order.flatMap((id): Slide[] => {
  const thinker = thinkers.find((each) => each.id === id)
  return thinker ? [{ ...thinker, ...thinkerStories[id] }] : []
})

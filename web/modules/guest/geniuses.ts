import { thinkerStories } from '@app/content/thinker-stories'
import { type Thinker, thinkers } from '@app/content/thinkers'

export type Genius = Thinker & { story: string }

/** Without the muse, which is a machine. */
export const geniuses: readonly Genius[] = thinkers
  .filter(({ id }) => id !== 'nova')
  .map((thinker) => ({ ...thinker, story: thinkerStories[thinker.id].story }))

import { thinkerStories } from '@app/content/thinker-stories'
import { type Thinker, thinkers } from '@app/content/thinkers'

export type GuestThinker = Thinker & { story: string }

/** Without the muse, which is a machine. */
export const guestThinkers: readonly GuestThinker[] = thinkers
  .filter(({ id }) => id !== 'nova')
  .map((thinker) => ({ ...thinker, story: thinkerStories[thinker.id].story }))

import { type Thinker, thinkers } from '@app/content/thinkers'

/** Without the muse, which is a machine. */
export const geniuses: readonly Thinker[] = thinkers.filter(({ id }) => id !== 'nova')

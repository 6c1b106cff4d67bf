import { type Thinker, thinkers } from '@app/content/thinkers'

/** Whom a visitor may borrow: the own path and eighteen people, but not the muse, who is a machine. */
export const geniuses: readonly Thinker[] = thinkers.filter(({ id }) => id !== 'nova')

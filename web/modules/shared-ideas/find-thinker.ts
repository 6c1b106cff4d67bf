import { type Thinker, thinkers } from '@app/content/thinkers'

/** None where somebody took no thinker, or one of a later release. */
export const findThinker = (id: string | null): Thinker | undefined => thinkers.find((thinker) => thinker.id === id)

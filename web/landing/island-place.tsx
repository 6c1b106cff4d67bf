import type { IslandName } from './islands.ts'

/** Where a part goes that comes alive later; the build writes its first picture into it. */
export const IslandPlace = ({ name }: { name: IslandName }) => <div data-island={name} data-asleep="" />

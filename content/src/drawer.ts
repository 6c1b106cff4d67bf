import { city } from './drawer/city.ts'
import { gadgets } from './drawer/gadgets.ts'
import { house } from './drawer/house.ts'
import { kitchen } from './drawer/kitchen.ts'
import { moving } from './drawer/moving.ts'
import { nature } from './drawer/nature.ts'
import { people } from './drawer/people.ts'
import { play } from './drawer/play.ts'
import { time } from './drawer/time.ts'
import { whatIf } from './drawer/what-if.ts'
import { words } from './drawer/words.ts'
import { work } from './drawer/work.ts'
import type { DrawerIdeas } from './drawer-ideas.ts'

/** By the key of the problem. A problem that a model wrote has none. */
export const drawer: Readonly<Record<string, DrawerIdeas>> = {
  ...house,
  ...kitchen,
  ...moving,
  ...time,
  ...people,
  ...work,
  ...play,
  ...city,
  ...nature,
  ...words,
  ...gadgets,
  ...whatIf,
}

import type { Problem } from './problem.ts'
import { city } from './problems/city.ts'
import { gadgets } from './problems/gadgets.ts'
import { house } from './problems/house.ts'
import { kitchen } from './problems/kitchen.ts'
import { moving } from './problems/moving.ts'
import { nature } from './problems/nature.ts'
import { people } from './problems/people.ts'
import { play } from './problems/play.ts'
import { time } from './problems/time.ts'
import { whatIf } from './problems/what-if.ts'
import { words } from './problems/words.ts'
import { work } from './problems/work.ts'

/** The hand-written bank. A key, once given, never changes its problem. */
export const problems: readonly Problem[] = [
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
]

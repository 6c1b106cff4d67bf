import type { Problem } from './problem.ts'
import { cityProblems } from './problems/city.ts'
import { gadgetsProblems } from './problems/gadgets.ts'
import { houseProblems } from './problems/house.ts'
import { kitchenProblems } from './problems/kitchen.ts'
import { movingProblems } from './problems/moving.ts'
import { natureProblems } from './problems/nature.ts'
import { peopleProblems } from './problems/people.ts'
import { playProblems } from './problems/play.ts'
import { timeProblems } from './problems/time.ts'
import { whatIfProblems } from './problems/what-if.ts'
import { wordsProblems } from './problems/words.ts'
import { workProblems } from './problems/work.ts'

/** The hand-written bank. A key, once given, never changes its problem. */
export const problems: readonly Problem[] = [
  ...houseProblems,
  ...kitchenProblems,
  ...movingProblems,
  ...timeProblems,
  ...peopleProblems,
  ...workProblems,
  ...playProblems,
  ...cityProblems,
  ...natureProblems,
  ...wordsProblems,
  ...gadgetsProblems,
  ...whatIfProblems,
]

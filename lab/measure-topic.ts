import { parseList } from '@app/domain/scoring/parse-idea'
import { analyseTopic } from '@app/domain/scoring/topic'
import { fifthBlindTrials } from '@app/domain/test/lists/fifth-blind-lists'
import type { RatedPrompt, Ratings } from '@app/server/cli/read-ratings'
import { lexicon } from '@app/server/modules/scoring/lexicon'
import { random } from './made-lists.ts'

const honestOfPrompt = 40
const [fewest, differing] = [4, 6]

const isHinted = (problem: string, ideas: readonly string[]): boolean =>
  analyseTopic(lexicon, parseList(lexicon, problem, ideas)).hint !== null

const count = (some: readonly boolean[]) => ({ hinted: some.filter(Boolean).length, of: some.length })

/** Lists of four to nine ideas of the prompt. */
function dealtOf({ ideas }: RatedPrompt, roll: (sides: number) => number): string[][] {
  return Array.from({ length: honestOfPrompt }, () => {
    const size = fewest + roll(differing)
    return [...new Set(Array.from({ length: size }, () => ideas[roll(ideas.length)]?.text ?? ''))]
  })
}

/** How many lists that answer another problem get the hint, and how many honest ones: nobody answered before them. */
export function measureTopic({ prompts, lists }: Ratings) {
  const roll = random(41)
  const rich = fifthBlindTrials.map((trial) => trial.rich)
  const sides = [true, false].map((isHeldOut) => {
    const some = prompts.filter(
      (prompt) => prompt.isHeldOut === isHeldOut && prompt.task !== 'completion' && prompt.ideas.length >= 100,
    )
    return {
      name: `${some.length} prompts, ${isHeldOut ? 'held out' : 'fitted'}`,
      foreign: count(some.flatMap(({ problem }) => rich.map((ideas) => isHinted(problem, ideas)))),
      honest: count(some.flatMap((prompt) => dealtOf(prompt, roll).map((ideas) => isHinted(prompt.problem, ideas)))),
    }
  })
  const trials = {
    name: '24 problems, never fitted on',
    foreign: count(
      fifthBlindTrials.flatMap(({ problem }, at) =>
        rich.filter((_, other) => other !== at).map((ideas) => isHinted(problem, ideas)),
      ),
    ),
    honest: count(
      fifthBlindTrials.flatMap(({ problem, plain, rich: own }) =>
        [plain, own].map((ideas) => isHinted(problem, ideas)),
      ),
    ),
  }
  const real = lists.map(({ problem, prompt, isHeldOut, lists: some }) => ({
    name: `${prompt}, real lists, ${isHeldOut ? 'held out' : 'fitted'}`,
    foreign: count(rich.map((ideas) => isHinted(problem, ideas))),
    honest: count(some.map(({ ideas }) => isHinted(problem, ideas))),
  }))
  return [...sides, trials, ...real]
}

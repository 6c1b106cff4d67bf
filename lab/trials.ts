import { blindTrials } from '@app/domain/test/lists/blind-lists'
import { fourthBlindTrials } from '@app/domain/test/lists/fourth-blind-lists'
import { heldOutTrials } from '@app/domain/test/lists/held-out-lists'
import { probeTrials } from '@app/domain/test/lists/probe-lists'
import { secondBlindTrials } from '@app/domain/test/lists/second-blind-lists'
import { missedTrials, thirdBlindTrials } from '@app/domain/test/lists/third-blind-lists'
import { tunedTrials } from '@app/domain/test/lists/trial-lists'
import type { Ratings } from '@app/server/cli/read-ratings'
import { random } from './made-lists.ts'

export interface Example {
  problem: string
  ideas: readonly string[]
  isWanted: boolean
  /** How much it counts. */
  count: number
}

/** The trial lists that may be fitted on: all but the fifth. */
export const trials = [
  ...[...tunedTrials, ...heldOutTrials, ...blindTrials, ...probeTrials, ...secondBlindTrials, ...thirdBlindTrials],
  ...[...missedTrials, ...fourthBlindTrials],
]

export const ideasToJudge = 6
const dealtOfPrompt = 25

/** Lists of real people, and lists dealt from ideas of many: these repeat more than any one person does. */
export function honestExamples({ lists, prompts }: Ratings): Example[] {
  const roll = random(7)
  const real = lists
    .filter(({ isHeldOut }) => !isHeldOut)
    .flatMap(({ problem, lists: some }) =>
      some
        .filter(({ ideas }) => ideas.length >= ideasToJudge)
        .map(({ ideas }) => ({ problem, ideas, isWanted: false, count: 2 })),
    )
  const dealt = prompts
    .filter(({ isHeldOut, task, ideas }) => !isHeldOut && task !== 'completion' && ideas.length >= 100)
    .flatMap(({ problem, ideas }) =>
      Array.from({ length: dealtOfPrompt }, () => {
        const some = Array.from({ length: ideasToJudge + roll(6) }, () => ideas[roll(ideas.length)]?.text ?? '')
        return { problem, ideas: [...new Set(some)], isWanted: false, count: 0.25 }
      }),
    )
  return [...real, ...dealt]
}

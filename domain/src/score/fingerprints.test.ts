import { expect, test } from 'vitest'
import { blindTrials } from './blind-lists.ts'
import { fingerprints } from './fingerprints.ts'
import { fourthBlindTrials } from './fourth-blind-lists.ts'
import { heldOutTrials } from './held-out-lists.ts'
import { hashOf } from './minhash.ts'
import { probeTrials } from './probe-lists.ts'
import { rewordedTrials } from './reworded-lists.ts'
import { scoreVersion } from './score.ts'
import { scoreIdeas } from './score-ideas.ts'
import { secondBlindTrials } from './second-blind-lists.ts'
import { terseTrials } from './terse-lists.ts'
import { missedTrials, thirdBlindTrials } from './third-blind-lists.ts'
import { type Trial, tunedTrials } from './trial-lists.ts'

interface List {
  problem: string
  ideas: readonly string[]
}

const listsOf = (trials: readonly Trial[]): List[] =>
  trials.flatMap(({ problem, spam, wordings, plain, rich }) =>
    [spam, wordings, plain, rich].map((ideas) => ({ problem, ideas })),
  )

const sets: Record<keyof typeof fingerprints.sets, readonly List[]> = {
  tuned: listsOf(tunedTrials),
  heldOut: listsOf(heldOutTrials),
  blind: listsOf(blindTrials),
  probe: listsOf(probeTrials),
  secondBlind: listsOf(secondBlindTrials),
  thirdBlind: listsOf([...thirdBlindTrials, ...missedTrials]),
  fourthBlind: listsOf(fourthBlindTrials),
  terse: terseTrials,
  reworded: rewordedTrials,
}

/** Other people's lists as they could be: the rarity of an idea counts towards a total too. */
const rarityOf = (ideas: readonly string[]) => ({
  sample: 150,
  ideas: ideas.map((_, at) => ({ people: (7 * at) % 20, wordPrior: ((3 * at) % 10) / 10 })),
})

const totalsOf = ({ problem, ideas }: List): number[] => [
  scoreIdeas({ problem, ideas, slots: 10 }).total,
  scoreIdeas({ problem, ideas, slots: 5, rarity: rarityOf(ideas) }).total,
]

test('a total that comes out differently has a new version of the score', () => {
  const found = Object.entries(sets).map(([name, lists]) => [name, hashOf(lists.flatMap(totalsOf).join(' '))])
  expect({ version: scoreVersion, sets: Object.fromEntries(found) }).toEqual(fingerprints)
})

import { fullLexicon as lexicon } from '@app/content/test/full-lexicon'
import { expect, test } from 'vitest'
import { blindTrials } from '../../test/lists/blind-lists.ts'
import { fingerprints } from '../../test/lists/fingerprints.ts'
import { fourthBlindTrials } from '../../test/lists/fourth-blind-lists.ts'
import { heldOutTrials } from '../../test/lists/held-out-lists.ts'
import { probeTrials } from '../../test/lists/probe-lists.ts'
import { rewordedTrials } from '../../test/lists/reworded-lists.ts'
import { secondBlindTrials } from '../../test/lists/second-blind-lists.ts'
import { terseTrials } from '../../test/lists/terse-lists.ts'
import { missedTrials, thirdBlindTrials } from '../../test/lists/third-blind-lists.ts'
import { type Trial, tunedTrials } from '../../test/lists/trial-lists.ts'
import { hashOf } from './minhash.ts'
import { scoreVersion } from './score.ts'
import { scoreIdeas } from './score-ideas.ts'

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
  scoreIdeas(lexicon, { problem, ideas, slots: 10 }).total,
  scoreIdeas(lexicon, { problem, ideas, slots: 5, rarity: rarityOf(ideas) }).total,
]

test('a total that comes out differently has a new version of the score', () => {
  const found = Object.entries(sets).map(([name, lists]) => [name, hashOf(lists.flatMap(totalsOf).join(' '))])
  expect({ version: scoreVersion, sets: Object.fromEntries(found) }).toEqual(fingerprints)
})

import { fullLexicon as lexicon } from '@app/content/test/full-lexicon'
import { expect, test } from 'vitest'
import { blindTrials } from '../../test/lists/blind-lists.ts'
import { fingerprints } from '../../test/lists/fingerprints.ts'
import { fourthBlindTrials } from '../../test/lists/fourth-blind-lists.ts'
import { heldOutTrials } from '../../test/lists/held-out-lists.ts'
import { probeTrials } from '../../test/lists/probe-lists.ts'
import type { Trial } from '../../test/lists/read-lists.ts'
import { rewordedTrials } from '../../test/lists/reworded-lists.ts'
import { secondBlindTrials } from '../../test/lists/second-blind-lists.ts'
import { terseTrials } from '../../test/lists/terse-lists.ts'
import { missedTrials, thirdBlindTrials } from '../../test/lists/third-blind-lists.ts'
import { tunedTrials } from '../../test/lists/trial-lists.ts'
import { sketchesOf } from './parse-idea.ts'
import { scoreVersion } from './score.ts'
import { type ListToScore, scoreList } from './score-list.ts'

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

/** Every other idea was had by some of forty people. */
const earlierOf = ({ problem, ideas }: List) => {
  const known = sketchesOf(lexicon, problem, ideas).flatMap((sketch, at) => (sketch && at % 2 === 0 ? [sketch] : []))
  return known.length === 0 ? [] : Array.from({ length: 40 }, (_, at) => known.slice(0, 1 + (at % known.length)))
}

const totalOf = (list: ListToScore) => scoreList(lexicon, { ...list, isClaimed: true }).score.total ?? 0

const totalsOf = ({ problem, ideas }: List): number[] => [
  totalOf({ problem, ideas, slots: 10 }),
  totalOf({ problem, ideas, slots: 5, earlier: earlierOf({ problem, ideas }) }),
]

/** FNV-1a (Fowler, Noll & Vo 1991). */
const hashOf = (text: string): number =>
  [...text].reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5)

test('a total that comes out differently has a new version of the score', () => {
  const found = Object.entries(sets).map(([name, lists]) => [name, hashOf(lists.flatMap(totalsOf).join(' '))])
  expect({ version: scoreVersion, sets: Object.fromEntries(found) }).toEqual(fingerprints)
})

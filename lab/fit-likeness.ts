import { ideaSimilarity } from '@app/domain/scoring/idea-similarity'
import { parseList } from '@app/domain/scoring/parse-idea'
import type { ScoreWeights } from '@app/domain/scoring/weights'
import type { Ratings } from '@app/server/cli/read-ratings'
import { lexicon } from '@app/server/modules/scoring/lexicon'
import { trials } from './trials.ts'

/**
 * The part of pairs within honest lists that may reach each bound: nobody says one thing twice by chance, other people
 * do, and one idea in forty is of a kind with another.
 */
const pairsTaken = { same: 1 / 600, samePeople: 1 / 200, kind: 1 / 33 } as const

/** Half way to what reworded lists come to: a choice, see `distinctIdeas`. */
const sameInMonotony = 0.5

function pairsWithin(problem: string, texts: readonly string[]): number[] {
  const { ideas } = parseList(lexicon, problem, texts)
  return ideas.flatMap((one, at) => ideas.slice(0, at).map((other) => ideaSimilarity(one, other)))
}

/** Bounds of likeness, from lists of real people that may be fitted on; trial lists hold far fewer that are alike. */
export function fitLikeness({ lists }: Ratings): ScoreWeights['likeness'] {
  const pairs = lists
    .filter(({ isHeldOut }) => !isHeldOut)
    .flatMap(({ problem, lists: some }) => some.flatMap(({ ideas }) => pairsWithin(problem, ideas)))
    .sort((a, b) => b - a)
  const bound = (part: number) => pairs[Math.floor(part * pairs.length)] ?? 1
  const reached = trials.flatMap(({ problem, rich }) => pairsWithin(problem, rich))
  const { same, samePeople, kind } = pairsTaken
  const found = { same: bound(same), sameInMonotony, kind: bound(kind), samePeople: bound(samePeople) }
  const merged = reached.filter((likeness) => likeness >= found.same).length
  process.stdout.write(
    `${pairs.length} pairs of real lists; of ${reached.length} of rich lists ${merged} are the same\n`,
  )
  return found
}

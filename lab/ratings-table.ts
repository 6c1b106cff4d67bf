import { ideaSimilarity } from '@app/domain/scoring/idea-similarity'
import { parseIdea } from '@app/domain/scoring/parse-idea'
import type { Ratings } from '@app/server/cli/read-ratings'
import { lexicon } from '@app/server/modules/scoring/lexicon'
import { correlation, meanWithinPrompts, type Pairs } from './correlation.ts'
import { pairsOfPrompt, samples } from './measure-ideas.ts'
import { crushedIn, type MeasuredList, measureLists, pairsOfIdeas, pairsOfLists } from './measure-lists.ts'
import { measureTopic } from './measure-topic.ts'
import { trialRows } from './measure-trials.ts'

const sides = [
  { name: 'held out', isHeldOut: true },
  { name: 'fitted', isHeldOut: false },
]

const figure = (value: number): string => (Number.isFinite(value) ? value.toFixed(2) : '–').padStart(6)
const row = (name: string, cells: readonly string[]): string => [name.padEnd(48), ...cells].join(' ')
const heads = (names: readonly string[]): string =>
  row(
    '',
    names.map((name) => name.padStart(6)),
  )
const columns = samples.map((sample) => (sample === 0 ? 'cold' : `N=${sample}`))

function ideaRows({ prompts }: Ratings): string[] {
  return sides.flatMap(({ name, isHeldOut }) => {
    const bySample = samples.map((sample) =>
      prompts
        .filter((prompt) => prompt.isHeldOut === isHeldOut)
        .map((prompt) => pairsOfPrompt(prompt, sample))
        .filter((pairs) => pairs !== null),
    )
    const means = bySample.map(meanWithinPrompts)
    const about = `${means[0]?.texts ?? 0} ideas of ${means[0]?.prompts ?? 0} prompts, ${name}`
    return [
      row(
        about,
        means.map(({ r }) => figure(r)),
      ),
      row(
        '  length held constant',
        means.map(({ held }) => figure(held)),
      ),
    ]
  })
}

function listRows({ lists }: Ratings): string[] {
  return lists.flatMap((of) => {
    const measured = samples.map((sample) => measureLists(of, sample))
    const cells = (pairsOf: (some: MeasuredList[]) => Pairs, key: 'r' | 'held' = 'r') =>
      measured.map((some) => figure(some ? meanWithinPrompts([pairsOf(some)])[key] : Number.NaN))
    const totals = (some: MeasuredList[]) => pairsOfLists(some, ({ total }) => total ?? 0)
    const { judged, monotonous, lost } = crushedIn(measured[0] ?? [])
    return [
      row(`${of.lists.length} lists (${of.prompt}), ${of.isHeldOut ? 'held out' : 'fitted'}: total`, cells(totals)),
      row('  length held constant', cells(totals, 'held')),
      row(
        '  originality of the list',
        cells((some) => pairsOfLists(some, ({ originality }) => originality.value ?? 0)),
      ),
      row('  originality of each idea against its rating', cells(pairsOfIdeas)),
      row('    length held constant', cells(pairsOfIdeas, 'held')),
      `  of ${judged} lists with six ideas or more: ${monotonous} called monotonous, ${lost} with less than half counted`,
    ]
  })
}

function pairRows({ pairs }: Ratings): string[] {
  return pairs.map(({ set, isHeldOut, pairs: rated }) => {
    const likeness = rated.map(({ a, b }) => ideaSimilarity(parseIdea(lexicon, a), parseIdea(lexicon, b)))
    const ratings = rated.map(({ h }) => h)
    return row(`${rated.length} pairs of ${set}${isHeldOut ? ', held out' : ''}`, [
      figure(correlation(likeness, ratings)),
    ])
  })
}

const partOf = ({ hinted, of }: { hinted: number; of: number }): string =>
  `${hinted} of ${of} (${(hinted / of).toFixed(3)})`

const topicRows = (ratings: Ratings): string[] =>
  measureTopic(ratings).map(
    ({ name, foreign, honest }) => `${name}: ${partOf(foreign)} of others' lists, ${partOf(honest)} of honest ones`,
  )

export const ratingsTable = (ratings: Ratings): string =>
  [
    ...ratings.broken,
    'Originality of an idea, scored alone, against its rating: mean correlation within prompts',
    heads(columns),
    ...ideaRows(ratings),
    '',
    "A list against the mean rating of the person's two best ideas",
    heads(columns),
    ...listRows(ratings),
    '',
    'Likeness of two ideas against how alike people found them; nothing is fitted on pairs',
    ...pairRows(ratings),
  ].join('\n')

/** What lists come to that were written for tests, and lists put to other problems. */
export const listsTable = (ratings: Ratings): string =>
  [
    "The hint that a list answers another problem, without anybody's earlier lists",
    ...topicRows(ratings),
    '',
    ...trialRows(),
  ].join('\n')

import { type IdeaSketch, sketchesOf } from '@app/domain/scoring/parse-idea'
import { scoreList } from '@app/domain/scoring/score-list'
import { lexicon } from '@app/server/modules/scoring/lexicon'
import { quantile } from '../bench/figures.ts'
import { atMost, millis, type Table } from '../bench/table.ts'
import { random, writers } from './made-lists.ts'

const problem = 'What could you do with a brick that nobody needs?'
const [lists, ideasOfList] = [200, 5]
/** Lists before those that count, so that the code is compiled; of a hundred that count, p99 would be the longest. */
const asked = { ideas: 20, before: 200, times: 1_000 } as const
const most = { p50: 1, p99: 2.5 } as const

/** What a list of twenty ideas costs beside two hundred earlier ones. */
export async function* measureScoring(): AsyncGenerator<Table> {
  for (const [name, write] of Object.entries(writers(random(7)))) yield measure(name, write)
}

const listOf = (count: number, write: () => string) => Array.from({ length: count }, write)

function measure(name: string, write: () => string): Table {
  const earlier = Array.from({ length: lists }, (): IdeaSketch[] =>
    sketchesOf(lexicon, problem, listOf(ideasOfList, write)).filter((sketch) => sketch !== null),
  )
  const score = (ideas: readonly string[]) => scoreList(lexicon, { problem, ideas, slots: asked.ideas, earlier })
  for (let n = 0; n < asked.before; n++) score(listOf(asked.ideas, write))
  const took = Array.from({ length: asked.times }, () => {
    const ideas = listOf(asked.ideas, write)
    return timed(() => score(ideas))
  })
  return {
    title: `Scoring ${asked.ideas} ideas beside ${lists} lists of ${ideasOfList}: ${name}`,
    rows: [
      atMost('CPU, p50', quantile(took, 0.5), most.p50, millis),
      atMost('CPU, p99', quantile(took, 0.99), most.p99, millis),
    ],
  }
}

/**
 * CPU time (ms): other work on the machine does not count, only that it takes the caches away. Of all threads, because
 * the kernel tells a thread's own time only at each tick of its clock, which is up to 4 ms behind.
 */
function timed(work: () => unknown): number {
  const begun = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1_000
}

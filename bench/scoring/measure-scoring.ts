import { countList, emptyIndex, type RarityIndex, rarityOf } from '@app/domain/score/rarity-index'
import { readTexts } from '@app/domain/score/read-texts'
import { scoreTexts } from '@app/domain/score/score-ideas'
import { sketchesOf, sketchTexts } from '@app/domain/score/sketch'
import { readTopic } from '@app/domain/score/topic'
import { lexicon } from '@app/server/modules/scoring/lexicon'
import { quantile } from '../figures.ts'
import { asideOf, atMost, megabytes, millis, type Table } from '../table.ts'
import { random, writers } from './made-lists.ts'

const problem = 'What could you do with a brick that nobody needs?'
const lists = 10_000
const ideasOfList = 10
const asked = { ideas: 20, times: 100 } as const
const mostForScoring = 10

/** What a hand-in of twenty ideas costs among ten thousand earlier lists. */
export async function* measureScoring(): AsyncGenerator<Table> {
  for (const [name, write] of Object.entries(writers(random(7)))) yield measure(name, write)
}

const listOf = (count: number, write: () => string) => Array.from({ length: count }, write)

function measure(name: string, write: () => string): Table {
  const earlier = Array.from({ length: lists }, () => sketchesOf(lexicon, problem, listOf(ideasOfList, write)))
  const before = heldBytes()
  const { took: building, value: index } = timed(() => {
    const made = emptyIndex()
    for (const sketches of earlier) countList(made, sketches)
    return made
  })
  const held = heldBytes() - before
  for (let n = 0; n < asked.times; n++) score(index, listOf(asked.ideas, write))
  const took = Array.from({ length: asked.times }, () => {
    const ideas = listOf(asked.ideas, write)
    return timed(() => score(index, ideas)).took
  })
  return {
    title: `Scoring ${asked.ideas} ideas against ${lists} lists of ${ideasOfList}: ${name}`,
    rows: [
      ...[0.5, 0.99].map((share) => atMost(`CPU, p${share * 100}`, quantile(took, share), mostForScoring, millis)),
      asideOf('making the index', millis(building), `${index.entries.size} different ideas`),
      asideOf('memory of the index', megabytes(held)),
    ],
  }
}

function score(index: RarityIndex, ideas: readonly string[]) {
  const texts = readTexts(lexicon, problem, ideas)
  const topic = readTopic(lexicon, problem, ideas)
  return scoreTexts(lexicon, texts, { slots: asked.ideas, topic, rarity: rarityOf(index, sketchTexts(texts)) })
}

/**
 * CPU time (ms): other work on the machine does not count, only that it takes the caches away. Of all threads, because
 * the kernel tells a thread's own time only at each tick of its clock, which is up to 4 ms behind.
 */
function timed<T>(work: () => T) {
  const begun = process.cpuUsage()
  const value = work()
  const { user, system } = process.cpuUsage(begun)
  return { value, took: (user + system) / 1_000 }
}

function heldBytes() {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { countList, emptyIndex, type RarityIndex, rarityOf } from '@app/domain/scoring/rarity-index'
import { readTexts } from '@app/domain/scoring/read-texts'
import { scoreTexts } from '@app/domain/scoring/score-ideas'
import { sketchesOf, sketchTexts } from '@app/domain/scoring/sketch'
import { readTopic } from '@app/domain/scoring/topic'
import { listsATurn } from '@app/server/modules/scoring/earlier-lists'
import { lexicon } from '@app/server/modules/scoring/lexicon'
import { median, quantile } from '../figures.ts'
import { asideOf, atMost, megabytes, micros, millis, type Table } from '../table.ts'
import { random, writers } from './made-lists.ts'

// Without it, what is measured is what nobody has cleared away yet.
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const problem = 'What could you do with a brick that nobody needs?'
const lists = 10_000
const ideasOfList = 10
/** Hand-ins before those that count, so that the code is compiled; of a hundred that count, p99 would be the longest. */
const asked = { ideas: 20, before: 100, times: 1_000 } as const
const mostForScoring = 6
/** What an index of lists of five ideas may cost: time for one idea (µs), to be made (ms), to be held (bytes), and at a stretch (ms). */
const indexed = { ideasOfList: 5, ideas: 2_000, times: 3 } as const
const mostForIndex = { idea: 30, making: 500, bytes: 12e6, turn: 50 } as const

/** What a hand-in of twenty ideas costs among ten thousand earlier lists. */
export async function* measureScoring(): AsyncGenerator<Table> {
  for (const [name, write] of Object.entries(writers(random(7)))) {
    yield measure(name, write)
    yield measureIndex(name, write)
  }
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
  for (let n = 0; n < asked.before; n++) score(index, listOf(asked.ideas, write))
  const took = Array.from({ length: asked.times }, () => {
    const ideas = listOf(asked.ideas, write)
    return timed(() => score(index, ideas)).took
  })
  return {
    title: `Scoring ${asked.ideas} ideas against ${lists} lists of ${ideasOfList}: ${name}`,
    rows: [
      ...[0.5, 0.9, 0.99].map((share) => atMost(`CPU, p${share * 100}`, quantile(took, share), mostForScoring, millis)),
      asideOf('making the index', millis(building), `${index.entries.size} different ideas`),
      asideOf('memory of the index', megabytes(held)),
    ],
  }
}

/** What the rarity of one idea costs, and the index that tells it. */
function measureIndex(name: string, write: () => string): Table {
  const earlier = Array.from({ length: lists }, () => sketchesOf(lexicon, problem, listOf(indexed.ideasOfList, write)))
  const before = heldBytes()
  const index = emptyIndex()
  const turns: number[] = []
  const making = timed(() => {
    for (let at = 0; at < lists; at += listsATurn) {
      const begun = performance.now()
      for (const sketches of earlier.slice(at, at + listsATurn)) countList(index, sketches)
      turns.push(performance.now() - begun)
    }
  })
  const held = heldBytes() - before
  const asked = sketchesOf(lexicon, problem, listOf(indexed.ideas, write)).map((sketch) => [sketch])
  const took = asked.map(() => Number.POSITIVE_INFINITY)
  // The best of a few times: what else the machine does is no part of an idea.
  for (let time = 0; time < indexed.times; time++)
    for (const [at, sketches] of asked.entries()) {
      const begun = performance.now()
      rarityOf(index, sketches)
      took[at] = Math.min(took[at] ?? 0, 1_000 * (performance.now() - begun))
    }
  return {
    title: `Rarity of one idea among ${lists} lists of ${indexed.ideasOfList}: ${name}`,
    rows: [
      atMost('an idea, p50', median(took), mostForIndex.idea, micros),
      asideOf('  mean / p99', `${micros(meanOf(took))} / ${micros(quantile(took, 0.99))}`),
      atMost('CPU of making the index', making.took, mostForIndex.making, millis),
      atMost(`  longest of ${turns.length} turns`, Math.max(...turns), mostForIndex.turn, millis),
      atMost('memory of the index', held, mostForIndex.bytes, megabytes),
    ],
  }
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function score(index: RarityIndex, ideas: readonly string[]) {
  const texts = readTexts(lexicon, problem, ideas)
  const rarity = rarityOf(index, sketchTexts(texts))
  const topic = readTopic(lexicon, problem, ideas, rarity)
  return scoreTexts(lexicon, texts, { slots: asked.ideas, topic, rarity })
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
  // What the first turn lets go of, the second takes back.
  collectGarbage()
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

import { openDatabase } from '../server/open-database.ts'
import { startChild } from '../server/start-child.ts'
import { asideOf, atMost, megabytes, millis, none, plain, type Table } from '../table.ts'
import { mixedRequests } from './mixed-requests.ts'
import { type Answer, isAccepted, outcomesOf, sendAtPace, slowest } from './send-at-pace.ts'

const perSecond = Number(process.env['SOAK_RATE'] ?? 50)
const minutes = Number(process.env['SOAK_MINUTES'] ?? 60)
/** Caches fill and code is compiled in the first minutes. */
const warmUp = 5
const mostMebibytes = 1

/** Whether memory rises while a process works for an hour. */
export async function* measureSoak(): AsyncGenerator<Table> {
  const { connection, people } = await openDatabase({ solver: (warmUp + minutes) * 60 * perSecond * 0.2 + 100 })
  const child = await startChild('product.ts', { connection })
  const nextRequest = mixedRequests(people)
  const memory: number[] = []
  const openFiles: (number | null)[] = []
  const bad: Answer[] = []
  let longest = 0
  for (let minute = 0; minute < warmUp + minutes; minute++) {
    const { answers } = await sendAtPace({ port: child.port, perSecond, seconds: 60, nextRequest })
    bad.push(...answers.filter((answer) => !isAccepted(answer)))
    if (minute < warmUp) continue
    longest = Math.max(longest, slowest(answers))
    memory.push(await child.rss())
    openFiles.push(await child.openFiles())
  }
  yield {
    title: `${perSecond} requests a second for ${minutes} minutes, after ${warmUp} minutes`,
    rows: [
      atMost('memory (RSS) rises a minute', slope(memory) / 2 ** 20, mostMebibytes, (value) => `${plain(value)} MiB`),
      asideOf('  first and last minute', [memory[0], memory.at(-1)].map((each) => megabytes(each ?? 0)).join(', ')),
      ...filesOf(openFiles),
      none('not accepted', bad.length, plain),
      asideOf('  outcomes', outcomesOf(bad)),
      asideOf('p99 of the slowest minute', millis(longest)),
    ],
  }
}

/** Each minute ends with the driver's connections closing, so some of them may still be counted. */
function filesOf(counts: readonly (number | null)[]): Table['rows'] {
  const [first, last] = [counts[0], counts.at(-1)]
  return first && last ? [asideOf('file descriptors, first and last minute', `${first}, ${last}`)] : []
}

/** Of the line with the least squares through values that are one apart. */
function slope(values: readonly number[]) {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const [above, below] = values.reduce(
    ([top, bottom], value, n) => [top + (n - middle) * (value - mean), bottom + (n - middle) ** 2],
    [0, 0],
  )
  return above / below
}

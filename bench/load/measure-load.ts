import { buildPath } from '@app/contract/routes'
import { openDatabase } from '../server/open-database.ts'
import type { People } from '../server/people.ts'
import type { Sent } from '../server/requests.ts'
import { type Child, startChild } from '../server/start-child.ts'
import {
  asideOf,
  atLeast,
  atMost,
  megabytes,
  millis,
  none,
  plain,
  seconds,
  shareOf,
  type Table,
  times,
} from '../table.ts'
import { mixedRequests } from './mixed-requests.ts'
import { type Answer, isAccepted, isLost, outcomesOf, sendAtPace, slowest } from './send-at-pace.ts'
import { acceptedWork, usualWork, workOfCalls } from './work-of-calls.ts'

const usual = { perSecond: 300, seconds: 60 * Number(process.env['LOAD_MINUTES'] ?? 10) }
const mostWait = 250
const rates = [300, 450, 600, 750, 900, 1050, 1200, 1350, 1500, 1650]
const secondsOfRate = 8
const secondsOfOverload = Number(process.env['OVERLOAD_SECONDS'] ?? 8)
const overload = { times: 5, seconds: secondsOfOverload, mostWait: 1_000, leastShare: 0.8, mostRecovery: 10 }
const secondsAfter = 15
const leastKnee = 900
const handInShare = 0.2

interface Overloaded {
  knee: number
  people: People
}

interface Run {
  child: Child
  nextRequest: () => Sent
}

/** A usual hour, the rate at which one process still answers everybody in time, and five times of it. */
export async function* measureLoad(): AsyncGenerator<Table> {
  const requests = usual.perSecond * (usual.seconds + secondsAfter) + secondsOfRate * rates.reduce((a, b) => a + b)
  const overloaded = Math.max(...rates) * overload.times * overload.seconds
  const solver = Math.ceil((requests + overloaded) * handInShare) + 5_000
  const { connection, people } = await openDatabase({ solver, newcomer: 6_000 })
  const run = { child: await startChild('product.ts', { connection }), nextRequest: mixedRequests(people) }
  await sendAtPace({ port: run.child.port, perSecond: 200, seconds: 5, nextRequest: run.nextRequest })
  yield await measureUsual(run)
  const { knee, table } = await measureKnee(run)
  yield table
  yield await measureOverload(run, { knee, people })
}

async function measureUsual({ child, nextRequest }: Run): Promise<Table> {
  const before = await child.rss()
  const { answers } = await sendAtPace({ port: child.port, ...usual, nextRequest })
  return {
    title: `${usual.perSecond} requests a second for ${seconds(usual.seconds)}`,
    rows: [
      atMost(`answered in, p99 (p50 ${millis(slowest(answers, 0.5))})`, slowest(answers), mostWait, millis),
      none('not accepted', answers.filter((answer) => !isAccepted(answer)).length, plain),
      asideOf('outcomes', outcomesOf(answers)),
      asideOf('memory (RSS)', megabytes(await child.rss()), `before ${megabytes(before)}`),
    ],
  }
}

/** The highest rate at which everybody is accepted in time; higher ones are not tried after the first that fails. */
async function measureKnee({ child, nextRequest }: Run) {
  let knee = 0
  const rows: Table['rows'] = []
  for (const perSecond of rates) {
    const { answers } = await sendAtPace({ port: child.port, perSecond, seconds: secondsOfRate, nextRequest })
    const wait = slowest(answers)
    rows.push(asideOf(`${perSecond} a second`, `p99 ${millis(wait)}`, outcomesOf(answers)))
    if (wait > mostWait || !answers.every(isAccepted)) break
    knee = perSecond
  }
  if (knee === Math.max(...rates))
    rows.push(asideOf('none higher was tried', '', `the knee may lie above, and ${overload.times} times it too`))
  rows.unshift(atLeast('everybody accepted in time, a second', knee, leastKnee, plain))
  return { knee, table: { title: `The knee of one process: p99 at most ${millis(mostWait)}`, rows } }
}

async function measureOverload({ child, nextRequest }: Run, { knee, people }: Overloaded): Promise<Table> {
  const capacity = knee || usual.perSecond
  const { port } = child
  const works = await workOfCalls(port, people)
  const before = await child.heapAfterCollection()
  const perSecond = capacity * overload.times
  const { answers, sentIn, ownDelay } = await sendAtPace({ port, perSecond, seconds: overload.seconds, nextRequest })
  const after = await sendAtPace({ port, perSecond: usual.perSecond, seconds: secondsAfter, nextRequest })
  const accepted = answers.filter(isAccepted)
  const handIns = accepted.filter(({ path }) => path === buildPath('submitSolutions'))
  // Hand-ins are refused last, so what is accepted takes more work than a usual request.
  const goodput = acceptedWork(answers, works) / sentIn
  const work = usualWork(works, people) * (capacity / 1e3)
  return {
    title: `${overload.times} times the knee: ${perSecond} requests a second`,
    rows: [
      none('reset or unanswered', answers.filter(isLost).length, plain),
      asideOf('outcomes', outcomesOf(answers)),
      atMost('accepted, p99', slowest(answers), overload.mostWait, millis),
      shareOf('accepted work, against the knee', goodput, ['at the knee', work], overload.leastShare, plain),
      asideOf(
        '  requests accepted a second',
        plain(accepted.length / (sentIn / 1e3)),
        `${handIns.length} of all are hand-ins`,
      ),
      asideOf('  milliseconds of work in a request', [...works].map(([path, ms]) => `${path} ${plain(ms)}`).join(', ')),
      atMost('as usual again after', recovery(after.answers), overload.mostRecovery, seconds),
      times('heap after it', await child.heapAfterCollection(), ['before', before], 1.2, megabytes),
      asideOf(
        'sent in',
        seconds(sentIn / 1e3),
        `of ${overload.seconds} s, the sender late by ${millis(ownDelay)} (p99)`,
      ),
    ],
  }
}

/** Seconds until every later second of the usual rate accepts all in time. */
function recovery(answers: readonly Answer[]) {
  const isUsual = (second: number) => {
    const those = answers.filter((answer) => answer.second === second)
    return those.every(isAccepted) && slowest(those) <= mostWait
  }
  const last = Array.from({ length: secondsAfter }, (_, second) => second).findLast((second) => !isUsual(second))
  return last === undefined ? 0 : last + 1
}

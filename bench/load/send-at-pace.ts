import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../figures.ts'
import type { Sent } from '../server/requests.ts'
import { openLines } from './open-lines.ts'

/** Milliseconds between two groups of requests. */
const every = 20
/** As long as a request may take at the server, and a little; milliseconds. */
const patience = 40_000
/** As many networks, each with fewer connections than its share of the room. */
const networks = Array.from({ length: 5 }, (_, n) => ({ localAddress: `127.0.0.${n + 2}`, maxSockets: 350 }))

export interface Answer {
  /** Path of the call. */
  path: string
  /** Second of the run in which the request was due. */
  second: number
  /** Status of the response, or what happened instead of one. */
  outcome: number | 'reset' | 'unanswered'
  /** Milliseconds from when it was due to the end of its answer. */
  ms: number
}

interface Pace {
  port: number
  perSecond: number
  seconds: number
  nextRequest: () => Sent
}

/**
 * Open loop: the clock sets the pace and not the answers; what is late is sent at once. `ownDelay` is how late this
 * process itself was (p99, ms): it is part of every answer's time.
 */
export async function sendAtPace({ port, perSecond, seconds, nextRequest }: Pace) {
  const senders = networks.map((network) => openLines(port, network))
  const answers: Answer[] = []
  const running: Promise<void>[] = []
  const delay = monitorEventLoopDelay()
  delay.enable()
  const begun = performance.now()
  async function one({ ask }: (typeof senders)[number], due: number) {
    const request = nextRequest()
    const answered = ask(request).catch(() => 'reset' as const)
    const outcome = await Promise.race([answered, pause(patience, 'unanswered' as const, { ref: false })])
    const second = Math.floor((due - begun) / 1000)
    answers.push({ path: request.path, second, outcome, ms: performance.now() - due })
  }
  const perGroup = (perSecond * every) / 1000
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = begun + Math.floor(n / perGroup) * every
    const left = due - performance.now()
    if (left > 0) await pause(left)
    const sender = senders[n % senders.length]
    if (sender) running.push(one(sender, due))
  }
  const sentIn = performance.now() - begun
  await Promise.all(running)
  for (const sender of senders) sender.close()
  delay.disable()
  return { answers, sentIn, ownDelay: delay.percentile(99) / 1e6 }
}

export const isAccepted = ({ outcome }: Answer) => outcome === 200
export const isLost = ({ outcome }: Answer) => outcome === 'reset' || outcome === 'unanswered'

/** Milliseconds; infinite where nothing was accepted, so that no limit is met by answering nobody. */
export function slowest(answers: readonly Answer[], share = 0.99) {
  const took = answers.filter(isAccepted).map(({ ms }) => ms)
  return took.length > 0 ? quantile(took, share) : Number.POSITIVE_INFINITY
}

/** "200: 1800, 503: 12" */
export function outcomesOf(answers: readonly Answer[]) {
  const counts = new Map<Answer['outcome'], number>()
  for (const { outcome } of answers) counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  return [...counts].map(([outcome, count]) => `${outcome}: ${count}`).join(', ')
}

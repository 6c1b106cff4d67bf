import type { Reply } from '@app/contract/calls'
import { maxLagSeconds } from '../../db/replica-lag.ts'

type Status = Reply<'adminStatus'>
type Facts<Name extends keyof Status> = Omit<Exclude<Status[Name], string>, 'state' | 'note'>

interface Assessment {
  state: 'fine' | 'look' | 'off'
  note: string | null
}

const fine: Assessment = { state: 'fine', note: null }
const off: Assessment = { state: 'off', note: null }
const needsAttention = (note: string): Assessment => ({ state: 'look', note })

const minuteSeconds = 60
const daySeconds = 24 * 60 * minuteSeconds
const farLagSeconds = 10

export const assess = {
  queue: ({ oldestSeconds, failedOfDay }: Facts<'queue'>) => {
    if (oldestSeconds > 5 * minuteSeconds)
      return needsAttention('Jobs have waited for minutes. No process is working through the queue.')
    return failedOfDay > 0 ? needsAttention('Jobs failed. Most will be tried again. The log says why.') : fine
  },
  outbox: ({ oldestSeconds, givenUpOfDay }: Facts<'outbox'>) => {
    if (oldestSeconds > 10 * minuteSeconds)
      return needsAttention('Emails are waiting: the mail server isn’t taking them. They’ll be tried again.')
    return givenUpOfDay > 0 ? needsAttention('The mail server refused some emails for good. The log says why.') : fine
  },
  stock: ({ difficulties }: Facts<'stock'>, hasModel: boolean) => {
    const short = difficulties.find(({ daysAhead }) => daysAhead < 3)
    if (hasModel && short)
      return needsAttention(`Fewer than three days of ${short.difficulty} problems are written ahead.`)
    return difficulties.length > 0 ? fine : needsAttention('There are no problems to hand out.')
  },
  ai: ({ callsToday, callsAtMost, pausedUntil }: Facts<'ai'>, isSetUp: boolean) => {
    if (!isSetUp) return off
    if (pausedUntil)
      return needsAttention(
        'The model keeps failing, so we’ve paused it for a while. Problems come from the built-in collection.',
      )
    return callsToday >= callsAtMost
      ? needsAttention('We’ve used up today’s model calls. Problems come from the built-in collection.')
      : fine
  },
  webhooks: ({ waiting, failing }: Facts<'webhooks'>, isSetUp: boolean) => {
    if (!isSetUp) return off
    if (failing > 0) return needsAttention('Events are failing and will be tried again. The log says why.')
    return waiting > 20 ? needsAttention('Events are waiting to be processed.') : fine
  },
  chains: ({ chains }: Facts<'chains'>, isSetUp: boolean) => {
    if (!isSetUp) return off
    const late = chains.find(({ lateSeconds }) => lateSeconds > 10 * minuteSeconds)
    return late ? needsAttention(`Payments on ${late.chain} are checked late. None get lost.`) : fine
  },
  database: ({ replicaIsUp, replicaLagSeconds, waitingForLocks, requestsWaiting, wentBackAt }: Facts<'database'>) => {
    if (wentBackAt !== null)
      return needsAttention(`The database went back in time (seen at ${wentBackAt}). Some saved data is lost.`)
    if (replicaIsUp === false) return needsAttention('The replica isn’t responding. Reads go to the primary.')
    if (replicaIsUp && replicaLagSeconds === null)
      return needsAttention('The replica is behind. Reads go to the primary.')
    if (replicaIsUp && Number(replicaLagSeconds) > maxLagSeconds)
      return needsAttention(
        `The replica is ${Math.round(Number(replicaLagSeconds))} seconds behind. Reads go to the primary.`,
      )
    if (replicaLagSeconds !== null && replicaLagSeconds > farLagSeconds)
      return needsAttention('A replica is far behind.')
    if (requestsWaiting > 10) return needsAttention('Requests are waiting for a database connection.')
    return waitingForLocks > 5 ? needsAttention('Many statements are waiting for locks.') : fine
  },
  versions: ({ migrations, migrationsKnown }: Facts<'versions'>) =>
    migrations > migrationsKnown
      ? needsAttention('The database is newer than this process: an update is running.')
      : fine,
  requests: ({ answered, failed, busy }: Facts<'requests'>) => {
    if (failed > 0) return needsAttention('Requests failed. The log has a line for each.')
    return busy * 100 > answered ? needsAttention('More than 1 in 100 requests was turned away.') : fine
  },
  people: ({ sharedOldestSeconds }: Facts<'people'>) =>
    sharedOldestSeconds > daySeconds ? needsAttention('Shared ideas have waited over a day for an admin.') : fine,
}

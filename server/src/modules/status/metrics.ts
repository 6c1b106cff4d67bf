import type { Gauge, Registry } from 'prom-client'
import type { StatusDeps } from './deps.ts'
import { loadStatus, type Status } from './load-status.ts'

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const readIntervalMs = 15_000

const ofStatus = {
  firecrest_jobs_waiting: ['Jobs that could be done now', ({ queue }) => queue.waiting],
  firecrest_jobs_oldest_seconds: ['How long the oldest job waits', ({ queue }) => queue.oldestSeconds],
  firecrest_jobs_failed_day: ['Jobs that failed in 24 hours', ({ queue }) => queue.failedOfDay],
  firecrest_mails_waiting: ['Emails not sent yet', ({ outbox }) => outbox.waiting],
  firecrest_mails_oldest_seconds: ['How long the oldest email waits', ({ outbox }) => outbox.oldestSeconds],
  firecrest_mails_sent_day: ['Emails sent in 24 hours', ({ outbox }) => outbox.sentOfDay],
  firecrest_mails_given_up_day: ['Emails refused for good in 24 hours', ({ outbox }) => outbox.givenUpOfDay],
  firecrest_ai_calls_today: ['Calls of the model today (UTC)', ({ ai }) => ai.callsToday],
  firecrest_ai_calls_limit: ['Calls of the model on a day at most', ({ ai }) => ai.callsAtMost],
  firecrest_ai_paused: ['1 while the model is paused because it fails', ({ ai }) => Number(ai.pausedUntil !== null)],
  firecrest_card_events_waiting: ['Events of card payments to be worked through', ({ webhooks }) => webhooks.waiting],
  firecrest_card_events_failing: ['Events of card payments that fail', ({ webhooks }) => webhooks.failing],
  firecrest_database_bytes: ['Size of the database', ({ database }) => database.bytes],
  firecrest_database_connections: ['Connections to the database', ({ database }) => database.connections],
  firecrest_database_lock_waits: ['Statements that wait for a lock', ({ database }) => database.waitingForLocks],
  firecrest_database_went_back: [
    '1 once the database was found on an older timeline than before, which lost acknowledged writes',
    ({ database }) => Number(database.wentBackAt !== null),
  ],
  firecrest_database_replica_up: [
    '1 while the replica that is set up answers',
    ({ database }) => (database.replicaIsUp === null ? null : Number(database.replicaIsUp)),
  ],
  firecrest_database_replica_lag_seconds: [
    'Lag of the replica, missing while unknown',
    ({ database }) => database.replicaLagSeconds,
  ],
  firecrest_people_active_day: ['People who finished a session in 24 hours', ({ people }) => people.activeOfDay],
  firecrest_people_new_day: ['Accounts made in 24 hours', ({ people }) => people.newOfDay],
  firecrest_shared_ideas_waiting: ['Shared ideas that an admin has to judge', ({ people }) => people.sharedWaiting],
} as const satisfies Record<string, readonly [help: string, read: (status: Status) => number | null]>

export async function createMetrics(deps: StatusDeps) {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'firecrest_request_seconds',
    help: 'How long calls took, by name and status',
    labelNames: ['call', 'status'] as const,
    buckets,
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'firecrest_refusals_total',
    help: 'Refused calls, by name and code: wrong passwords and codes, missing proofs',
    labelNames: ['call', 'code'] as const,
    registers: [registry],
  })
  deps.requests.listen((call, status, seconds, code) => {
    answers.observe({ call, status: String(status) }, seconds)
    if (code) refusals.inc({ call, code })
  })
  poolGauges(deps, registry, Gauge)
  const gauges = Object.entries(ofStatus).map(([name, [help, read]]) => ({
    read,
    gauge: new Gauge({ name, help, registers: [registry], aggregator: 'first' }),
  }))
  const chains = new Gauge({
    name: 'firecrest_coin_payments_open',
    help: 'Crypto payments being watched, by chain',
    labelNames: ['chain'] as const,
    registers: [registry],
    aggregator: 'first',
  })
  let readAt = Number.NEGATIVE_INFINITY
  return {
    registry,
    async refresh() {
      if (performance.now() - readAt < readIntervalMs) return
      readAt = performance.now()
      const status = await loadStatus(deps)
      for (const { gauge, read } of gauges) {
        const value = read(status)
        if (value === null) gauge.remove({})
        else gauge.set(value)
      }
      for (const { chain, open } of status.chains.chains) chains.set({ chain }, open)
    },
  }
}

function poolGauges({ pool }: StatusDeps, registry: Registry, NewGauge: typeof Gauge) {
  const gauge = (name: string, help: string, read: () => number) =>
    new NewGauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('firecrest_pool_connections', 'Connections of the pool', () => pool.totalCount)
  gauge('firecrest_pool_idle', 'Idle connections of the pool', () => pool.idleCount)
  gauge('firecrest_pool_waiting', 'Requests that wait for a connection', () => pool.waitingCount)
}

import { expect, test } from 'vitest'
import { assess } from './assess-status.ts'

const queue = { waiting: 3, oldestSeconds: 12, failedOfDay: 0, lastName: null, lastAt: null }
const outbox = { waiting: 1, oldestSeconds: 5, sentOfDay: 38, givenUpOfDay: 0, lastKind: null, lastAt: null }
const stock = (...days: number[]) => ({
  difficulties: days.map((daysAhead, n) => ({
    difficulty: ['easy', 'medium', 'hard'][n] ?? '',
    problems: 80,
    daysAhead,
  })),
})
const ai = { callsToday: 10, callsAtMost: 20, pausedUntil: null }
const webhooks = { waiting: 0, failing: 0, lastType: null, lastAt: null }
const chains = (lateSeconds: number) => ({ chains: [{ chain: 'bitcoin', open: 1, lateSeconds }] })
const database = {
  version: '18.4',
  bytes: 1e9,
  answerMillis: 6,
  waitingForLocks: 0,
  connections: 10,
  requestsWaiting: 0,
  replicas: 2,
  replicaIsUp: null as boolean | null,
  replicaLagSeconds: 0.2 as number | null,
  wentBackAt: null,
}
const lagUnknown = { replicaLagSeconds: null }
const versions = { app: '', node: '', migrations: 24, migrationsKnown: 24, startedAt: '', processes: 1 }
const people = { activeOfDay: 1, newOfDay: 1, sharedWaiting: 2, sharedOldestSeconds: 86_400 }
const requests = { answered: 18_402, failed: 0, limited: 26, busy: 0, since: '' }

test.each([
  ['a queue that is worked through', assess.queue(queue), 'fine'],
  ['a queue that nobody works through', assess.queue({ ...queue, oldestSeconds: 301 }), 'look'],
  ['a job that failed', assess.queue({ ...queue, failedOfDay: 1 }), 'look'],
  ['mails that are sent', assess.outbox(outbox), 'fine'],
  ['mails that wait', assess.outbox({ ...outbox, oldestSeconds: 601 }), 'look'],
  ['mails that were refused', assess.outbox({ ...outbox, givenUpOfDay: 1 }), 'look'],
  ['a week written ahead', assess.stock(stock(7, 7, 7), true), 'fine'],
  ['two days of one difficulty written ahead', assess.stock(stock(7, 7, 2), true), 'look'],
  ['a bank without a model', assess.stock(stock(0, 0, 0), false), 'fine'],
  ['no problem at all', assess.stock(stock(), false), 'look'],
  ['no model', assess.ai(ai, false), 'off'],
  ['a model with calls left', assess.ai(ai, true), 'fine'],
  ['a model without calls left', assess.ai({ ...ai, callsToday: 20 }, true), 'look'],
  ['a model that fails', assess.ai({ ...ai, pausedUntil: '2026-03-14T20:00:00Z' }, true), 'look'],
  ['no cards', assess.webhooks({ ...webhooks, failing: 1 }, false), 'off'],
  ['no event that waits', assess.webhooks(webhooks, true), 'fine'],
  ['an event that fails', assess.webhooks({ ...webhooks, failing: 1 }, true), 'look'],
  ['many events that wait', assess.webhooks({ ...webhooks, waiting: 21 }, true), 'look'],
  ['no coins', assess.chains(chains(9_999), false), 'off'],
  ['a chain read in time', assess.chains(chains(30), true), 'fine'],
  ['a chain read late', assess.chains(chains(601), true), 'look'],
  ['a database with its replicas', assess.database(database), 'fine'],
  ['a database without replicas', assess.database({ ...database, replicas: 0, replicaLagSeconds: null }), 'fine'],
  ['a replica far behind', assess.database({ ...database, replicaLagSeconds: 11 }), 'look'],
  ['our replica in time', assess.database({ ...database, replicaIsUp: true, replicaLagSeconds: 5 }), 'fine'],
  [
    'our replica too late to be read',
    assess.database({ ...database, replicaIsUp: true, replicaLagSeconds: 6 }),
    'look',
  ],
  ['our replica late since nobody knows', assess.database({ ...database, ...lagUnknown, replicaIsUp: true }), 'look'],
  ['our replica away', assess.database({ ...database, ...lagUnknown, replicaIsUp: false }), 'look'],
  ['a primary that was not fenced', assess.database({ ...database, wentBackAt: '2026-03-14T20:00:00Z' }), 'look'],
  ['requests without a connection', assess.database({ ...database, requestsWaiting: 11 }), 'look'],
  ['many waits for locks', assess.database({ ...database, waitingForLocks: 6 }), 'look'],
  ['the newest tables', assess.versions(versions), 'fine'],
  ['tables of a newer release', assess.versions({ ...versions, migrations: 25 }), 'look'],
  ['shared ideas that wait since yesterday', assess.people(people), 'fine'],
  ['shared ideas that wait for longer', assess.people({ ...people, sharedOldestSeconds: 86_401 }), 'look'],
  ['requests that were answered', assess.requests(requests), 'fine'],
  ['a request that failed', assess.requests({ ...requests, failed: 1 }), 'look'],
  ['one of fifty requests turned away', assess.requests({ ...requests, busy: 400 }), 'look'],
] as const)('%s', (_, { state, note }, expected) => {
  expect(state).toBe(expected)
  expect(note === null).toBe(expected !== 'look')
})

import { routes } from '@app/contract/routes'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ada } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'

const fine = { state: 'fine', note: null }
const off = { state: 'off', note: null }
const at = '2026-03-14T17:48:30.000Z'
const full = {
  at,
  queue: { ...fine, waiting: 3, oldestSeconds: 12, failedOfDay: 0, lastName: 'mail', lastAt: at },
  outbox: {
    state: 'look',
    note: 'Mails wait.',
    waiting: 1,
    oldestSeconds: 700,
    sentOfDay: 38,
    givenUpOfDay: 0,
    lastKind: 'reset',
    lastAt: at,
  },
  stock: { ...fine, difficulties: [{ difficulty: 'easy', problems: 1_064, daysAhead: 7 }] },
  ai: { ...off, callsToday: 0, callsAtMost: 0, pausedUntil: null },
  webhooks: { ...off, waiting: 0, failing: 0, lastType: null, lastAt: null },
  chains: { ...fine, chains: [{ chain: 'bitcoin', open: 2, lateSeconds: 360 }] },
  database: {
    ...fine,
    version: '18.4',
    bytes: 214e6,
    answerMillis: 6,
    waitingForLocks: 0,
    connections: 12,
    requestsWaiting: 0,
    replicas: 2,
    replicaIsUp: true,
    replicaLagSeconds: 0.25,
    wentBackAt: null,
  },
  versions: {
    ...fine,
    app: '1.4.0',
    node: '26.10.0',
    migrations: 24,
    migrationsKnown: 24,
    startedAt: at,
    processes: 1,
  },
  requests: { ...fine, answered: 18_402, failed: 0, limited: 26, busy: 0, since: at },
  people: { ...fine, activeOfDay: 412, newOfDay: 7, sharedWaiting: 4, sharedOldestSeconds: 10_800 },
}
const open = (status: object) =>
  visit('/admin/status', {
    [routes.currentUser]: [200, { ...ada, role: 'admin' }],
    [routes.adminStatus]: [200, status],
  })

test.each([
  ['Seven of eight systems are fine. One needs a look.', full],
  ['All eight systems are fine.', { ...full, outbox: { ...full.outbox, ...fine } }],
])('the summary counts the parts that are set up: %s', async (name, status) => {
  open(status)
  await screen.findByRole('heading', { name })
})

test('each part says how it is, what it counts, and what is wrong', async () => {
  open(full)
  const part = async (name: string) => (await screen.findByRole('region', { name })).textContent
  expect(await part('Job queue')).toMatch(
    /^Job queueWaiting3Oldest12 sFailed, last 24 h0Last finishedmail, 14 March 2026/,
  )
  expect(await part('Outbox')).toMatch(/Needs a lookWaiting1Sent, last 24 h38.*Mails wait\.$/)
  expect(screen.queryByRole('region', { name: 'AI budget' })).toBeNull()
  screen.getByText('Not set up: AI budget, Last webhook')
  expect(await part('Chain readers')).toContain('bitcoin2 open, next check 6 min late')
  expect(await part('Database')).toContain('Size214 MBReplicas2, 0.3 s behind')
  expect(await part('People')).toBe('PeopleActive, last 24 h412New, last 24 h7Shared ideas to review4, oldest 3 h')
  expect(within(await screen.findByRole('region', { name: 'Versions' })).getByText('24 of 24 steps')).toBeTruthy()
})

test('a replica that does not answer is named where the replicas are counted', async () => {
  open({ ...full, database: { ...full.database, replicas: 0, replicaIsUp: false, replicaLagSeconds: null } })
  expect((await screen.findByRole('region', { name: 'Database' })).textContent).toContain('Replicas0, not answering')
})

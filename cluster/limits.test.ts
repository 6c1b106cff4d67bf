import { expect, test } from 'vitest'
import { nothingLost } from './compare.ts'
import type { Report } from './drill.ts'
import { isWithin, limitsOf } from './limits.ts'

const report = (event: Report['event'], more: Partial<Report> = {}): Report => ({
  event,
  gap: 1,
  added: 0.1,
  whole: 5,
  requests: 100,
  failed: {},
  retried: 0,
  slowest: 10,
  logged: [],
  isWell: true,
  lost: nothingLost,
  ...more,
})

const ledger = {
  handIns: 9,
  acknowledged: 9,
  retried: 1,
  lost: 0,
  twice: 0,
  unacknowledged: 0,
  lostRounds: 0,
  lostAccounts: 0,
  lostOfPeopleHere: 0,
  lostAndSentAgain: 0,
  wrongProgress: 0,
  withoutSolutions: 0,
  withoutScore: 0,
  breaches: [],
}
const seen = { unseen: 0, errors: 0, cutOff: 0, broken: 0 }

/** The names of the figures beyond their limits. */
const beyond = (reports: readonly Report[], more: { ledger?: object; seen?: object } = {}) =>
  limitsOf(reports, { ...ledger, ...more.ledger }, { ...seen, ...more.seen })
    .filter((each) => !isWithin(each))
    .map(({ name }) => name)

test('an event that did not run has no figure', () => {
  const names = limitsOf([report('crash')], ledger, seen).map(({ name }) => name)
  expect(names.filter((name) => /machine|switchover|hangs|rolling/.test(name))).toEqual([])
  expect(names).toContain('hand-ins acknowledged and lost')
})

test('the worst of several events is the figure', () => {
  const limits = limitsOf([report('machine', { gap: 9 }), report('machine', { gap: 10.5, added: 0.4 })], ledger, seen)
  expect(limits.filter(({ name }) => name.includes('machine')).map(({ value }) => value)).toEqual([10.5, 0.4])
})

test.each([
  ['machine', { gap: 11.01 }, 'seconds without hand-ins, the machine of the primary gone'],
  ['machine', { added: 0.51 }, 'seconds that the app adds, the machine of the primary gone'],
  ['machine', { added: null }, 'seconds that the app adds, the machine of the primary gone'],
  ['switchover', { gap: 2.01 }, 'seconds without hand-ins in a planned switchover'],
  ['switchover', { added: 0.51 }, 'seconds that the app adds in a planned switchover'],
  ['stall', { gap: 14.01 }, 'seconds without hand-ins, the primary hangs, with a watchdog'],
  ['rolling', { failed: { 503: 1 } }, 'requests failed in a rolling restart'],
  ['update', { failed: { 404: 1 } }, 'requests failed while this release took the place of the other'],
  ['downgrade', { failed: { 0: 1 } }, 'requests failed while the other release took its place again'],
  ['etcd', { isWell: false }, 'events after which all was not well again'],
] as const)('%s with %j is beyond a limit', (event, more, name) => {
  expect(beyond([report(event)])).toEqual([])
  expect(beyond([report(event, more)])).toEqual([name])
})

test.each([
  [{ ledger: { lost: 1 } }, 'hand-ins acknowledged and lost'],
  [{ ledger: { unacknowledged: 1 } }, 'hand-ins that were never acknowledged'],
  [{ ledger: { lostRounds: 1 } }, 'rounds that were opened and lost'],
  [{ ledger: { lostAccounts: 1 } }, 'accounts that were made and lost'],
  [{ ledger: { breaches: ['I8: a number'] } }, 'invariants that do not hold'],
  [{ seen: { errors: 1 } }, 'answers that say 500'],
  [{ seen: { broken: 1 } }, 'failures of the drill itself'],
  [{ seen: { unseen: 1 } }, 'hand-ins that their writer did not find in the history'],
])('%j is beyond a limit', (more, name) => {
  expect(beyond([report('crash')], more)).toEqual([name])
})

test('only a killed process of the app may cut requests off', () => {
  const reports = [report('app', { failed: { 0: 3, 503: 1 } }), report('crash', { failed: { 503: 9 } })]
  expect(beyond(reports, { seen: { cutOff: 3 } })).toEqual([])
  expect(beyond(reports, { seen: { cutOff: 4 } })).toEqual(['requests cut off where no process of the app was killed'])
})

test('a stall without a watchdog is reported apart, and makes no run fail', () => {
  const lost = { handIns: ['k', 'l'], rounds: ['r'], accounts: ['ada@example.org'] }
  const reports = [report('crash'), report('unfenced', { gap: 30, failed: { 0: 1, 500: 2 }, lost })]
  expect(beyond(reports, { seen: { cutOff: 1, errors: 2 } })).toEqual([])
  const figures = limitsOf(reports, { ...ledger, lostOfPeopleHere: 1, lostAndSentAgain: 1 }, seen)
  const apart = figures.filter(({ name }) => name.endsWith('without a watchdog'))
  expect(apart.map(({ value }) => value)).toEqual([30, 2, 1, 1, 1, 1])
  const others = [report('crash', { failed: { 500: 2 } }), report('unfenced')]
  expect(beyond(others, { seen: { errors: 2 } })).toEqual(['answers that say 500'])
})

test('the kills of a run are counted, without a limit', () => {
  const [kills] = limitsOf([report('app'), report('machine'), report('rolling'), report('stall')], ledger, seen)
  expect(kills).toEqual({ name: 'kills', value: 2 })
})

import { expect, test } from 'vitest'
import type { Entry } from './clients.ts'
import { compareLedger, lostOf, nothingLost, together, without } from './compare.ts'

const entry = (round: string, more: Partial<Entry> = {}): Entry => ({
  round,
  text: 'a doorstop',
  key: 'k',
  cookie: 'c',
  email: 'ada@example.org',
  tries: 1,
  isAcknowledged: true,
  wasMissing: false,
  at: 0,
  ...more,
})
const held = {
  solutions: new Map([
    ['r1a doorstop', 1],
    ['r2a doorstop', 2],
  ]),
  rounds: new Set(['r1', 'r2', 'r3']),
  accounts: new Set(['ada@example.org']),
}
const nothing = { entries: [], signedUp: [] }

test('what was acknowledged and is there once is no loss', () => {
  const promises = { entries: [entry('r1', { tries: 3 })], signedUp: ['ada@example.org'] }
  const none = {
    lost: 0,
    lostOfPeopleHere: 0,
    lostAndSentAgain: 0,
    twice: 0,
    unacknowledged: 0,
    lostRounds: 0,
    lostAccounts: 0,
  }
  expect(compareLedger(promises, held)).toEqual({ handIns: 1, acknowledged: 1, retried: 1, ...none })
})

test('a hand-in that was acknowledged and is not there is lost, one that is there twice is counted twice', () => {
  expect(compareLedger({ ...nothing, entries: [entry('r3'), entry('r2')] }, held)).toMatchObject({ lost: 1, twice: 1 })
})

test('a hand-in without an acknowledgement is counted, and is no loss', () => {
  const entries = [entry('r3', { isAcknowledged: false })]
  expect(compareLedger({ ...nothing, entries }, held)).toMatchObject({ unacknowledged: 1, lost: 0, lostRounds: 0 })
})

test('a round is lost where the server did not know it later, or the database does not hold it', () => {
  const entries = [entry('r1', { wasMissing: true }), entry('r4', { isAcknowledged: false })]
  expect(compareLedger({ ...nothing, entries }, held)).toMatchObject({ lostRounds: 2 })
})

test('an account is lost where its sign-up was answered and nobody has the address', () => {
  const signedUp = ['ada@example.org', 'grace@example.org']
  expect(compareLedger({ ...nothing, signedUp }, held)).toMatchObject({ lostAccounts: 1 })
})

test('what was lost in an event apart is no loss of the others', () => {
  const lostThen = { entries: [entry('r4'), entry('r5', { isAcknowledged: false })], signedUp: ['eve@example.org'] }
  const apart = lostOf(lostThen, held)
  expect(compareLedger(lostThen, held, { lost: apart, apart })).toMatchObject({
    lost: 0,
    unacknowledged: 0,
    lostRounds: 0,
    lostAccounts: 0,
  })
  const later = { entries: [...lostThen.entries, entry('r6', { key: 'later' })], signedUp: ['ada@example.org'] }
  expect(without(lostOf(later, held), apart)).toEqual({ handIns: ['later'], rounds: ['r6'], accounts: [] })
  expect(compareLedger(later, held, { lost: apart, apart })).toMatchObject({ lost: 1, lostRounds: 1 })
  expect(together([nothingLost, apart])).toEqual(apart)
})

test('what a device has sent again since stays a loss of its event', () => {
  const promises = { entries: [entry('r1')], signedUp: [] }
  const lost = { ...nothingLost, handIns: ['k'] }
  const gone = { ...promises, entries: [entry('r1', { email: 'eve@example.org' })] }
  expect(compareLedger(promises, held, { lost, apart: lost })).toMatchObject({ lostOfPeopleHere: 1 })
  expect(compareLedger(gone, held, { lost, apart: lost })).toMatchObject({ lostOfPeopleHere: 0 })
  expect(compareLedger(promises, held, { lost, apart: nothingLost })).toMatchObject({ lost: 1, lostAndSentAgain: 1 })
  expect(compareLedger(promises, held, { lost, apart: lost })).toMatchObject({ lost: 0, lostAndSentAgain: 1 })
})

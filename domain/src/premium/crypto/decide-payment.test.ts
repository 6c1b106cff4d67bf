import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Credit, Observation } from './confirmations.ts'
import { decidePayment, type PaymentState, type PaymentStatus, paymentStatuses } from './decide-payment.ts'

const minute = 60_000
const begin = 1_800_000_000_000
const payment: PaymentState = {
  status: 'created',
  due: 100n,
  createdAt: begin,
  expiresAt: begin + 20 * minute,
  firstSeenAt: null,
  received: 0n,
}
const at = (now: number) => ({ now, certainty: { confirmations: 3, isFinalizedEnough: true } })
const credit = (given: Partial<Credit> = {}): Credit => ({
  tx: 'a',
  outRef: '0',
  amount: 100n,
  block: { height: 7, hash: 'h7', at: begin + minute },
  confirmations: 3,
  isFinal: false,
  ...given,
})
const waiting = { block: null, confirmations: 0 }
const sees = (...credits: Credit[]): Observation => ({ kind: 'answered', credits })
const unavailable: Observation = { kind: 'unavailable' }
const soon = begin + 5 * minute
const late = begin + 21 * minute

const lateBlock = { height: 8, hash: 'h8', at: late }
const seen = { status: 'seen', firstSeenAt: soon } as const
const rows: [string, Partial<PaymentState>, Observation[], number, PaymentStatus][] = [
  ['nothing yet', {}, [sees()], soon, 'created'],
  ['nothing in time', {}, [sees()], late, 'expired'],
  ['it waits for a block', {}, [sees(credit(waiting))], soon, 'seen'],
  ['it is in a block', {}, [sees(credit({ confirmations: 1 }))], soon, 'seen'],
  ['enough blocks stand on it', {}, [sees(credit())], soon, 'verified'],
  ['the chain says it stays', {}, [sees(credit({ confirmations: 1, isFinal: true }))], soon, 'verified'],
  ['attack 32: one unit is missing', {}, [sees(credit({ amount: 99n }))], soon, 'underpaid'],
  [
    'attack 32: two parts reach the sum',
    {},
    [sees(credit({ amount: 60n }), credit({ tx: 'b', amount: 40n }))],
    soon,
    'verified',
  ],
  [
    'the second part waits',
    {},
    [sees(credit({ amount: 60n }), credit({ tx: 'b', amount: 40n, ...waiting }))],
    soon,
    'seen',
  ],
  ['attack 32: too much', {}, [sees(credit({ amount: 500n }))], soon, 'verified'],
  ['seen in time, settled late', { ...seen, received: 100n }, [sees(credit())], late, 'verified'],
  [
    'attack 36: a crumb was seen in time, and the rest came late',
    { ...seen, received: 1n },
    [sees(credit({ amount: 1n, ...waiting }), credit({ tx: 'b', amount: 99n, block: lateBlock }))],
    late,
    'late_review',
  ],
  [
    'attack 36: we looked late, at a crumb in time and a rest that was not',
    {},
    [sees(credit({ amount: 1n }), credit({ tx: 'b', amount: 99n, block: lateBlock }))],
    late,
    'late_review',
  ],
  [
    'its time was over, but it had come before',
    { status: 'expired' },
    [sees(credit({ confirmations: 1 }))],
    late,
    'expired',
  ],
  ['and now it is sure', { ...seen, status: 'expired', received: 100n }, [sees(credit())], late, 'verified'],
  ['we looked late at what came in time', {}, [sees(credit())], late, 'verified'],
  ['attack 31: it came late', {}, [sees(credit({ block: { height: 7, hash: 'h', at: late } }))], late, 'late_review'],
  [
    'attack 31: after it had expired',
    { status: 'expired' },
    [sees(credit({ block: { height: 7, hash: 'h', at: late } }))],
    late,
    'late_review',
  ],
  [
    'the rest did not come in time',
    { ...seen, status: 'underpaid' },
    [sees(credit({ amount: 60n }))],
    late,
    'late_review',
  ],
  [
    'attack 30: it was there before the payment',
    {},
    [sees(credit({ block: { height: 1, hash: 'h', at: begin - 3 * 60 * minute } }))],
    soon,
    'created',
  ],
  ['attack 47: its block is gone', seen, [sees()], soon, 'created'],
  ['attack 53: gone after it was granted', { ...seen, status: 'verified' }, [sees()], late, 'revoked'],
  ['attack 53: one look does not see it', { ...seen, status: 'verified', received: 100n }, [sees()], late, 'verified'],
  [
    'granted, and the blocks on it come and go',
    { ...seen, status: 'verified' },
    [sees(credit({ confirmations: 1 }))],
    late,
    'verified',
  ],
  ['taken back, and there again', { ...seen, status: 'revoked' }, [sees(credit())], late, 'verified'],
  ['attack 33: nobody answers', seen, [unavailable], late, 'seen'],
  ['attack 33: one of two does not answer', seen, [sees(credit()), unavailable], soon, 'seen'],
  ['attack 34: one of two does not see it', {}, [sees(credit()), sees()], soon, 'seen'],
  [
    'attack 34: two see it in other blocks',
    {},
    [sees(credit()), sees(credit({ block: { height: 7, hash: 'other', at: begin } }))],
    soon,
    'seen',
  ],
  ['attack 34: two see other amounts', {}, [sees(credit()), sees(credit({ amount: 99n }))], soon, 'underpaid'],
  ['a person has it in hand', { ...seen, status: 'late_review' }, [sees(credit())], late, 'late_review'],
  ['nothing of value came', {}, [sees(credit({ amount: 0n }))], soon, 'created'],
]

describe('what a reading of the chain says of a payment', () => {
  test.each(rows)('%s', (_, given, observations, now, status) => {
    expect(decidePayment({ ...payment, ...given }, observations, at(now)).status).toBe(status)
  })
})

test('the progress is that of the least confirmed part that is needed', () => {
  const parts = [
    credit({ amount: 60n, confirmations: 9 }),
    credit({ tx: 'b', amount: 40n, confirmations: 1 }),
    credit({ tx: 'c', amount: 1n, ...waiting }),
  ]
  expect(decidePayment(payment, [sees(...parts)], at(soon))).toMatchObject({ confirmations: 1, received: 101n })
})

const someCredit = fc.record({
  tx: fc.constantFrom('a', 'b', 'c'),
  outRef: fc.constantFrom('0', '1'),
  amount: fc.bigInt(0n, 120n),
  block: fc.option(
    fc.record({
      height: fc.integer({ min: 1, max: 9 }),
      hash: fc.constantFrom('h1', 'h2'),
      at: fc.integer({ min: begin - 200 * minute, max: late }),
    }),
  ),
  confirmations: fc.integer({ min: 0, max: 5 }),
  isFinal: fc.boolean(),
})
const someLook: fc.Arbitrary<Observation> = fc.oneof(
  { weight: 5, arbitrary: fc.array(someCredit, { maxLength: 4 }).map((credits) => sees(...credits)) },
  { weight: 1, arbitrary: fc.constant(unavailable) },
)
const somePayment = fc.record({
  status: fc.constantFrom(...paymentStatuses),
  due: fc.bigInt(1n, 200n),
  createdAt: fc.constant(begin),
  expiresAt: fc.constant(payment.expiresAt),
  firstSeenAt: fc.option(fc.integer({ min: begin, max: late })),
  received: fc.bigInt(0n, 200n),
})
const someNow = fc.integer({ min: begin, max: late + 60 * minute })

const byAmount = (a: bigint, b: bigint) => (a < b ? -1 : 1)

describe('whatever the readings say', () => {
  test('nothing is granted below the due amount, by the best of all readings', () => {
    fc.assert(
      fc.property(somePayment, fc.array(someLook, { maxLength: 3 }), someNow, (given, looks, now) => {
        const after = decidePayment(given, looks, at(now))
        const isNewGrant = after.status === 'verified' && given.status !== 'verified'
        const parts = looks.flatMap((look) => (look.kind === 'answered' ? look.credits : []))
        // The best that any look says of each part.
        const best = Object.values(Object.groupBy(parts, ({ tx, outRef }) => `${tx} ${outRef}`))
        const most = best.map(
          (said = []) =>
            said
              .map(({ amount }) => amount)
              .toSorted(byAmount)
              .at(-1) ?? 0n,
        )
        expect(isNewGrant && most.reduce((sum, amount) => sum + amount, 0n) < given.due).toBe(false)
      }),
    )
  })

  test('their order and repetition change nothing', () => {
    fc.assert(
      fc.property(somePayment, fc.array(someLook, { minLength: 1, maxLength: 3 }), someNow, (given, looks, now) => {
        const once = decidePayment(given, looks, at(now))
        expect(decidePayment(given, looks.toReversed(), at(now))).toEqual(once)
        expect(decidePayment(given, [...looks, ...looks], at(now))).toEqual(once)
      }),
    )
  })

  test('a reading that failed changes nothing', () => {
    fc.assert(
      fc.property(somePayment, fc.array(someLook, { maxLength: 2 }), someNow, (given, looks, now) => {
        const { status, firstSeenAt } = decidePayment(given, [...looks, unavailable], at(now))
        expect({ status, firstSeenAt }).toEqual({ status: given.status, firstSeenAt: given.firstSeenAt })
      }),
    )
  })
})

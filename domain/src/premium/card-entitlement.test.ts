import { expect, test } from 'vitest'
import { type CardFacts, decideCardEntitlement } from './card-entitlement.ts'

const at = (text: string) => Date.parse(text)
const paid: CardFacts = {
  status: 'active',
  plan: 'monthly',
  periodStart: at('2026-03-01'),
  periodEnd: at('2026-04-01'),
  cancelAt: null,
  endedAt: null,
  isPaid: true,
  isFirst: false,
  reversal: null,
  isEndedByRefund: false,
}
const endedAt = at('2026-03-10')
const failed = { status: 'past_due', isPaid: false }

test.each<{ facts: Partial<CardFacts>; until: string | null; why: string }>([
  { facts: {}, until: '2026-04-02', why: 'a paid period, and a day for the renewal to arrive' },
  { facts: { isFirst: true }, until: '2026-04-02', why: 'so does the first' },
  { facts: { status: 'trialing' }, until: '2026-04-02', why: 'a trial is a period' },
  { facts: { cancelAt: at('2026-04-01') }, until: '2026-04-01', why: 'what is cancelled ends to the second' },
  { facts: { cancelAt: at('2026-03-20') }, until: '2026-03-20', why: 'or earlier, if it was to end earlier' },
  { facts: { cancelAt: at('2027-01-01') }, until: '2026-04-01', why: 'a later end pays for nothing' },
  { facts: failed, until: '2026-03-08', why: 'a week of grace after what was paid, not after what was billed' },
  { facts: { isPaid: false }, until: '2026-03-08', why: 'a renewal that is not charged yet' },
  { facts: { ...failed, cancelAt: at('2026-03-05') }, until: '2026-03-05', why: 'no grace past its end' },
  { facts: { ...failed, isFirst: true }, until: null, why: 'no grace for what was never paid' },
  { facts: { isPaid: false, isFirst: true }, until: null, why: 'active without a payment is not paid' },
  { facts: { status: 'canceled', endedAt: at('2026-03-10') }, until: '2026-03-10', why: 'ended at once' },
  { facts: { status: 'canceled', endedAt: at('2026-04-01') }, until: '2026-04-01', why: 'ended with its period' },
  { facts: { ...failed, status: 'canceled', endedAt: at('2026-03-20') }, until: '2026-03-08', why: 'ended by neglect' },
  {
    facts: { status: 'canceled', endedAt, isEndedByRefund: true, reversal: 'refunded' },
    until: null,
    why: 'refunded, and so ended by us',
  },
  {
    facts: { status: 'canceled', endedAt, isEndedByRefund: true, reversal: 'charged_back' },
    until: null,
    why: 'taken back by the bank, and so ended by us',
  },
  {
    facts: { status: 'canceled', endedAt, isEndedByRefund: true },
    until: '2026-04-01',
    why: 'the refund failed after we ended it',
  },
  {
    facts: { ...failed, status: 'canceled', endedAt, isEndedByRefund: true },
    until: '2026-03-08',
    why: 'a period that was not paid is not given for a refund of another',
  },
  { facts: { status: 'canceled' }, until: null, why: 'canceled at no moment' },
  { facts: { status: 'unpaid' }, until: null, why: 'given up' },
  { facts: { status: 'paused' }, until: null, why: 'paused' },
  { facts: { status: 'incomplete' }, until: null, why: 'nothing is paid yet' },
  { facts: { status: 'incomplete_expired' }, until: null, why: 'nothing was ever paid' },
  { facts: { status: 'a word of tomorrow' }, until: null, why: 'what we do not know gives nothing' },
  { facts: { plan: null }, until: null, why: 'a price that is none of ours' },
  { facts: { reversal: 'refunded' }, until: null, why: 'all of it was given back' },
  { facts: { reversal: 'disputed' }, until: null, why: 'the bank took it back' },
])('$until: $why', ({ facts, until }) => {
  const verdict = decideCardEntitlement({ ...paid, ...facts })
  if (until === null) expect(verdict).toEqual({ off: expect.stringMatching(/^[A-Z].*\.$/) })
  else expect(verdict).toEqual({ until: at(until) })
})

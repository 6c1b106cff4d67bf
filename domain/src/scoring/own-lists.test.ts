import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownListsSentence } from './own-lists.ts'

test.each([
  { lists: 0, narrower: 0, equal: 0, says: /^Too early to say: this takes eight .* there are none so far\.$/ },
  { lists: 1, narrower: 1, equal: 0, says: /^Too early to say: .* there is one so far\.$/ },
  { lists: 7, narrower: 7, equal: 0, says: /^Too early to say: .* there are seven so far\.$/ },
  {
    lists: 8,
    narrower: 8,
    equal: 0,
    says: /^Wider than all of your last eight lists\. By chance alone one list in nine is\.$/,
  },
  {
    lists: 10,
    narrower: 8,
    equal: 0,
    says: /^Wider than eight of your last ten lists\. By chance alone one list in four is\.$/,
  },
  { lists: 10, narrower: 5, equal: 0, says: /^About as wide as usual: wider than five of your last ten lists\.$/ },
  { lists: 10, narrower: 3, equal: 7, says: /^About as wide as usual: wider than three of your last ten lists\.$/ },
  { lists: 10, narrower: 0, equal: 10, says: /^About as wide as usual: wider than none of your last ten lists\.$/ },
  {
    lists: 10,
    narrower: 2,
    equal: 0,
    says: /^Narrower than eight of your last ten lists\. By chance alone one list in four is\.$/,
  },
  {
    lists: 30,
    narrower: 0,
    equal: 0,
    says: /^Narrower than all of your last 30 lists\. By chance alone one list in 31 is\.$/,
  },
])('$narrower narrower and $equal equal of $lists lists: $says', ({ says, ...beside }) => {
  expect(ownListsSentence(beside)).toMatch(says)
})

test('nothing is called wider or narrower that chance does in two lists of five', () => {
  const beside = fc
    .tuple(fc.integer({ min: 8, max: 30 }), fc.nat(30), fc.nat(30))
    .map(([lists, a, b]) => ({ lists, narrower: Math.min(a, lists), equal: Math.min(b, lists - Math.min(a, lists)) }))
  fc.assert(
    fc.property(beside, ({ lists, narrower, equal }) => {
      const most = Math.max(narrower, lists - narrower - equal)
      const chance = (lists - most + 1) / (lists + 1)
      const says = ownListsSentence({ lists, narrower, equal })
      if (chance > 0.4) expect(says).toMatch(/^About as wide as usual/)
      if (chance < 0.28) expect(says).toMatch(/^(Wider|Narrower)/)
    }),
  )
})

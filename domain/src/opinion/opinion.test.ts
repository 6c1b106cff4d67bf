import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeRatingPasses, type RatingPass, ratingMeasures } from './opinion.ts'

const look = (change: Partial<RatingPass> = {}): RatingPass => ({
  originality: 2,
  fit: 3,
  detail: 1,
  group: 'reuse',
  sameAs: null,
  flag: 'none',
  why: 'Often said.',
  ...change,
})

test.each([
  { name: 'alike', there: 2, back: 2, mean: 2, unsure: false },
  { name: 'one apart', there: 2, back: 3, mean: 2.5, unsure: false },
  { name: 'two apart', there: 4, back: 2, mean: 3, unsure: true },
  { name: 'as far apart as can be', there: 0, back: 5, mean: 2.5, unsure: true },
])('two looks $name', ({ there, back, mean, unsure }) => {
  for (const measure of ratingMeasures)
    expect(mergeRatingPasses([look({ [measure]: there })], [look({ [measure]: back })])).toMatchObject([
      { [measure]: mean, unsure },
    ])
})

test.each([
  { name: 'neither says so', there: [null, null, null], back: [null, null, null], same: [null, null, null] },
  { name: 'only one says so', there: [null, 0, null], back: [null, null, null], same: [null, null, null] },
  { name: 'both say so', there: [null, 0, null], back: [null, 0, null], same: [null, 0, null] },
  { name: 'each from its own end', there: [null, null, 0], back: [2, null, null], same: [null, null, 0] },
  { name: 'by another one', there: [null, 0, 1], back: [2, 2, null], same: [null, 0, 0] },
  { name: 'in a ring', there: [1, 2, 0], back: [1, 2, 0], same: [null, 0, 0] },
  { name: 'of itself', there: [0, 1, 2], back: [0, 1, 2], same: [null, null, null] },
])('ideas are the same when both looks hold them for it: $name', ({ there, back, same }) => {
  const looks = (places: readonly (number | null)[]) => places.map((sameAs) => look({ sameAs }))
  expect(mergeRatingPasses(looks(there), looks(back)).map(({ sameAs }) => sameAs)).toEqual(same)
})

test('what either look warns of is warned of; words come from the first', () => {
  const there = [look({ group: 'games', why: 'First.' })]
  expect(mergeRatingPasses(there, [look({ flag: 'unsafe', group: 'play', why: 'Second.' })])).toMatchObject([
    { flag: 'unsafe', group: 'games', why: 'First.' },
  ])
  expect(mergeRatingPasses([look({ flag: 'abusive' })], [look({ flag: 'unsafe' })])).toMatchObject([
    { flag: 'abusive' },
  ])
})

const whole = fc.integer({ min: 0, max: 5 })
const someLooks = (count: number) =>
  fc.array(
    fc
      .record({
        originality: whole,
        fit: whole,
        detail: whole,
        sameAs: fc.option(fc.nat({ max: count - 1 }), { nil: null }),
      })
      .map(look),
    { minLength: count, maxLength: count },
  )

test('numbers do not depend on which look came first, stay from 0 to 5, and "the same" points back', () => {
  const pairs = fc.integer({ min: 1, max: 8 }).chain((count) => fc.tuple(someLooks(count), someLooks(count)))
  fc.assert(
    fc.property(pairs, ([there, back]) => {
      const opinion = mergeRatingPasses(there, back)
      expect(mergeRatingPasses(back, there)).toEqual(opinion)
      for (const [place, { sameAs, ...idea }] of opinion.entries()) {
        for (const measure of ratingMeasures) expect(idea[measure]).toBeGreaterThanOrEqual(0)
        for (const measure of ratingMeasures) expect(idea[measure]).toBeLessThanOrEqual(5)
        expect(sameAs ?? -1).toBeLessThan(place)
        if (sameAs !== null) expect(opinion[sameAs]?.sameAs).toBeNull()
      }
    }),
  )
})

test('looks at different lists are refused', () => {
  expect(() => mergeRatingPasses([look()], [])).toThrow(RangeError)
})

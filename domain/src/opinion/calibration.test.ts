import { expect, test } from 'vitest'
import { agreementSentence, measureAgreement } from './calibration.ts'

test.each([
  { why: 'the same order and scale', model: [1, 2, 3], people: [1, 2, 3], r: 1, slope: 1, intercept: 0 },
  { why: 'half the scale, higher up', model: [0, 2, 4], people: [2, 3, 4], r: 1, slope: 0.5, intercept: 2 },
  { why: 'the other way round', model: [1, 2, 3], people: [3, 2, 1], r: -1, slope: -1, intercept: 4 },
  { why: 'a model that says the same of all', model: [2, 2, 2], people: [1, 2, 3], r: 0, slope: 0, intercept: 2 },
  { why: 'people who say the same of all', model: [1, 2, 3], people: [4, 4, 4], r: 0, slope: 0, intercept: 4 },
])('$why', ({ model, people, r, slope, intercept }) => {
  const found = measureAgreement([{ model, people }])
  expect(found).toMatchObject({ ideas: 3, problems: 1 })
  for (const [name, value] of Object.entries({ r, slope, intercept })) expect(found[name as 'r']).toBeCloseTo(value, 12)
})

test('agreement is measured within each problem: an easy one and a hard one do not help each other', () => {
  const easy = { model: [4, 5, 4, 5], people: [5, 4, 4, 5] }
  const hard = { model: [1, 0, 1, 0], people: [1, 2, 2, 1] }
  const { r, problems, ideas } = measureAgreement([easy, hard])
  expect(r).toBeCloseTo(0, 12)
  expect([problems, ideas]).toEqual([2, 8])
})

const measured = { ideas: 165, problems: 11, slope: 0.5, intercept: 1 }

test.each([
  { agreement: null, says: 'We haven’t compared this model’s ratings with people’s.' },
  { agreement: { r: 0.19, ...measured }, says: /barely matched people’s \(r = 0\.19\)\.$/ },
  { agreement: { r: -0.4, ...measured }, says: /barely matched people’s \(r = -0\.40\)\.$/ },
  {
    agreement: { r: 0.41, ...measured },
    says: /^Across 165 ideas for 11 problems, this model’s ratings matched people’s \(r = 0\.41\)\./,
  },
])('$says', ({ agreement, says }) => {
  expect(agreementSentence(agreement)).toMatch(says)
})

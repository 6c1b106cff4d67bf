import { expect, test } from 'vitest'
import { shapeOf, textOf } from './shape.ts'
import { finishedRound } from './test/finished.ts'

/** A round of ideas, each as unusual as its number; null is not counted. */
const ofHeights = (heights: readonly (number | null)[], best: number | null = null, strategies = 2) => {
  const { feedback, ...round } = finishedRound()
  if (!feedback) throw new Error('A round has feedback.')
  const [idea] = feedback.score.ideas
  if (!idea) throw new Error('A round has ideas.')
  const score = {
    ...feedback.score,
    ideas: heights.map((originality) => ({ ...idea, originality })),
    order: { ...feedback.score.order, best },
    fluency: { ...feedback.score.fluency, different: heights.filter((height) => height !== null).length },
    flexibility: {
      ...feedback.score.flexibility,
      strategies: (['people', 'play', 'time'] as const).slice(0, strategies),
    },
  }
  return textOf(shapeOf({ ...round, score })).split('\n')
}

test.each([
  { heights: [0, 12, 13, 50, 87, 88, 100], marks: '▁▁▂▅▇██' },
  { heights: [40, null, 40], marks: '▄·▄' },
  { heights: [20, 60, 95], best: 2, marks: '▂▅🔥' },
])('the marks stand for heights in the order of writing: $marks', ({ heights, best, marks }) => {
  expect(ofHeights(heights, best)[1]).toBe(marks)
})

test.each([
  { heights: [20, 40], facts: '2 ideas, 2 strategies' },
  { heights: [20], strategies: 1, facts: '1 idea, 1 strategy' },
  { heights: [20, null], strategies: 0, facts: '2 ideas, 1 different' },
  { heights: [1, 2, 3, 4, 5, 6], best: 5, facts: '6 ideas, 2 strategies, the most unusual was no. 6' },
])('a screen reader reads the shape in words: $facts', ({ heights, best, strategies, facts }) => {
  expect(ofHeights(heights, best ?? null, strategies)[3]).toBe(facts)
})

test('it names the day and no word of the problem, of the ideas or of what they are about', () => {
  const round = finishedRound({ favourites: [2] })
  const { score } = round.feedback ?? {}
  if (!score) throw new Error('A round has feedback.')
  const shape = textOf(shapeOf({ ...round, score }))
  expect(shape.split('\n')).toEqual([
    'Firecrest, 14 March 2026',
    expect.stringMatching(/^[▁▂▃▄▅▆▇█]{7}🔥$/u),
    'how unusual, in the order of writing',
    expect.stringMatching(/^8 ideas, 7 different, \d strategies, the most unusual was no\. 8$/),
  ])
})

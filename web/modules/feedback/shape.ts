import { brand } from '../../ui/brand.ts'
import type { Feedback, FinishedRound } from './feedback.queries.ts'
import { counted, numberOf } from './numbering.ts'

type ShapeInput = Pick<FinishedRound, 'day'> & {
  score: Pick<Feedback['score'], 'ideas' | 'order' | 'fluency' | 'flexibility'>
}

const heights = [...'▁▂▃▄▅▆▇█']
export const bestMark = '🔥'
const none = '·'

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A height from 1 to 8 for each idea in the order of writing; 0 if it is not counted. */
const marksOf = ({ ideas, order }: ShapeInput['score']) =>
  ideas.map(({ originality }, place) => {
    const high =
      originality === null ? 0 : Math.min(heights.length, 1 + Math.floor((originality * heights.length) / 100))
    return { high, sign: place === order.best ? bestMark : (heights[high - 1] ?? none) }
  })

/** Four lines of plain text for any chat. No word of the problem or of an idea is in it. */
export function shapeOf({ day, score }: ShapeInput) {
  const { ideas, order, fluency, flexibility } = score
  const facts = [
    counted(ideas.length, 'idea'),
    fluency.different < ideas.length && `${fluency.different} different`,
    flexibility.strategies.length > 0 && counted(flexibility.strategies.length, 'strategy', 'strategies'),
    order.best !== null && `the most unusual was no. ${numberOf(order.best)}`,
  ]
  return {
    head: `${brand}, ${date.format(Date.parse(`${day}T00:00:00Z`))}`,
    marks: marksOf(score),
    legend: 'how unusual, in the order of writing',
    facts: facts.filter(Boolean).join(', '),
  }
}

export type Shape = ReturnType<typeof shapeOf>

export const textOf = ({ head, marks, legend, facts }: Shape): string =>
  [head, marks.map(({ sign }) => sign).join(''), legend, facts].join('\n')

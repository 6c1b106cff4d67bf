import { brand } from '../../ui/brand.ts'
import type { Feedback, FinishedRound } from './feedback.queries.ts'
import { counted, numberOf } from './numbering.ts'

type Shown = Pick<FinishedRound, 'day'> & {
  score: Pick<Feedback['score'], 'ideas' | 'order' | 'fluency' | 'flexibility'>
}

const heights = [...'▁▂▃▄▅▆▇█']
const best = '🔥'
/** An idea that is not counted. */
const none = '·'

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * The shape of a round as plain text for any chat: how unusual each idea was, in the order of writing, and how many
 * there were. No word of the problem or of an idea is in it; what the marks show is said in words as well.
 */
export function shapeOf({ day, score: { ideas, order, fluency, flexibility } }: Shown): string {
  const marks = ideas.map(({ originality }, place) => (place === order.best ? best : markOf(originality)))
  const facts = [
    counted(ideas.length, 'idea'),
    fluency.different < ideas.length && `${fluency.different} different`,
    flexibility.strategies.length > 0 && counted(flexibility.strategies.length, 'strategy', 'strategies'),
    order.best !== null && `the most unusual was no. ${numberOf(order.best)}`,
  ]
  return [
    `${brand}, ${date.format(Date.parse(`${day}T00:00:00Z`))}`,
    `${marks.join('')} how unusual, in the order of writing`,
    facts.filter(Boolean).join(', '),
  ].join('\n')
}

const markOf = (originality: number | null) =>
  originality === null ? none : heights[Math.min(heights.length - 1, Math.floor((originality * heights.length) / 100))]

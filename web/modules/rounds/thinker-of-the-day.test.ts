import { thinkers } from '@app/content/thinkers'
import { expect, test } from 'vitest'
import { thinkerBriefs } from './thinker-briefs.ts'
import { thinkerOfTheDayId } from './thinker-of-the-day.ts'

test('the briefs say what the thinkers say', () =>
  expect(thinkerBriefs).toEqual(Object.fromEntries(thinkers.map(({ id, name, cta }) => [id, [name, cta]]))))

test('all twenty take their turn', () => {
  const month = Array.from({ length: 20 }, (_, day) => thinkerOfTheDayId(`2026-11-${String(day + 1).padStart(2, '0')}`))
  expect(new Set(month).size).toBe(20)
})

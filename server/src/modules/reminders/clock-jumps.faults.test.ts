import { expect, test } from 'vitest'
import { openReminders } from '../../test/reminders.ts'

test.each([
  ['an hour back', '2026-11-23T06:15:00Z'],
  ['a day forward', '2026-11-24T07:15:00Z'],
])('a clock that jumps %s and is put right reminds once on each day', async (_, jumped) => {
  const world = await openReminders()
  await world.join('Maya', { days: 127 })
  const moments = ['2026-11-23T07:15:00Z', jumped, '2026-11-23T07:16:00Z']
  for (const moment of [...moments, ...[24, 25, 26].map((day) => `2026-11-${day}T07:15:00Z`)]) {
    world.until(moment)
    await world.send()
  }
  const { rows } = await world.pool.query('select day::text from reminder_sent order by day')
  expect(rows.map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'])
  expect(world.service.received).toHaveLength(4)
})

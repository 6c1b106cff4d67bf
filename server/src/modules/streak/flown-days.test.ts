import { expect, test } from 'vitest'
import { solve, storedAndRecountedStreak, user, type World } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'

const west = 'Pacific/Pago_Pago'
const east = 'Pacific/Kiritimati'

/** Two sessions in three days: one in the west, then one in the east, where a date is skipped each time. */
const momentOf = (session: number) => new Date(Date.UTC(2026, 5, 1 + Math.floor((3 * (session - 1)) / 2), 15))

/** The streak as it is shown, stored, counted from the log, and shown by the story. */
async function countEverywhere(world: World, { cookie, id }: { cookie: string; id: string }) {
  const { stored, recounted } = await storedAndRecountedStreak(world, id)
  const { body: summary } = await world.call('GET', '/api/streak', { cookie })
  const { body: story } = await world.call('GET', '/api/streak/story?from=2026-06-01&to=2026-07-31', { cookie })
  const shown = await user(world, cookie)
  return new Set([stored.length, recounted.length, summary.streak, story[0].streak, shown.streak])
}

test('T11: twenty sessions in thirty days between the ends of the world are no unbroken streak', async () => {
  const world = await createWorld({ at: momentOf(1).toISOString() })
  const ada = await world.signIn('Ada', west)
  const lengths: number[] = []
  for (let session = 1; session <= 20; session++) {
    world.clock.now = momentOf(session)
    const { body } = await solve(world, ada.cookie)
    lengths.push(body.user.streak)
    expect(await countEverywhere(world, ada)).toEqual(new Set([body.user.streak]))
    const timeZone = session % 2 === 1 ? east : west
    await world.call('POST', '/api/settings/time-zone', { cookie: ada.cookie, body: { timeZone } })
  }
  // Two skipped days are kept; the others take the freezes that were given and earned, or break the streak.
  expect(lengths).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 1, 2, 1, 2, 3, 4, 1, 2, 1])

  const range = 'from=2026-06-01&to=2026-06-30'
  const { body: calendar } = await world.call('GET', `/api/progress/days?${range}`, { cookie: ada.cookie })
  const daysOf = (kind: string) =>
    calendar.days.flatMap((each: { day: string; kind: string }) => (each.kind === kind ? each.day.slice(5) : []))
  expect(daysOf('bridged')).toEqual(['06-02', '06-05'])
  expect(daysOf('frozen')).toEqual(['06-08', '06-11', '06-23'])

  const { body: story } = await world.call('GET', `/api/streak/story?${range}`, { cookie: ada.cookie })
  const sentences = new Map(
    story.map(({ day, sentence }: { day: string; sentence: string }) => [day.slice(8), sentence]),
  )
  const tooOften =
    'You skipped this day by changing time zones. In any 30 days, up to 2 skipped days count towards your streak.'
  expect(['05', '08', '14'].map((day) => sentences.get(day))).toEqual([
    'Fri 5 Jun: skipped when you changed time zones. Your 3-day streak is safe.',
    `Mon 8 Jun: missed. A freeze saved your 5-day streak. None left. ${tooOften}`,
    `Sun 14 Jun: missed. You had no freezes left. ${tooOften}`,
  ])
})

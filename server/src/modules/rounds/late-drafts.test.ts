import { addDays } from '@app/domain/day/day'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findBreaches } from '../../test/invariants.ts'
import { type Pass, passesOf, sendFromDevice } from '../../test/passes.ts'
import { givePremium } from '../../test/premium.ts'
import { allEqual, storedAndRecounted, storedAndRecountedStreak } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'

const first = '2026-06-01'
const hour = 3_600_000
const start = Date.parse(`${first}T00:00:00Z`)
const aYear = 366 * 24 * hour

interface Draft {
  pass: Pass
  /** Of the four days, from 0. */
  place: number
  finished: number
}

interface Arrival {
  draft: Draft
  at: number
}

/** The rule on paper, in UTC: within its day by our clock, or in order, of its day, and here within three days after it. */
function countsOnPaper({ draft, at }: Arrival) {
  const begins = start + draft.place * 24 * hour
  const ends = begins + 27 * hour
  const isOfItsDay = (moment: number) => begins <= moment && moment < ends
  const isInOrder = start <= draft.finished && draft.finished <= at
  return isOfItsDay(at) || (isInOrder && isOfItsDay(draft.finished) && at <= begins + 96 * hour)
}

/** Twenty drafts of four days, each sent some times within eight days, in any order. */
const walk = fc.record({
  finished: fc.array(fc.integer({ min: -3, max: 26 }), { minLength: 20, maxLength: 20 }),
  sendings: fc.array(fc.record({ draft: fc.nat(19), hours: fc.nat(8 * 24) }), { minLength: 80, maxLength: 80 }),
  skew: fc.constantFrom(0, aYear, -aYear, 90_000),
})

test('T08, T10: a hundred sendings of drafts from a week without network, in any order, are each draft once, on its day or in the history', async () => {
  const world = await createWorld({ at: `${first}T00:00:00Z` })
  const second = { ...world, ...world.openProcess() }
  let people = 0
  await fc.assert(
    fc.asyncProperty(walk, async ({ finished, sendings, skew }) => {
      world.clock.now = new Date(start)
      const { cookie, id } = await world.signIn(`Sailor${people++}`)
      await givePremium(world.db, id)
      const { days } = await passesOf(world, cookie)
      const drafts = days.flatMap(({ passes }, place) =>
        passes.map((pass, i) => ({
          pass,
          place,
          finished: start + (24 * place + (finished[5 * place + i] ?? 0)) * hour,
        })),
      )
      const sent = sendings.flatMap(({ draft, hours }) => ({ draft: drafts[draft], at: start + hours * hour }))
      // Whatever was not sent before goes out when the network is back, a week later.
      const all = [...sent, ...drafts.map((draft) => ({ draft, at: start + 8 * 24 * hour }))]
        .filter((each): each is Arrival => each.draft !== undefined && each.draft.finished <= each.at)
        .toSorted((a, b) => a.at - b.at)

      const verdicts = new Map<Draft, boolean>()
      for (const [i, { draft, at }] of all.entries()) {
        world.clock.now = new Date(at)
        const expected = verdicts.get(draft) ?? countsOnPaper({ draft, at })
        verdicts.set(draft, expected)
        const sending = { finished: new Date(draft.finished).toISOString(), skew, key: draft.pass.id }
        const { status, body } = await sendFromDevice(i % 2 ? world : second, cookie, draft.pass, sending)
        expect({ status, counts: body.notCounted === null }).toEqual({ status: 200, counts: expected })
        expect(body.round.day).toBe(addDays(first, draft.place))
      }

      const { rows } = await world.pool.query(
        `select count(*)::int as solutions, count(distinct round_id)::int as rounds from solution where user_id = $1`,
        [id],
      )
      expect(rows).toEqual([{ solutions: 20, rounds: 20 }])
      const doneDays = new Set(drafts.filter((draft) => verdicts.get(draft)).map(({ place }) => addDays(first, place)))
      const log = await world.pool.query(`select day from day_log where user_id = $1 and kind = 'done' order by 1`, [
        id,
      ])
      expect(log.rows.map(({ day }) => day)).toEqual([...doneDays].toSorted())
      const { stored, recounted } = await storedAndRecountedStreak(world, id)
      expect(stored).toEqual(recounted)
      expect(stored.doneDays).toBe(doneDays.size)
    }),
    { numRuns: 4 },
  )
  expect(new Set((await storedAndRecounted(world)).map((each) => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify(allEqual)]),
  )
  expect(await findBreaches(world.pool, new Date('2026-07-01'))).toEqual([])
})

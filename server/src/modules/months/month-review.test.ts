import { addDays } from '@app/domain/day/day'
import { isBlank, isStorable } from '@app/domain/text/text'
import { expect, test } from 'vitest'
import { hostileTexts } from '../../test/matrix/hostile-texts.ts'
import { type PastSession, writeSessions } from '../../test/past-sessions.ts'
import { createWorld } from '../../test/world.ts'

const at = '2026-11-26T20:00:00Z'
const world = await createWorld({ at })
const ask = (cookie: string, month: string) => world.call('GET', `/api/months/${month}`, { cookie })

/** Somebody whose account is from before all months of these tests. */
async function join(name: string, sessions: readonly PastSession[] = [], zone?: string) {
  const person = await world.signIn(name, zone)
  await world.pool.query(`update "user" set created_at = '2026-08-10' where id = $1`, [person.id])
  await writeSessions(world, person.id, sessions)
  return person
}

let number = 0
const days = (from: string, count: number) => Array.from({ length: count }, (_, place) => addDays(from, place))

test('a month shows its lit days and sums, what was practised, and the own two newest picks of each week', async () => {
  const { cookie } = await join('Ada', [
    { day: '2026-10-31', ideas: ['of October'], favourites: [0], thinkerId: 'hokusai', techniqueLines: [0] },
    {
      day: '2026-11-02',
      thinkerId: 'hokusai',
      ideas: ['picked, common', { text: 'picked, rare', rarity: 70 }, { text: 'not picked', rarity: 90, people: 0 }],
      favourites: [0, 1],
      techniqueLines: [1, 2],
    },
    {
      day: '2026-11-03',
      thinkerId: 'curie',
      ideas: [{ text: 'picked later', rarity: 50 }],
      favourites: [0],
      techniqueLines: [],
    },
    { day: '2026-11-03', number: 2, ideas: ['without a choice'], thinkerId: 'curie', techniqueLines: [0] },
    { day: '2026-11-30', ideas: ['of the last day'], favourites: [0] },
  ])
  const { status, body } = await ask(cookie, '2026-11')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    month: '2026-11',
    isOver: false,
    before: '2026-10',
    after: null,
    litDays: ['2026-11-02', '2026-11-03', '2026-11-30'],
    sessions: 4,
    ideas: 6,
    unusual: { idea: 'not picked', day: '2026-11-02', thinkerId: 'hokusai', nobodyOf: 61 },
    weeks: [
      { from: '2026-11-01', to: '2026-11-08', picks: ['picked, rare', 'picked later'] },
      { from: '2026-11-23', to: '2026-11-30', picks: ['of the last day'] },
    ],
    practised: {
      techniques: [
        { thinkerId: 'hokusai', lines: 2 },
        { thinkerId: 'curie', lines: 1 },
      ],
      steps: { met: 0, shown: 0 },
      line: { idea: 'picked, rare', day: '2026-11-02', thinkerId: 'hokusai' },
    },
  })
})

test('of the steps that the coach checked in a month it is said how many were met', async () => {
  const { id, cookie } = await join('Steps', [
    { day: '2026-10-30', ideas: ['of October'] },
    ...days('2026-11-02', 4).map((day) => ({ day, ideas: ['of November'] })),
  ])
  await world.pool.query(
    `insert into coach_step (id, user_id, rule, set_by, set_day, facts, outcome, judged_in, closed_at)
     select gen_random_uuid(), $1, 'without', id, day, '{}', o.outcome, id, finished_at
     from (select *, row_number() over (order by day) as place from round where user_id = $1) as r
       join unnest(array['did', 'did', 'not_yet', 'dropped']) with ordinality as o(outcome, place) using (place)`,
    [id],
  )
  expect((await ask(cookie, '2026-11')).body.practised.steps).toEqual({ met: 1, shown: 2 })
})

test('a list without a total is left out, until the person says that it is theirs', async () => {
  const { id, cookie } = await join('Withheld', [
    {
      day: '2026-11-02',
      ideas: ['doubted'],
      favourites: [0],
      techniqueLines: [0],
      thinkerId: 'rumi',
      withheld: 'topic',
    },
  ])
  const ideas = async () => (await ask(cookie, '2026-11')).body.ideas
  expect(await ideas()).toBe(0)
  // The day counts, and the session is one.
  expect((await ask(cookie, '2026-11')).body).toMatchObject({ litDays: ['2026-11-02'], sessions: 1 })
  await world.pool.query('update round set claimed_at = now() where user_id = $1', [id])
  expect(await ideas()).toBe(1)
})

test.each([
  { sample: 29, people: 0, nobodyOf: null, why: 'below thirty people nothing is said' },
  { sample: 30, people: 0, nobodyOf: 30, why: 'from thirty on it is' },
  { sample: 61, people: 2, nobodyOf: null, why: 'nor where somebody had it' },
])('nobody of $sample people with $people who had the idea: $why', async ({ sample, people, nobodyOf }) => {
  const ideas = ['common', { text: 'rare', rarity: 80, people }]
  const { cookie } = await join(`Sample${sample}of${people}`, [{ day: '2026-11-02', sample, ideas }])
  const { unusual } = (await ask(cookie, '2026-11')).body
  expect(unusual && [unusual.idea, unusual.nobodyOf]).toEqual(nobodyOf && ['rare', nobodyOf])
})

test('a month without a session is empty, and has months beside it', async () => {
  const { cookie } = await join('Grace', [{ day: '2026-08-20', ideas: ['long ago'] }])
  expect((await ask(cookie, '2026-09')).body).toMatchObject({
    month: '2026-09',
    isOver: true,
    before: '2026-08',
    after: '2026-10',
    litDays: [],
    sessions: 0,
    ideas: 0,
    unusual: null,
    weeks: [],
    practised: { techniques: [], steps: { met: 0, shown: 0 }, line: null },
  })
  expect((await ask(cookie, '2026-08')).body.before).toBeNull()
})

test('sessions of a day that counted in another zone stay in the month of that day', async () => {
  const { cookie } = await join('Emmy', [
    { day: '2026-10-31', zone: 'Pacific/Kiritimati', ideas: ['in the east'] },
    { day: '2026-11-01', zone: 'Pacific/Pago_Pago', ideas: ['in the west'] },
  ])
  const months = await Promise.all(['2026-10', '2026-11'].map(async (month) => (await ask(cookie, month)).body))
  expect(months.map(({ litDays }) => litDays)).toEqual([['2026-10-31'], ['2026-11-01']])
})

test.each(['2026-12', '2027-01', '2026-07', '0000-00', '2026-13', '2026-1', '20261', '9999-99', 'x', "2026-11'--"])(
  'the month %s is missing: it is to come, from before the account, or none',
  async (month) => {
    const { cookie } = await join(`Missing${++number}`)
    expect(await ask(cookie, encodeURIComponent(month))).toMatchObject({ status: 404, body: { code: 'not_found' } })
  },
)

test('T01: a month holds nothing of another person, who finds the own one by the same address', async () => {
  const ada = await join('Mary', [{ day: '2026-11-02', ideas: [{ text: 'hers', rarity: 80 }], favourites: [0] }])
  const other = await join('Rosa')
  expect(JSON.stringify((await ask(ada.cookie, '2026-11')).body)).toContain('hers')
  const { status, body, text } = await ask(other.cookie, '2026-11')
  expect([status, body.sessions]).toEqual([200, 0])
  expect(text).not.toContain('hers')
  expect((await world.call('GET', '/api/months/2026-11', {})).status).toBe(401)
})

const month = (
  from: string,
  sessions: number,
  { ideas, ...more }: Omit<PastSession, 'day' | 'ideas'> & { ideas: number },
) =>
  days(from, sessions).map((day, place) => ({
    day,
    switches: 2,
    ideas: Array.from({ length: ideas + (place % 3) }, (_, n) => `idea ${n} of ${day}`),
    ...more,
  }))

test('a shorter month is named as plainly as a longer one, with what it rests on', async () => {
  const { cookie } = await join('Shorter', [
    ...month('2026-09-02', 15, { ideas: 3 }),
    ...month('2026-10-02', 20, { ideas: 8 }),
    ...month('2026-11-01', 22, { ideas: 3 }),
  ])
  expect((await ask(cookie, '2026-10')).body.change.line).toBe(
    'Your lists were longer: about nine ideas, compared with four in September.',
  )
  expect((await ask(cookie, '2026-11')).body.change).toEqual({
    line: 'Your lists were shorter: about four ideas, compared with nine in October.',
    detail:
      '22 sessions compared with 20. That’s probably not just luck. Changes of direction, rarity and detail: no clear difference. This shows how you wrote here, not how clever you are.',
  })
})

test('under eight sessions in either month nothing is said, and a first month has nothing beside it', async () => {
  const { cookie } = await join('Few', [
    ...month('2026-08-12', 9, { ideas: 3 }),
    ...month('2026-10-02', 7, { ideas: 8 }),
    ...month('2026-11-01', 22, { ideas: 3 }),
  ])
  expect((await ask(cookie, '2026-11')).body.change).toEqual({
    line: 'Not enough sessions to tell.',
    detail: '22 in November, 7 in October. We need eight in each month to compare.',
  })
  expect((await ask(cookie, '2026-09')).body.change.line).toBe('Not enough sessions to tell.')
  expect((await ask(cookie, '2026-08')).body.change.line).toBe('This is your first month.')
})

test('months that were counted by another version of the score are not compared', async () => {
  const { cookie } = await join('Version', [
    ...month('2026-10-02', 12, { ideas: 8, version: 7 }),
    ...month('2026-11-01', 12, { ideas: 3 }),
  ])
  expect((await ask(cookie, '2026-11')).body.change).toEqual({
    line: 'Not enough sessions to tell.',
    detail: '12 in November, 12 in October. We changed how we count, so only some of them can be compared.',
  })
})

test('ideas of any letters come back as they were written', async () => {
  const texts = hostileTexts.filter((text) => isStorable(text) && !isBlank(text) && text.length < 2_000).slice(0, 20)
  const { cookie } = await join('Hostile', [{ day: '2026-11-02', ideas: texts, favourites: [0, 1] }])
  expect((await ask(cookie, '2026-11')).body.weeks[0].picks).toEqual(texts.slice(0, 2))
})

import { techniques } from '@app/content/techniques'
import { expect, test } from 'vitest'
import { generate, handIn, ideas } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-02T08:00:00Z'
const dayMs = 24 * 3_600_000

/** Somebody with ten slots, whose days are moved on. */
async function openCoachedWorld() {
  const world = await createWorld({ at })
  // Each day has its own problem: here all ask for the same, so that the lists below answer it.
  await world.pool.query(
    `update problem set form = 'idea', text = 'The bus is late. What could make the wait pleasant?'`,
  )
  const { cookie, id } = await world.signIn('Ada')
  const call = (path: string, body?: object) =>
    world.call(body ? 'POST' : 'GET', path, { cookie, ...(body && { body }) })
  async function begin(day: number) {
    world.clock.now = new Date(Date.parse(at) + day * dayMs)
    const { body: round } = await generate(world, cookie)
    await world.pool.query('update round set slots = 10 where id = $1', [round.id])
    return round
  }
  /** The session of a day: what it showed is sent along with its list. */
  async function write(day: number, texts: readonly string[], practice: object = {}, chosen?: string) {
    const round = await begin(day)
    const { stage, step } = round.practice
    const shown = { stage, opener: null, stepId: step?.id ?? null, ...practice }
    const list = { ...ideas(round.id, ...texts), thinkerId: chosen ?? round.practice.thinkerId }
    const { body } = await handIn(world, cookie, { ...list, practice: shown })
    return { round, reply: body.round }
  }
  const choose = async (id: string, favourites: number[] = [0], techniqueLines?: number[]) =>
    (await call(`/api/rounds/${id}/favourites`, { favourites, ...(techniqueLines && { techniqueLines }) })).body
  async function play(day: number, texts: readonly string[], favourites?: number[]) {
    const { round } = await write(day, texts)
    return { round, finished: await choose(round.id, favourites) }
  }
  const steps = async () =>
    (await world.pool.query('select rule, outcome, sessions, shown_in, set_by from coach_step order by set_day, id'))
      .rows
  return { world, cookie, id, call, begin, write, choose, play, steps }
}

const three = ['Paint a chess board on the ground', 'Hang up a hammock for two', 'Let a choir sing the timetable']
const eight = [
  ...three,
  'Fold paper boats out of old tickets',
  'Grow strawberries in the frame of the map',
  'Lend out umbrellas with a riddle on each',
  'A telescope that looks into the bakery',
  'Knit one scarf together, a row each',
]

test('a short list asks for two more, and the next session says whether they came', async () => {
  const { begin, play, steps, call } = await openCoachedWorld()
  const first = await play(0, three)
  expect(first.round.practice.step).toBeNull()
  expect(first.finished.coach).toMatchObject({
    last: null,
    next: { lead: 'You wrote 3 ideas, with room for 10.', line: 'Keep going. The bad ones count too.', tryText: null },
  })
  expect(first.finished.coach.next.why).toHaveLength(1)
  const second = await play(1, eight)
  // Five are two more than three, and there is room for four.
  expect(second.round).toMatchObject({ slots: 4, practice: { step: { line: expect.stringMatching(/Aim for 4\.$/) } } })
  expect(second.finished.coach.last).toEqual({ outcome: 'did', sentence: 'Done: 8 ideas, up from 3.' })
  expect(await steps()).toMatchObject([{ rule: 'all-slots', outcome: 'did', sessions: 1, shown_in: null }])
  // It was the one task of its session, so no technique was shown.
  expect(second.finished).toMatchObject({ stage: null, coach: { next: exercise } })
  expect((await begin(2)).practice).toMatchObject({ step: null, stage: 1 })
  expect((await call(`/api/rounds/${second.round.id}`)).body.coach.last.outcome).toBe('did')
  expect((await call(`/api/rounds/${first.round.id}`)).body.coach.next).toEqual(exercise)
})

/** What there is to do on a result without a step. */
const exercise = { id: null, lead: '', line: expect.stringMatching(/^[A-Z].*\.$/), why: [], tryText: null }

async function openWithStep() {
  const coached = await openCoachedWorld()
  const first = await coached.play(0, three)
  return { ...coached, askedById: first.round.id, stepId: first.finished.coach.next.id }
}

test('a thinker that somebody chooses beside a step is practised too', async () => {
  const { world, cookie, begin, choose, stepId } = await openWithStep()
  const round = await begin(1)
  const practice = { stage: 1, opener: null, stepId, thinkerBy: 'person' }
  await handIn(world, cookie, { ...ideas(round.id, ...eight), thinkerId: 'mozart', practice })
  const finished = await choose(round.id, [0], [1])
  expect(finished).toMatchObject({ stage: 1, techniqueLines: [1], coach: { last: { outcome: 'did' } } })
})

test('lines that changed one thing, as their technique asked, are counted with no other', async () => {
  const { world, cookie, begin, choose } = await openCoachedWorld()
  const same = ['Hooks with umbrellas for two', 'Umbrellas for two on hooks', 'Hooks with umbrellas for three']
  for (const [day, thinkerId, sameAs, count] of [
    [0, 'curie', 0, 1],
    [1, 'mozart', null, 3],
  ] as const) {
    const round = await begin(day)
    const practice = { stage: 1, opener: null, stepId: null, thinkerBy: 'person' }
    await handIn(world, cookie, { ...ideas(round.id, ...same), thinkerId, practice })
    const { feedback } = await choose(round.id)
    expect(feedback.score.ideas[1].sameAs).toBe(sameAs)
    expect(feedback.sentences.headline).toBe(day === 0 ? 'One idea' : 'Three ideas')
    expect(feedback.score.fluency.different).toBe(count)
    expect(
      (await world.pool.query(`select score, reading from round where id = $1`, [round.id])).rows[0],
    ).toMatchObject({
      score: {
        total: feedback.score.total,
        fluency: { different: count },
        flexibility: { value: day === 0 ? 0 : null },
      },
      reading: { ideas: count },
    })
  }
})

test('a step of before that is asked for no more disturbs nothing', async () => {
  const { world, call, play, steps, askedById } = await openWithStep()
  await world.pool.query(`update coach_step set rule = 'use-rule'`)
  expect((await call(`/api/rounds/${askedById}`)).body.coach.next).toEqual(exercise)
  const second = await play(1, three)
  expect([second.round.practice.step, second.finished.coach.last]).toEqual([null, null])
  expect((await steps()).map(({ outcome }) => outcome)).toEqual(['lapsed', null])
})

test('a step that was not done is asked for once more by the list that missed it, and then left for now', async () => {
  const { play, begin, call, steps, stepId, askedById } = await openWithStep()
  const missed = 'Not yet: 3 ideas. Two more would have done it.'
  const { coach, id } = (await play(1, three)).finished
  expect(coach.last).toEqual({ outcome: 'not_yet', sentence: missed })
  expect(coach.next).toMatchObject({ id: stepId, lead: '', line: 'Write down the bad ones too. Aim for 5.' })
  expect((await call(`/api/rounds/${askedById}`)).body.coach.next).toEqual(exercise)
  const again = await play(2, three)
  expect(again.round.practice.step.id).toBe(stepId)
  const closed = { outcome: 'not_yet', sentence: 'Not yet: 3 ideas. We’ll leave this step for now.' }
  expect(again.finished.coach).toEqual({ last: closed, next: exercise })
  expect((await call(`/api/rounds/${id}`)).body.coach.next).toEqual(exercise)
  expect(await steps()).toMatchObject([{ outcome: 'not_yet', sessions: 2 }])
  expect((await begin(3)).practice.step).toBeNull()
})

test('a choice that is sent twice, or at the same time, compares the list once', async () => {
  const { write, choose, steps } = await openWithStep()
  const { round, reply } = await write(2, three)
  expect(reply.coach.last).toBeNull()
  expect((await choose(round.id, [7])).code).toBe('no_such_idea')
  expect(await steps()).toMatchObject([{ sessions: 0, shown_in: round.id }])
  await Promise.all([choose(round.id), choose(round.id, [1]), choose(round.id, [])])
  await choose(round.id, [2])
  expect(await steps()).toMatchObject([{ outcome: null, sessions: 1, shown_in: null }])
})

test('a page that is closed before the choice is compared with the next list', async () => {
  const { write, play, steps } = await openWithStep()
  const { round } = await write(2, eight)
  expect(await steps()).toMatchObject([{ outcome: null, shown_in: round.id }])
  await play(3, three)
  expect((await steps())[0]).toMatchObject({ outcome: 'did', sessions: 1 })
})

test('of two devices the list that takes the place is compared, the other one is none', async () => {
  const { world, cookie, id, begin, choose, steps, stepId } = await openWithStep()
  const round = await begin(2)
  const practice = { stage: 3, opener: null, stepId }
  expect((await handIn(world, cookie, { ...ideas(round.id, ...three), practice })).status).toBe(200)
  expect((await handIn(world, cookie, { ...ideas(round.id, ...eight), practice })).status).toBe(409)
  await choose(round.id)
  expect(await steps()).toMatchObject([{ outcome: null, sessions: 1 }])
  const { rows } = await world.pool.query('select count(*)::int as open from coach_step where user_id = $1', [id])
  expect(rows).toEqual([{ open: 1 }])
})

test('after a week without a list the step lapses without a word, also where the clock went on by itself', async () => {
  const { begin, play, steps } = await openWithStep()
  expect((await begin(8)).practice.step).toBeNull()
  const { finished } = await play(8, eight)
  expect(finished.coach.last).toBeNull()
  expect((await steps())[0]).toMatchObject({ outcome: 'lapsed', sessions: 0 })
})

test('a clock that went back sets no second step', async () => {
  const { play, steps } = await openCoachedWorld()
  await play(5, three)
  expect((await play(3, three)).finished.coach).toMatchObject({ last: { outcome: 'not_yet' }, next: { lead: '' } })
  expect(await steps()).toMatchObject([{ outcome: null, sessions: 1 }])
})

test('a step can be dropped and taken back, tried on the spot, and is nobody else’s', async () => {
  const { world, call, begin, steps, stepId, askedById } = await openWithStep()
  const post = (what: string, body = {}) => call(`/api/coach/steps/${stepId}/${what}`, body)
  const tried = await post('try', { text: 'A bench that hums' })
  expect(tried).toMatchObject({
    status: 200,
    body: { id: askedById, coach: { next: { tryText: 'A bench that hums' } } },
  })
  const dropped = { round: { id: askedById, coach: { next: exercise } }, shouldOfferSwitch: false }
  expect((await post('drop')).body).toMatchObject(dropped)
  expect((await post('drop')).body).toMatchObject(dropped)
  expect((await begin(2)).practice.step).toBeNull()
  expect((await post('restore')).body.coach.next.id).toBe(stepId)
  expect((await begin(2)).practice.step.id).toBe(stepId)
  expect(await steps()).toMatchObject([{ outcome: null }])
  const stranger = await world.signIn('Eve')
  const theirs = await world.call('POST', `/api/coach/steps/${stepId}/drop`, { cookie: stranger.cookie })
  expect(theirs.status).toBe(404)
})

test('the list of a visit that joins the account leaves the open step open, with the numbers of that list', async () => {
  const { world, cookie, call, steps } = await openWithStep()
  world.clock.now = new Date(Date.parse(at) + 2 * dayMs)
  const { body: visit, cookies } = await world.call('GET', '/api/guest-problems/random')
  const body = {
    problemId: visit.id,
    solutions: three.slice(0, 2),
    thinkerId: 'rumi',
    practice: { stage: 1, opener: null, stepId: null },
  }
  const browser = cookies[0]?.split(';')[0]
  const claimed = await world.call('POST', '/api/guest-problems/claim', { cookie: `${cookie}; ${browser}`, body })
  expect(claimed.status).toBe(200)
  expect(claimed.body.round).toEqual((await call('/api/rounds/latest')).body.today)
  expect((await steps()).filter(({ outcome }) => outcome === null)).toHaveLength(1)
})

test('an opener that is submitted alone, by a page of another build, is no idea', async () => {
  const { begin, world, cookie, steps } = await openCoachedWorld()
  const round = await begin(0)
  const practice = { stage: 2, opener: 0, stepId: null, thinkerBy: 'person' }
  const list = { ...ideas(round.id, 'From high above,'), thinkerId: 'hokusai', practice }
  const { status, body } = await handIn(world, cookie, list)
  expect(status).toBe(200)
  expect(body.round.feedback.sentences.headline).toBe('We couldn’t count any ideas')
  expect(body.round.coach).toEqual({ last: null, next: exercise })
  expect(await steps()).toEqual([])
})

test('a thinker that is on the list no more disturbs neither path, result nor album', async () => {
  const { world, call, begin, play, id } = await openCoachedWorld()
  const { round } = await play(0, eight)
  await world.pool.query(`update round set thinker_id = 'feynman', technique_lines = '{0}' where user_id = $1`, [id])
  expect((await call(`/api/rounds/${round.id}`)).body).toMatchObject({
    thinkerId: 'feynman',
    techniqueLines: [0],
    coach: { next: { ...exercise, line: techniques['my-own-path'].exercises[1] } },
  })
  const next = await begin(1)
  expect(next.practice.others.map(({ thinkerId }: { thinkerId: string }) => thinkerId)).not.toContain('feynman')
  expect((await call('/api/album')).body.thinkers).toMatchObject([{ thinkerId: 'feynman', lines: 1 }])
  expect((await call('/api/months/2026-03')).status).toBe(200)
})

test.each([[[]], [[1]]])(
  'without a step there is the exercise of the thinker, with lines of the rule: %j',
  async (lines) => {
    const { write, choose } = await openCoachedWorld()
    const { round } = await write(0, eight)
    const [, line] = techniques[round.practice.thinkerId as keyof typeof techniques].exercises
    expect((await choose(round.id, [0], lines)).coach.next).toEqual({ ...exercise, line })
  },
)

test.each([3, 7])('a thinker that returns after %i days gives the other exercise', async (days) => {
  const { write, choose } = await openCoachedWorld()
  const exerciseOn = async (day: number) =>
    (await choose((await write(day, eight, { stage: 1, thinkerBy: 'person' }, 'rumi')).round.id)).coach.next.line
  const both = [await exerciseOn(0), await exerciseOn(days)]
  expect(both.toSorted()).toEqual(techniques.rumi.exercises.toSorted())
})

test('a second drop within a month offers to switch the coach off', async () => {
  const { world, id, call, stepId } = await openWithStep()
  await world.pool.query(
    `insert into coach_step (id, user_id, rule, set_by, set_day, facts, outcome, closed_at)
     select gen_random_uuid(), user_id, 'choose', set_by, '2026-02-20', '{}', 'dropped', '2026-02-20' from coach_step
     where user_id = $1`,
    [id],
  )
  expect((await call(`/api/coach/steps/${stepId}/drop`, {})).body.shouldOfferSwitch).toBe(true)
})

test('switched off, the coach closes its step and says nothing; on again, it goes on', async () => {
  const { world, cookie, call, begin, play, steps } = await openWithStep()
  const turn = (on: boolean) => call('/api/settings/coach', { on })
  expect((await turn(false)).body).toEqual({ on: false })
  expect((await call('/api/settings')).body).toMatchObject({ coachOn: false })
  expect(await steps()).toMatchObject([{ outcome: 'lapsed' }])
  expect((await begin(2)).practice).toMatchObject({ step: null, stage: 1 })
  expect((await play(2, three)).finished.coach).toBeNull()
  await turn(true)
  expect((await play(9, three)).finished.coach.next).toMatchObject({ lead: 'You wrote 3 ideas, with room for 10.' })
  expect((await world.call('GET', '/api/settings', { cookie })).body.coachOn).toBe(true)
})

test('a rule that was dropped twice comes back once the coach is switched on anew', async () => {
  const { call, play } = await openCoachedWorld()
  for (const day of [0, 70]) {
    const { finished } = await play(day, three)
    await call(`/api/coach/steps/${finished.coach.next.id}/drop`, {})
  }
  expect((await play(170, three)).finished.coach.next).toEqual(exercise)
  await call('/api/settings/coach', { on: false })
  await call('/api/settings/coach', { on: true })
  expect((await play(180, three)).finished.coach.next.lead).toBe('You wrote 3 ideas, with room for 10.')
})

test('a list of a release before, one without a score and one idea by itself disturb no step', async () => {
  const { world, id, write, play, steps } = await openWithStep()
  await world.pool.query('update round set reading = null, form = null, stage = null where user_id = $1', [id])
  const alone = await write(2, ['A bench'])
  expect(alone.reply.coach).toMatchObject({ last: null })
  expect((await play(3, ['qwerty', 'asdfg'])).finished.coach).toEqual({ last: null, next: exercise })
  expect((await play(4, three)).finished.form).toBe('idea')
  expect((await steps()).filter(({ outcome }) => outcome === null)).toHaveLength(1)
})

test('a list in doubt is asked for nothing, and once claimed it is compared with its step and names its technique', async () => {
  const { write, choose, call, steps } = await openWithStep()
  const angry = ['You are all idiots', 'This app is stupid and so is the lamp', 'I hate this question']
  const { round, reply } = await write(2, angry)
  const coach = { last: null, next: exercise }
  expect(reply).toMatchObject({ withheld: 'insult', coach })
  expect(await choose(round.id, [0], [0])).toMatchObject({ techniqueLines: null, coach })
  expect(await steps()).toMatchObject([{ outcome: null, sessions: 0, shown_in: round.id }])
  const { body: claimed } = await call(`/api/rounds/${round.id}/claim`, {})
  const last = { outcome: 'not_yet', sentence: 'Not yet: 3 ideas. Two more would have done it.' }
  expect(claimed).toMatchObject({ withheld: null, coach: { last } })
  expect(await choose(round.id, [], [0])).toMatchObject({ techniqueLines: [0], feedback: { favourites: [0] } })
  expect(await steps()).toMatchObject([{ outcome: null, sessions: 1, shown_in: null }])
})

test('a list that nobody claims leaves the step that it has shown open', async () => {
  const { write, play, steps } = await openWithStep()
  await write(2, ['You are all idiots', 'This app is stupid and so is the lamp', 'I hate this question'])
  const { finished } = await play(3, eight)
  expect(finished.coach.last).toMatchObject({ outcome: 'did' })
  expect(await steps()).toMatchObject([{ outcome: 'did', sessions: 1 }])
})

test('a list that was claimed after its choice can set a step', async () => {
  const { write, choose, call, steps } = await openCoachedWorld()
  const { round } = await write(0, ['You are all idiots', 'This app is stupid', 'I hate this question'])
  expect((await choose(round.id)).coach).toEqual({ last: null, next: exercise })
  expect(await steps()).toEqual([])
  const { body: claimed } = await call(`/api/rounds/${round.id}/claim`, {})
  expect(claimed.coach.next.lead).toBe('You wrote 3 ideas, with room for 10.')
})

test('a list that comes late by a device is compared where it takes its place, and sets no step behind a newer one', async () => {
  const { world, cookie, begin, call, choose, steps } = await openCoachedWorld()
  await begin(0)
  const { body: passes } = await call('/api/passes')
  const tomorrow = passes.days.find(({ day }: { day: string }) => day === '2026-03-03').passes[0]
  world.clock.now = new Date(Date.parse(at) + dayMs)
  const finishedAt = world.clock.now.toISOString()
  world.clock.now = new Date(Date.parse(at) + 1.5 * dayMs)
  const sent = { pass: tomorrow.pass, finishedAt, sentAt: world.clock.now.toISOString() }
  const list = { ...ideas(tomorrow.id, ...three), fromDevice: sent }
  const { body } = await handIn(world, cookie, { ...list, practice: { stage: 1, opener: null, stepId: null } })
  expect(body.round.day).toBe('2026-03-03')
  const round = await begin(1.6)
  await handIn(world, cookie, ideas(round.id, ...eight))
  await choose(tomorrow.id)
  expect(await steps()).toEqual([])
})

test('what the device sends of a step that is closed or somebody else’s is nothing', async () => {
  const { write, choose, steps, world } = await openWithStep()
  const { round } = await write(2, three, { stepId: '0b5ad7fd-7a4b-4b6e-9c3c-5f1a54f7d0aa' })
  expect((await choose(round.id)).coach.last).toBeNull()
  expect(await steps()).toMatchObject([{ outcome: null, sessions: 0 }])
  expect(world.clock.now.getUTCDate()).toBe(4)
})

test('the step goes with the download, and with the account', async () => {
  const { world, call, id, stepId } = await openWithStep()
  const { body } = await call('/api/settings/data')
  expect(body.coachSteps).toMatchObject([{ id: stepId, rule: 'all-slots', facts: { n: 3, slots: 10, goal: 5 } }])
  expect(body.rounds[0]).toMatchObject({ form: 'idea', stage: 1, reading: { version: 1, lines: 3, ideas: 3 } })
  await call('/api/settings/delete-account', { confirmation: 'ada@example.org', password: 'analytical' })
  expect((await world.pool.query('select from coach_step where user_id = $1', [id])).rowCount).toBe(0)
})

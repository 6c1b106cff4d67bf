import { expect, test } from 'vitest'
import { eight, exercise, openCoachedWorld, openWithStep, three } from '../../test/coached-world.ts'
import { handIn, ideas } from '../../test/rounds.ts'

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

test('a thinker that somebody chooses beside a step is practised too', async () => {
  const { world, cookie, begin, choose, stepId } = await openWithStep()
  const round = await begin(1)
  const practice = { stage: 1, opener: null, stepId, thinkerBy: 'person' }
  await handIn(world, cookie, { ...ideas(round.id, ...eight), thinkerId: 'mozart', practice })
  const finished = await choose(round.id, [0], [1])
  expect(finished).toMatchObject({ stage: 1, techniqueLines: [1], coach: { last: { outcome: 'did' } } })
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
  expect(coach.next).toMatchObject({ id: stepId, lead: '', line: 'Write down the bad ideas too. Aim for 5.' })
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

test('the step goes with the download, and with the account', async () => {
  const { world, call, id, stepId } = await openWithStep()
  const { body } = await call('/api/settings/data')
  expect(body.coachSteps).toMatchObject([{ id: stepId, rule: 'all-slots', facts: { n: 3, slots: 10, goal: 5 } }])
  expect(body.rounds[0]).toMatchObject({ form: 'idea', stage: 1, reading: { version: 1, lines: 3, ideas: 3 } })
  await call('/api/settings/delete-account', { confirmation: 'ada@example.org', password: 'analytical' })
  expect((await world.pool.query('select from coach_step where user_id = $1', [id])).rowCount).toBe(0)
})

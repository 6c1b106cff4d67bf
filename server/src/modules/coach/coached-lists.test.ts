import { techniques } from '@app/content/techniques'
import { expect, test } from 'vitest'
import {
  coachStartAt,
  dayMs,
  eight,
  exercise,
  openCoachedWorld,
  openWithStep,
  three,
} from '../../test/coached-world.ts'
import { handIn, ideas } from '../../test/rounds.ts'

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

test('the list of a visit that joins the account leaves the open step open, with the numbers of that list', async () => {
  const { world, cookie, call, steps } = await openWithStep()
  world.clock.now = new Date(Date.parse(coachStartAt) + 2 * dayMs)
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
  world.clock.now = new Date(Date.parse(coachStartAt) + dayMs)
  const finishedAt = world.clock.now.toISOString()
  world.clock.now = new Date(Date.parse(coachStartAt) + 1.5 * dayMs)
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

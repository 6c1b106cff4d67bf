import { thinkerAnswers } from '@app/content/thinker-answers'
import { answerConditionTexts } from '@app/domain/rounds/thinker-answer'
import { expect, test } from 'vitest'
import { generate, handIn, ideas, type World } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'
import { toAnswerView } from './thinker-answer.ts'

const at = '2026-03-14T10:00:00Z'
const day = 24 * 3_600_000
const { hokusai, curie } = thinkerAnswers

async function solveLike(world: World, cookie: string, thinkerId?: string, ...texts: string[]) {
  const { body: round } = await generate(world, cookie)
  const written = texts.length > 0 ? texts : ['hang a rope over the old gate', 'plant beans along the long wall']
  const body = { ...ideas(round.id, ...written), ...(thinkerId && { thinkerId }) }
  const reply = await handIn(world, cookie, body)
  return { id: round.id, body, reply, round: reply.body.round }
}

test('the thinker of a session answers its list, and says the same when the list comes again or is looked at later', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { id, body, round } = await solveLike(world, cookie, 'hokusai')
  const first = { line: hokusai['first-this-way'][0], rule: answerConditionTexts['first-this-way'] }
  expect(round).toMatchObject({ answer: first, thinkerSessions: 1 })
  expect((await handIn(world, cookie, body)).body.round).toMatchObject({ answer: first, thinkerSessions: 1 })
  world.clock.now = new Date(world.clock.now.getTime() + day)
  await solveLike(world, cookie, 'hokusai')
  const { body: later } = await world.ask('finishedRound', { params: { id }, cookie })
  expect(later).toMatchObject({ answer: first, thinkerSessions: 1 })
})

test('the second session of a day is answered as one only if its thinker is that of the first', async () => {
  const world = await createWorld({ at })
  for (const [name, thinkerId, line] of [
    ['Ada', 'hokusai', hokusai['second-today'][0]],
    ['Grace', 'curie', curie['first-this-way'][0]],
  ] as const) {
    const { cookie } = await world.signIn(name)
    await solveLike(world, cookie, 'hokusai')
    expect((await solveLike(world, cookie, thinkerId)).round.answer.line).toBe(line)
  }
})

test('no line comes twice within five sessions, and it may come again after them', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const short = ['rope', 'tape', 'glue']
  const lines: (string | undefined)[] = []
  for (let n = 0; n < 8; n++) {
    lines.push((await solveLike(world, cookie, 'hokusai', ...short)).round.answer?.line)
    world.clock.now = new Date(world.clock.now.getTime() + day)
  }
  const said = hokusai['short-ideas'][0]
  const first = hokusai['first-this-way'][0]
  expect(lines.slice(0, 2)).not.toContain(first)
  expect(lines.flatMap((line, n) => (line === said ? n : []))).toEqual([0, 6])
})

test('without a thinker nobody answers, and a line that is not written any more is not shown', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  expect((await solveLike(world, cookie)).round).toMatchObject({ answer: null, thinkerSessions: 0 })
  for (const answer of ['short-ideas/99', 'gone/0', 'short-ideas', ''])
    expect(toAnswerView({ thinkerId: 'hokusai', answer })).toBeNull()
  expect(toAnswerView({ thinkerId: 'nobody', answer: 'short-ideas/0' })).toBeNull()
})

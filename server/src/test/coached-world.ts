import { expect } from 'vitest'
import { generate, handIn, ideas } from './rounds.ts'
import { createWorld } from './world.ts'

export const coachStartAt = '2026-03-02T08:00:00Z'
export const dayMs = 24 * 3_600_000

/** Somebody with ten slots, whose days are moved on. */
export async function openCoachedWorld() {
  const world = await createWorld({ at: coachStartAt })
  // Each day has its own problem: here all ask for the same, so that the lists below answer it.
  await world.pool.query(
    `update problem set form = 'idea', text = 'The bus is late. What could make the wait pleasant?'`,
  )
  const { cookie, id } = await world.signIn('Ada')
  const call = (path: string, body?: object) =>
    world.call(body ? 'POST' : 'GET', path, { cookie, ...(body && { body }) })
  async function begin(day: number) {
    world.clock.now = new Date(Date.parse(coachStartAt) + day * dayMs)
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

export const three = [
  'Paint a chess board on the ground',
  'Hang up a hammock for two',
  'Let a choir sing the timetable',
]
export const eight = [
  ...three,
  'Fold paper boats out of old tickets',
  'Grow strawberries in the frame of the map',
  'Lend out umbrellas with a riddle on each',
  'A telescope that looks into the bakery',
  'Knit one scarf together, a row each',
]

/** What there is to do on a result without a step. */
export const exercise = { id: null, lead: '', line: expect.stringMatching(/^[A-Z].*\.$/), why: [], tryText: null }

export async function openWithStep() {
  const coached = await openCoachedWorld()
  const first = await coached.play(0, three)
  return { ...coached, askedById: first.round.id, stepId: first.finished.coach.next.id }
}

import type { Reply } from '@app/contract/calls'
import { expect } from 'vitest'
import { findBreaches } from './invariants.ts'
import { allEqual, handIn, ideas, storedAndRecounted, type World } from './rounds.ts'

export type Passes = Reply<'dayPasses'>
export type Pass = Passes['days'][number]['passes'][number]

export async function passesOf(world: World, cookie: string): Promise<Passes> {
  const reply = await world.ask('dayPasses', { cookie })
  expect(reply.status).toBe(200)
  return reply.body
}

/** Somebody in Berlin, whose device carries the next days. */
export async function signInCarrying(world: World, name = 'Ada') {
  const { cookie, id } = await world.signIn(name, 'Europe/Berlin')
  return { cookie, id, passes: await passesOf(world, cookie) }
}

/** Numbers and log fit together. */
export async function expectSound(world: World) {
  expect(new Set((await storedAndRecounted(world)).map((each) => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify(allEqual)]),
  )
  expect(await findBreaches(world.pool, new Date('2027-01-01'))).toEqual([])
}

export const allOf = ({ days }: Passes) => days.flatMap(({ passes }) => passes)

/** The first problem that is carried for a day. */
export function passOf({ days }: Passes, day: string): Pass {
  const [pass] = days.find((each) => each.day === day)?.passes ?? []
  if (!pass) throw new Error(`Nothing is carried for ${day}.`)
  return pass
}

interface FromDevice {
  finished: string
  /** By how much the device's clock is wrong, in ms. */
  skew?: number
  ideas?: string[]
  key?: string
}

/** What a device sends now of a problem that it carried. */
export function bodyOf(world: World, { id, pass }: Pick<Pass, 'id' | 'pass'>, sent: FromDevice) {
  const { finished, skew = 0, ideas: list = ['a doorstop'] } = sent
  const deviceTime = (moment: number) => new Date(moment + skew).toISOString()
  const times = { finishedAt: deviceTime(Date.parse(finished)), sentAt: deviceTime(world.clock.now.getTime()) }
  return { ...ideas(id, ...list), fromDevice: { pass, ...times } }
}

export const sendFromDevice = (world: World, cookie: string, pass: Pick<Pass, 'id' | 'pass'>, sent: FromDevice) =>
  handIn(world, cookie, bodyOf(world, pass, sent), sent.key === undefined ? {} : { 'idempotency-key': sent.key })

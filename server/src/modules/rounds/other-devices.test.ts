import { expect, test } from 'vitest'
import { expectSound, passOf, sendFromDevice, signInCarrying } from '../../test/passes.ts'
import { user } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'

// A Saturday in Berlin.
const at = '2026-06-06T09:00:00+02:00'
const saturday = '2026-06-06'
const berlin = (moment: string) => `2026-${moment}+02:00`

test('of two devices with one problem the first counts, and the ideas of the second are kept beside it', async () => {
  const world = await createWorld({ at })
  const { cookie, passes } = await signInCarrying(world)
  const pass = passOf(passes, saturday)
  world.clock.now = new Date(berlin('06-08T08:00:00'))
  const laptop = { finished: berlin('06-06T18:02:00'), ideas: ['A sail', 'a kite'], key: 'laptop' }
  const first = await sendFromDevice(world, cookie, pass, laptop)
  const before = await user(world, cookie)
  const phone = { finished: berlin('06-06T17:48:00'), ideas: ['a sail ', 'a tent', 'a flag'], key: 'phone' }
  const second = await sendFromDevice(world, cookie, pass, phone)
  expect(second).toMatchObject({ status: 200, body: { notCounted: 'other_device', newAchievements: [], user: before } })
  const { otherLists, ...round } = second.body.round
  expect({ ...round, otherLists: [] }).toEqual(first.body.round)
  expect(otherLists).toMatchObject([{ finishedAt: new Date(phone.finished).toISOString(), isAdded: false }])
  expect(otherLists[0].ideas.map(({ text, isNew }: { text: string; isNew: boolean }) => [text, isNew])).toEqual([
    ['a sail ', false],
    ['a tent', true],
    ['a flag', true],
  ])
  expect((await sendFromDevice(world, cookie, pass, phone)).body).toEqual(second.body)
  expect((await sendFromDevice(world, cookie, pass, { ...phone, ideas: ['other'] })).status).toBe(422)
  expect((await sendFromDevice(world, cookie, pass, laptop)).body.notCounted).toBeNull()
  const params = { id: pass.id, listId: otherLists[0].id }
  for (const _ of [1, 2]) {
    const added = await world.ask('addOtherList', { params, cookie })
    expect(added.body).toMatchObject({ ideas: [{}, {}], otherLists: [{ isAdded: true }] })
  }
  expect(await user(world, cookie)).toEqual(before)
  await expectSound(world)
})

test('two devices that send at the same moment leave one list that counts and one beside it', async () => {
  const world = await createWorld({ at })
  const { cookie, passes } = await signInCarrying(world)
  const second = { ...world, ...world.openProcess() }
  world.clock.now = new Date(berlin('06-06T11:00:00'))
  const lists = Array.from({ length: 10 }, (_, i) => [i % 2 ? 'a sail' : 'a kite'])
  const finished = berlin('06-06T10:00:00')
  const replies = await Promise.all(
    lists.map((list, i) =>
      sendFromDevice(i % 3 ? world : second, cookie, passOf(passes, saturday), { finished, ideas: list }),
    ),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  const verdicts = replies.map(({ body }, i) => `${lists[i]} ${body.notCounted}`)
  expect(new Set(verdicts).size).toBe(2)
  expect(replies.filter(({ body }) => body.notCounted === null)).toHaveLength(5)
  const { rows } = await world.pool.query('select texts from other_list')
  expect(rows).toHaveLength(1)
  await expectSound(world)
})

test('a round holds five lists of other devices', async () => {
  const world = await createWorld({ at })
  const { cookie, passes } = await signInCarrying(world)
  const send = (idea: string) =>
    sendFromDevice(world, cookie, passOf(passes, saturday), { finished: at, ideas: [idea] })
  const statuses: number[] = []
  for (const idea of ['1', '2', '3', '4', '5', '6', '7']) statuses.push((await send(`idea ${idea}`)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 409])
  expect((await send('idea 6')).body.notCounted).toBe('other_device')
})

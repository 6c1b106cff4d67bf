import { randomBytes } from 'node:crypto'
import type { RouteName } from '@app/contract/routes'
import { expect, test } from 'vitest'
import { deleteClosedAccounts } from '../modules/settings/delete-account.ts'
import { cardStart, createCardWorld } from '../test/card-world.ts'
import { openFaultyProxy } from '../test/faulty-proxy.ts'
import { findBreaches } from '../test/invariants.ts'
import { bodyOf, passesOf, passOf } from '../test/passes.ts'
import { generate, ideas, solve } from '../test/rounds.ts'
import type { Asked } from '../test/world.ts'

const password = 'analytical'
const many = { count: 100_000, seconds: 3600 }
const world = await createCardWorld({ rules: { signUpsOfNetwork: many, signInFailuresOfNetwork: many } })
type Person = Awaited<ReturnType<typeof world.signIn>>
type Process = Pick<typeof world, 'call' | 'ask'>

const most = 80
const ok = [200, 201, 204]

/** How one call is sent, and what must be so once it was sent again. */
interface Once {
  send(process: Process): Promise<{ status: number; body: { code?: string } }>
  isDone(): Promise<unknown>
}

const count = async (sql: string, ...values: unknown[]): Promise<number> =>
  (await world.pool.query(`select count(*)::int as n from ${sql}`, values)).rows[0]?.n
const enter = async (email: string, by = password) =>
  (await world.ask('signIn', { body: { email, password: by } })).status
const isSignedIn = async (cookie: string) => (await world.ask('currentUser', { cookie })).status === 200

/** A call of somebody who is signed in. */
const call =
  (name: RouteName, { cookie }: Person, sent: Asked = {}): Once['send'] =>
  (process) =>
    process.ask(name, { ...sent, cookie })

const newcomer = (name: string) => ({ firstName: 'Ada', lastName: 'Person', email: `${name}@example.org`, password })

/** Each makes what one call needs, for somebody of that name. */
const writes: Record<string, (name: string) => Promise<Once>> = {
  async 'a sign-up'(name) {
    const body = newcomer(name.toLowerCase())
    return {
      send: (process) => process.ask('signUp', { body }),
      isDone: async () => [await enter(body.email), await count('"user" where email = $1', body.email)],
    }
  },
  async 'a sign-in'(name) {
    const { email } = await world.signIn(name)
    const cookies: string[] = []
    return {
      async send(process) {
        const answer = await process.ask('signIn', { body: { email, password } })
        if (answer.status === 200) cookies.push(...answer.cookies.slice(0, 1))
        return answer
      },
      isDone: async () => [(await isSignedIn(cookies.at(-1)?.split(';')[0] ?? '')) ? 200 : 401, 1],
    }
  },
  async 'a new password'(name) {
    const person = await world.signIn(name)
    const body = { currentPassword: password, newPassword: 'chosen anew' }
    return {
      send: call('changePassword', person, { body }),
      isDone: async () => [await enter(person.email, body.newPassword), 1],
    }
  },
  async 'another time zone'(name) {
    const person = await world.signIn(name)
    await world.ask('saveReminders', { ...person, body: reminder })
    return {
      send: call('changeTimeZone', person, { body: { timeZone: 'Asia/Tokyo' } }),
      isDone: async () => [
        200,
        await count(`"user" where id = $1 and 'Asia/Tokyo' in (time_zone, next_time_zone)`, person.id),
      ],
    }
  },
  async 'no more counting'(name) {
    const person = await world.signIn(name)
    await solve(world, person.cookie)
    return {
      send: call('switchRarity', person, { body: { on: false } }),
      isDone: async () => [200, 1 + (await count('idea_sketch where user_id = $1', person.id))],
    }
  },
  async 'a choice of reminders'(name) {
    const person = await world.signIn(name)
    await world.ask('addPushDevice', { ...person, body: pushDevice(name) })
    return {
      send: call('saveReminders', person, { body: reminder }),
      isDone: async () => [200, await count('reminder where user_id = $1 and is_on and due_at is not null', person.id)],
    }
  },
  async 'a browser for notifications'(name) {
    const person = await world.signIn(name)
    await world.ask('saveReminders', { ...person, body: reminder })
    const device = pushDevice(name)
    return {
      send: call('addPushDevice', person, { body: device }),
      isDone: async () => [200, await count('reminder where user_id = $1 and due_at is not null', person.id)],
    }
  },
  async 'passes for the next days'(name) {
    const person = await world.signIn(name)
    return {
      send: call('dayPasses', person),
      isDone: async () => [200, Math.min(1, await count('day_pass where user_id = $1', person.id))],
    }
  },
  async 'a hand-in'(name) {
    const person = await world.signIn(name)
    const { body: round } = await generate(world, person.cookie)
    const body = ideas(round.id, 'a doorstop')
    return {
      send: call('submitSolutions', person, { body, headers: { 'idempotency-key': name } }),
      isDone: async () => [200, await count('solution where user_id = $1', person.id)],
    }
  },
  async 'a list from a device'(name) {
    const person = await world.signIn(name)
    const pass = passOf(await passesOf(world, person.cookie), '2026-03-01')
    const body = bodyOf(world, pass, { finished: cardStart })
    return {
      send: call('submitSolutions', person, { body, headers: { 'idempotency-key': name } }),
      isDone: async () => [200, await count('solution where user_id = $1', person.id)],
    }
  },
  async 'an account that is deleted'(name) {
    const person = await world.signIn(name)
    await solve(world, person.cookie)
    return {
      send: call('deleteAccount', person, { body: { confirmation: person.email, password } }),
      async isDone() {
        await deleteClosedAccounts(world)
        return [await enter(person.email), 1 + (await count('round where user_id = $1', person.id))]
      },
    }
  },
  async 'a card payment that begins'(name) {
    const person = await world.signIn(name)
    const before = world.stripe.shop.subscriptions.size
    return {
      send: call('createSubscription', person, { body: { plan: 'monthly' } }),
      isDone: async () => [200, world.stripe.shop.subscriptions.size - before],
    }
  },
  async 'a card payment that a page confirms'(name) {
    const person = await world.payer(name, { paid: false })
    await world.stripe.pay(person.secret)
    return {
      send: call('confirmPayment', person, { body: { payment_intent_id: person.intent } }),
      isDone: async () => [200, await grantsOf(person)],
    }
  },
  async 'an event of Stripe'(name) {
    const person = await world.payer(name, { paid: false })
    await world.stripe.pay(person.secret)
    const delivery = world.stripe.sign(world.stripe.shop.events.at(-1) ?? expect.fail('there was no event'))
    return {
      send: (process) => world.deliver(delivery, process as typeof world),
      async isDone() {
        await world.work()
        return [200, await grantsOf(person)]
      },
    }
  },
}

const reminder = { on: true, time: '08:15', days: 127, quiet: null, byMail: false }
const grantsOf = ({ id }: Person) => count('entitlement_grant where user_id = $1', id)
const pushDevice = (name: string) => ({
  endpoint: `https://push.example.org/${name}`,
  p256dh: Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
})

/** What a repeat may say instead of being done: the first one was, and only its reply was lost. */
const doneBefore: Record<string, readonly string[]> = {
  'a sign-up': ['address_taken'],
  'a new password': ['wrong_current_password', 'sign_in_required'],
  'an account that is deleted': ['sign_in_required'],
}
const doneAs: Record<string, unknown> = { 'an account that is deleted': [401, 1] }

const names = Object.keys(writes)
const kinds = ['request', 'reply', 'statement'] as const
const cases = names.flatMap((name) => kinds.map((breaks) => [name, breaks] as const))

type Breaks = (typeof kinds)[number]
type Proxy = Awaited<ReturnType<typeof openFaultyProxy>>

const noRoom = `do $$ begin raise exception 'no room' using errcode = '53100'; end $$`

/** So many statements more pass; the next one fails as on a full disk, and its connection lives. A `begin` writes nothing and does not fail. */
function failStatement({ pool }: ReturnType<typeof world.openProcess>, passing: number) {
  const faults = { passing }
  pool.on('connect', (client) => {
    const { query } = client
    client.query = (...asked: unknown[]) => {
      const isBroken = asked[0] !== 'begin' && faults.passing-- === 0
      const failing = [noRoom, ...asked.filter((each) => typeof each === 'function')]
      return Reflect.apply(query, client, isBroken ? failing : asked)
    }
  })
  return faults
}

/** Breaks one call once and sends it again; false where it was over before its break. */
async function breakOnce({ send, isDone }: Once, what: string, at: { passing: number; breaks: Breaks; proxy: Proxy }) {
  const { passing, breaks, proxy } = at
  const fresh = world.openProcess({ connection: proxy.connection })
  const faults =
    breaks === 'statement' ? failStatement(fresh, passing) : Object.assign(proxy.faults, { passing, breaks })
  const first = await send(fresh)
  const isBroken = faults.passing < 0
  faults.passing = Number.POSITIVE_INFINITY
  expect([...ok, 503]).toContain(first.status)
  const again = ok.includes(first.status) ? first : await send(fresh)
  if (!ok.includes(again.status))
    expect(doneBefore[what]).toContain(again.status === 401 ? 'sign_in_required' : again.body.code)
  expect([passing, await isDone()]).toEqual([passing, doneAs[what] ?? [200, 1]])
  expect(await findBreaches(world.pool, world.clock.now)).toEqual([])
  proxy.reset()
  return isBroken
}

test.each(cases)(
  'wherever it breaks, %s (%s) is whole or not there, and done once it is sent again',
  async (what, breaks) => {
    const proxy = await openFaultyProxy(world.connection)
    const prepare = writes[what] ?? expect.fail(`Nobody knows ${what}.`)
    let passing = 0
    while (
      await breakOnce(await prepare(`P${names.indexOf(what)}${breaks}${passing}`), what, { passing, breaks, proxy })
    )
      expect(++passing).toBeLessThan(most)
    // Every piece was the broken one once, and then the whole way was open.
    expect(passing).toBeGreaterThan(2)
  },
)

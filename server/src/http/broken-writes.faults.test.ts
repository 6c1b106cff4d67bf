import { randomBytes } from 'node:crypto'
import type { RouteName } from '@app/contract/routes'
import { expect, test } from 'vitest'
import { removeClosedAccounts } from '../modules/settings/remove-closed.ts'
import { cardStart, createCardWorld } from '../test/card-world.ts'
import { openFaultyProxy } from '../test/faulty-proxy.ts'
import { findBreaches } from '../test/invariants.ts'
import { bodyOf, passesOf, passOf } from '../test/passes.ts'
import { solve } from '../test/rounds.ts'
import type { Asked } from '../test/world.ts'

const password = 'analytical'
const many = { count: 100_000, seconds: 3600 }
const world = await createCardWorld({ rules: { signUpsOfNetwork: many, signInFailuresOfNetwork: many } })
type Person = Awaited<ReturnType<typeof world.signIn>>
type Process = Pick<typeof world, 'call' | 'ask'>

const mostPieces = 80
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
        await removeClosedAccounts(world)
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
const cases = names.flatMap((name) => (['request', 'reply'] as const).map((breaks) => [name, breaks] as const))

test.each(cases)(
  'wherever the connection breaks, %s (%s) is whole or not there, and done once it is sent again',
  async (what, breaks) => {
    const { faults, connection, reset } = await openFaultyProxy(world.connection)
    let broken = 0
    for (let passing = 0; ; passing++) {
      expect(passing).toBeLessThan(mostPieces)
      const once = await writes[what]?.(`P${names.indexOf(what)}${breaks}${passing}`)
      if (!once) throw new Error(`Nobody knows ${what}.`)
      const fresh = world.openProcess({ connection })
      Object.assign(faults, { passing, breaks })
      const first = await once.send(fresh)
      const isBroken = faults.passing < 0
      faults.passing = Number.POSITIVE_INFINITY
      expect([...ok, 503]).toContain(first.status)
      const again = ok.includes(first.status) ? first : await once.send(fresh)
      if (!ok.includes(again.status)) expect(doneBefore[what]).toContain(again.body.code ?? 'sign_in_required')
      expect([passing, await once.isDone()]).toEqual([passing, doneAs[what] ?? [200, 1]])
      expect(await findBreaches(world.pool, world.clock.now)).toEqual([])
      reset()
      if (!isBroken) break
      broken += 1
    }
    // Every piece was the broken one once, and then the whole way was open.
    expect(broken).toBeGreaterThan(2)
  },
)

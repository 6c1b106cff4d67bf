import { onTestFinished } from 'vitest'
import { deliverPushes, type PushDelivery } from '../modules/reminders/deliver-pushes.ts'
import { sendDueReminders } from '../modules/reminders/send-due.ts'
import { openPushSender } from '../vendors/push/push-sender.ts'
import { vapidKeysOf } from '../vendors/push/vapid-keys.ts'
import { openPushService, subscribeBrowser } from './push/push-service.ts'
import { createWorld } from './world.ts'

/** A Monday; Paris is an hour ahead. */
const at = '2026-11-23T06:00:00Z'
export const publicUrl = 'https://firecrest.example'
export const headers = { host: 'firecrest.example' }
/** On weekdays. */
export const chosen = { on: true, time: '08:15', days: 31, quiet: null, byMail: false }

/** A server in front of a push service, people with reminders, and a clock that the test moves. */
export async function openReminders() {
  const world = await createWorld({ at, publicUrl, mail: true })
  const service = await openPushService()
  const sender = openSender(world, service)

  async function join(name: string, choice = {}, browsers = [subscribeBrowser(name)]) {
    await world.signIn(name, 'Europe/Paris')
    await world.proveAddresses()
    const person = await world.signIn(name)
    const sent = { cookie: person.cookie, headers }
    await world.ask('saveReminders', { ...sent, body: { ...chosen, ...choice } })
    for (const { target } of browsers) await world.ask('addPushDevice', { ...sent, body: target })
    await world.pool.query(`update mail set sent_at = now(), sealed = null where sealed is not null`)
    return { ...person, browsers, browser: browsers[0] ?? subscribeBrowser(name) }
  }
  const push = (changes: Partial<PushDelivery> = {}) =>
    deliverPushes({ ...world, sender, atOnce: 4, random: () => 0.5, ...changes })
  const until = (moment: string) => {
    world.clock.now = new Date(moment)
  }
  const send = async () => {
    await sendDueReminders(world)
    await push()
  }
  const row = async () => (await world.pool.query('select * from reminder')).rows[0]
  return { ...world, service, join, push, until, send, row }
}

type Service = Awaited<ReturnType<typeof openPushService>>

/** One process that sends. */
export function openSender(
  world: Pick<Awaited<ReturnType<typeof createWorld>>, 'secret' | 'clock'>,
  { network }: Service,
) {
  const sender = openPushSender({
    keys: vapidKeysOf(world.secret),
    subject: 'mailto:support@firecrest.example',
    atOnce: 4,
    now: () => world.clock.now,
    network,
  })
  onTestFinished(() => sender.close())
  return sender
}

export const sentPaths = ({ received }: Service) => received.map(({ path }) => path)

import { onTestFinished } from 'vitest'
import { createMailDelivery } from '../modules/mail/deliver-mails.ts'
import { deliverPushes, type PushDelivery } from '../modules/reminders/deliver-pushes.ts'
import { createReminderHooks } from '../modules/reminders/reminder-links.ts'
import { sendDueReminders } from '../modules/reminders/send-due-reminders.ts'
import { createPushSender } from '../vendors/push/push-sender.ts'
import { deriveVapidKeys } from '../vendors/push/vapid-keys.ts'
import { openMailer } from '../vendors/smtp/mailer.ts'
import { openPushService, subscribeBrowser } from './push/push-service.ts'
import { createWorld } from './world.ts'

/** A Monday; Paris is an hour ahead. */
const at = '2026-11-23T06:00:00Z'
const publicUrl = 'https://firecrest.example'
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

type World = Awaited<ReturnType<typeof createWorld>>
type Service = Awaited<ReturnType<typeof openPushService>>

/** One process that sends. */
export function openSender(world: Pick<World, 'secret' | 'clock'>, { network }: Service) {
  const sender = createPushSender({
    keys: deriveVapidKeys(world.secret),
    subject: 'mailto:support@firecrest.example',
    atOnce: 4,
    now: () => world.clock.now,
    network,
  })
  onTestFinished(() => sender.close())
  return sender
}

export const sentPaths = ({ received }: Service) => received.map(({ path }) => path)

/** The same calls as those of a browser at the public address. */
export const onHost =
  ({ call }: Pick<World, 'call'>): World['call'] =>
  (method, path, sent = {}) =>
    call(method, path, { ...sent, headers: { ...headers, ...sent.headers } })

/** What one process sends by a mail server. */
export function openDelivery(world: Omit<World, 'call'>, smtpUrl: string) {
  const supportEmail = 'support@firecrest.example'
  const mailer = openMailer({ smtpUrl, from: `Firecrest <${supportEmail}>`, publicUrl, connections: 1 })
  onTestFinished(() => mailer.close())
  const { db, outbox } = world
  const now = () => world.clock.now
  const place = { publicUrl, supportEmail }
  return createMailDelivery({ db, outbox, mailer, reminders: createReminderHooks(world), now, ...place, atOnce: 1 })
}

import { expect, onTestFinished, test } from 'vitest'
import { compileStatement } from '../../db/statement.ts'
import { allStatements } from '../../test/describe-statement.ts'
import { openMailServer } from '../../test/mail-server.ts'
import { openPlanner } from '../../test/plan-statement.ts'
import { createWorld } from '../../test/world.ts'
import { openMailer } from '../../vendors/smtp/mailer.ts'
import { createMailDelivery } from './deliver-mails.ts'

const at = '2026-03-14T20:00:00Z'
const [publicUrl, supportEmail] = ['https://firecrest.example', 'support@firecrest.example']

test('a link to a new password leaves before the reminders that have waited longer', async () => {
  const server = await openMailServer()
  const world = await createWorld({ at, mail: true, publicUrl })
  await world.signIn('Ada')
  await world.proveAddresses()
  const ada = await world.signIn('Ada')
  await world.pool.query('delete from mail')
  const reminder = { problem: 'A box', streak: 0, chosen: 'every day at 08:00', stopToken: '', openToken: '' }
  const reminders = Array.from({ length: 20 }, (_, n) => ({
    userId: ada.id,
    to: `${n}@example.org`,
    firstName: 'Ada',
    reminder,
    expiresAt: new Date('2026-03-14T23:00:00Z'),
  }))
  await world.outbox.queueReminders(world.db, reminders)
  world.clock.now = new Date('2026-03-14T20:00:05Z')
  await world.call('POST', '/api/auth/forgot-password', {
    headers: { host: 'firecrest.example' },
    body: { email: ada.email },
  })
  const mailer = openMailer({ smtpUrl: server.url, from: supportEmail, publicUrl, connections: 1 })
  onTestFinished(() => mailer.close())
  const { db, outbox, clock } = world
  const now = () => clock.now
  await createMailDelivery({ db, outbox, mailer, now, publicUrl, supportEmail, atOnce: 1 }).deliverDue()
  expect(server.received.map(({ to }) => to[0] === ada.email)).toEqual([true, ...reminders.map(() => false)])
})

test('the next mail is found in an index, however many wait', async () => {
  const { connection } = await createWorld({ at })
  const plan = await openPlanner(connection)
  const [claiming] = (await allStatements()).filter(({ name }) => name === 'claim_mail')
  const { text, names } = compileStatement(claiming ?? { sql: '' })
  const claim = JSON.stringify(await plan(text, names.length))
  expect(claim).toContain('"Index Name":"mail_waiting_reminders_last"')
  expect(claim).not.toContain('"Node Type":"Sort"')
})

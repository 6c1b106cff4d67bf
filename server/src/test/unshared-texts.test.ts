import { expect, test, vi } from 'vitest'
import { sendDueReminders } from '../modules/reminders/send-due-reminders.ts'
import { setLogLevel } from '../process/log.ts'
import { generate, handIn, ideas } from './rounds.ts'
import { listTables } from './search-rows.ts'
import { openWebServer } from './web-server.ts'

const canary = 'canaryword'
const on = { on: true, time: '08:15', days: 127, quiet: null, byMail: true }

test('what people write stands in no log, no mail, no reminder, no job, no page and no picture, also if others may see it', async () => {
  const world = await openWebServer({ at: '2026-03-14T12:00:00Z', mail: true })
  setLogLevel('debug')
  const heard: string[] = []
  const spies = [vi.spyOn(process.stderr, 'write'), vi.spyOn(process.stdout, 'write')]
  for (const spy of spies) spy.mockImplementation((line) => heard.push(String(line)) > 0)

  const join = async (name: string) => {
    await world.signIn(name)
    await world.proveAddresses()
    const person = await world.signIn(name)
    await world.pool.query('insert into progress (user_id, total_solved) values ($1, 2)', [person.id])
    const { body: round } = await generate(world, person.cookie)
    const written = [`Paint a ${canary} on it`, `Sell a ${canary} to snails`, `Hang a ${canary} from it`]
    await handIn(world, person.cookie, ideas(round.id, ...written))
    return { cookie: person.cookie, params: { id: round.id as string }, id: person.id }
  }
  const ada = await join('Ada')
  await world.ask('saveReminders', { cookie: ada.cookie, body: on })
  expect((await world.ask('shareIdea', { ...ada, body: { place: 0 } })).status).toBe(200)
  const code = (await world.ask('shareRound', { ...ada, body: { idea: 1 } })).body.id
  world.clock.now = new Date('2026-03-14T12:10:00Z')
  await world.pool.query(`update shared_idea set state = 'shown', waits_since = null`)
  const grace = await join('Grace')
  const { body: minds } = await world.ask('otherMinds', grace)
  const seen = minds.ideas.find(({ from }: { from: string }) => from === 'person')
  expect(seen.text).toBe(`Paint a ${canary} on it`)
  await world.ask('wishIdea', { cookie: grace.cookie, params: { id: seen.id }, body: { isWished: true } })
  const pages = await Promise.all(
    ['/', `/p/${code}`, `/p/${code}.png`].map(async (path) => (await fetch(`${world.url}${path}`)).text()),
  )
  world.clock.now = new Date('2026-03-15T09:00:00Z')
  await sendDueReminders(world)
  await world.ask('reportIdea', { cookie: grace.cookie, params: { id: seen.id }, body: { reason: 'hurts' } })
  await world.pool.query(`update "user" set role = 'admin' where id = $1`, [grace.id])
  const settled = { cookie: grace.cookie, params: { id: seen.id }, body: { outcome: 'hide', note: 'I read it.' } }
  expect((await world.ask('settleSharedIdea', settled)).status).toBe(204)

  const mails = await world.readMails()
  expect(mails.map(({ kind }) => kind)).toContain('reminder')
  for (const spy of spies) spy.mockRestore()
  setLogLevel('warn')
  expect(heard.join('')).not.toContain(canary)
  expect(JSON.stringify(mails)).not.toContain(canary)
  for (const page of pages) expect(page).not.toContain(canary)

  const holding: string[] = []
  for (const table of await listTables(world.pool)) {
    const found = await world.pool.query(`select from ${table} t where strpos(t::text, $1) > 0 limit 1`, [canary])
    if (found.rowCount) holding.push(table)
  }
  // The sketch has stems of single words, which nothing shows.
  expect(holding).toEqual(['public.idea_sketch', 'public.share_link', 'public.shared_idea', 'public.solution'])
})

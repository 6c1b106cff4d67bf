import { buildPath } from '@app/contract/routes'
import { passesOf } from '@app/server/test/passes'
import { handIn, ideas } from '@app/server/test/rounds'
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from './browser.ts'
import { peopleOf, putUnsent, rows, takeSyncAway, withWorker } from './without-network.ts'

const product = await openProduct({ at: '2026-03-14T08:00:00Z' })
const { arrive, enter } = peopleOf(product)
const day = 24 * 3_600_000
/** `npm run test:faults` asks for all five people, and for all five sessions that a device carries of each of four days. */
const isThorough = process.env['ALL_FAULTS'] !== undefined
const names = ['Adalind', 'Bertha', 'Clara', 'Dorothea', 'Edith'].slice(0, isThorough ? 5 : 1)
const listsOfDay = isThorough ? 5 : 2
const listsOfEach = 4 * listsOfDay

async function carriedBy(cookie: string) {
  const { days } = await passesOf(product, cookie)
  return days.flatMap(({ day, passes }, ahead) => passes.slice(0, listsOfDay).map((pass) => ({ pass, ahead, day })))
}

type Carried = Awaited<ReturnType<typeof carriedBy>>[number]

/** As the device stores it, finished in the morning of its day. */
function unsentOf(person: string, { pass, ahead, day: itsDay }: Carried, number: number) {
  const at = Date.parse('2026-03-14T09:00:00Z') + ahead * day + number * 60_000
  const time = new Date(at).toISOString()
  const body = { ...ideas(pass.id, ideaOf(number)), fromDevice: { pass: pass.pass, finishedAt: time, sentAt: time } }
  const about = { id: pass.id, day: itsDay, title: pass.text, texts: [ideaOf(number)] }
  return { person, id: `list-${number}`, call: 'submitSolutions', body, at, about }
}

const ideaOf = (number: number) => `a kite of soap, number ${number}`

/** The page is gone when the server has answered every fourth list, and the row stays as it was. */
function leaveBeforeRowGoes() {
  const leave = (id: string) => {
    const number = Number(id.split('-')[1])
    if (number % 4 !== 3 || localStorage.getItem(`left:${id}`)) return
    localStorage.setItem(`left:${id}`, 'yes')
    location.reload()
    throw new DOMException('The page is gone.', 'UnknownError')
  }
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (row, ...rest) {
    if (this.name === 'firecrest-submissions' && row.status !== 'queued') leave(row.id)
    return put.call(this, row, ...rest)
  }
}

/** Each list breaks off once, at one of four steps. Returns how often each was sent. */
async function breakEachOnce(page: Page) {
  const sent = new Map<string, number>()
  const breakOff = async (route: Route, number: number) => {
    if (number % 4 === 0) return await route.abort()
    if (number % 4 === 3) return await route.continue()
    await route.fetch()
    if (number % 4 === 2) await route.request().frame().page().reload()
    await route.abort()
  }
  await page.context().route(`**${buildPath('submitSolutions')}`, async (route) => {
    const key = route.request().headers()['idempotency-key'] ?? ''
    const times = (sent.get(key) ?? 0) + 1
    sent.set(key, times)
    // A page that has left takes its call with it.
    await (times === 1 ? breakOff(route, Number(key.split('-')[1])) : route.continue()).catch(() => undefined)
  })
  return sent
}

/** What each tab does by itself each time that the network comes back, until nothing of this person waits. */
const sendAll = (tabs: readonly Page[], person: string) =>
  expect
    .poll(
      async () => {
        for (const tab of tabs) await tab.evaluate(() => dispatchEvent(new Event('online')))
        const own = (await rows(tabs[0] as Page, 'submissions')).filter((row) => row.person === person)
        return own.filter((row) => row.status !== 'not_counted').map(({ id }) => id)
      },
      // Twenty lists and ten reloads: a busy machine takes its time.
      { timeout: 200_000 },
    )
    .toEqual([])

/** What the server has: each list with the day that it counts for, and those beside another. */
async function onServer(id: string) {
  const { rows: lists } = await product.pool.query(
    `select text, counted_day::text as day from solution join round on round.id = round_id
     where round.user_id = $1 order by opened_at, text`,
    [id],
  )
  const { rows: beside } = await product.pool.query('select texts from other_list where user_id = $1 order by texts', [
    id,
  ])
  return { lists: lists.map(({ text, day }) => `${text}: ${day}`).sort(), beside: beside.flatMap(({ texts }) => texts) }
}

async function openTabs(person: { cookie: string }) {
  const page = await product.open(withWorker)
  await page.context().addInitScript(leaveBeforeRowGoes)
  await page.context().addInitScript(takeSyncAway)
  await arrive(page, person, names[0] ?? '')
  return [page, await page.context().newPage()] as const
}

/** Somebody whose device has carried and written all that it can. */
async function write(name: string, place: number) {
  const person = await product.givePremium(name)
  const carried = await carriedBy(person.cookie)
  const unsent = carried.map((each, index) => unsentOf(person.id, each, place * listsOfEach + index))
  expect(unsent).toHaveLength(listsOfEach)
  return { ...person, carried, unsent, numbers: unsent.map((_, index) => place * listsOfEach + index) }
}

type Writer = Awaited<ReturnType<typeof write>>

/** Two problems of the last two days, which another device finishes first. */
const elsewhereOf = ({ numbers }: Writer) => [numbers[2 * listsOfDay] ?? 0, numbers[4 * listsOfDay - 1] ?? 0]

async function finishElsewhere(writer: Writer) {
  for (const number of elsewhereOf(writer)) {
    const { body } = unsentOf(writer.id, writer.carried[number % listsOfEach] as Carried, number)
    const list = { ...body, submittedSolutions: [`first, number ${number}`] }
    const fromDevice = { ...body.fromDevice, sentAt: product.clock.now.toISOString() }
    expect((await handIn(product, writer.cookie, { ...list, fromDevice })).status).toBe(200)
  }
}

/** The person comes back to the device, and both tabs send. */
async function comeBack(tabs: readonly Page[], writer: Writer) {
  for (const tab of tabs) await tab.goto('/robots.txt')
  await enter(tabs[0] as Page, writer)
  await Promise.all(tabs.map((tab) => tab.goto('/').catch(() => undefined)))
  await sendAll(tabs, writer.id)
}

/** Those of the first two days come too late. */
const dayOf = (place: number) => [null, null, '2026-03-16', '2026-03-17'][Math.floor(place / listsOfDay)]

async function expectEachOnce(writer: Writer) {
  const elsewhere = elsewhereOf(writer)
  const textOf = (number: number) => (elsewhere.includes(number) ? `first, number ${number}` : ideaOf(number))
  expect(await onServer(writer.id)).toEqual({
    lists: writer.numbers.map((number, place) => `${textOf(number)}: ${dayOf(place)}`).sort(),
    beside: elsewhere.map(ideaOf),
  })
}

test(`${names.length * listsOfEach} lists that two tabs send on the sixth day, each broken off once at one of four steps, are there once, and conflicts stay`, {
  timeout: 900_000,
}, async () => {
  const writers: Writer[] = []
  for (const [place, name] of names.entries()) writers.push(await write(name, place))
  const tabs = await openTabs(writers[0] as Writer)
  const [page] = tabs
  const unsent = writers.flatMap((writer) => writer.unsent)
  expect(unsent).toHaveLength(names.length * listsOfEach)
  await putUnsent(page, unsent)
  product.clock.now = new Date('2026-03-17T12:00:00Z')
  for (const writer of writers) await finishElsewhere(writer)

  await product.moveTo(page, '2026-03-19T12:00:00Z')
  const sent = await breakEachOnce(page)
  for (const writer of writers) await comeBack(tabs, writer)
  for (const writer of writers) await expectEachOnce(writer)
  // Broken off once, and sent once more: no second tab has sent beside it.
  expect([...sent].sort()).toEqual(unsent.map(({ id }) => [id, 2]).sort())
  // What did not count stays until its owner has read that.
  const left = writers.flatMap((writer) => [...writer.numbers.slice(0, 2 * listsOfDay), ...elsewhereOf(writer)])
  expect((await rows(page, 'submissions')).map(({ id }) => id).sort()).toEqual(
    left.map((number) => `list-${number}`).sort(),
  )
  await page.goto('/')
  await page.getByText('You finished this problem on a different device first.').first().waitFor()
})

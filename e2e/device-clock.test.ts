import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { firstBox, head, openProduct } from './browser.ts'
import { line, makeReady, peopleOf, submit, takeSyncAway, withWorker } from './without-network.ts'

const product = await openProduct({ at: '2026-03-14T08:00:00Z' })
const { enter } = peopleOf(product)
const day = 24 * 3_600_000

/** The server and the device, whose clock is so many days off. */
async function moveTo(page: Page, moment: string, daysOff: number) {
  product.clock.now = new Date(moment)
  await page.context().clock.setSystemTime(product.clock.now.getTime() + daysOff * day)
}

/** How often the page has asked for each address. */
function countCalls(page: Page) {
  const asked = new Map<string, number>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.set(pathname, (asked.get(pathname) ?? 0) + 1)
  })
  return asked
}

async function handInWithoutNetwork(page: Page, idea: string) {
  await page.context().setOffline(true)
  await page.goto('/solve')
  await firstBox(page).fill(idea)
  await submit(page)
  await page.getByText('Saved. It counts for today.').waitFor()
}

/** Each idea with the day that it counts for. */
const counted = async (id: string) =>
  (
    await product.pool.query(
      `select text, counted_day::text as day from solution join round on round.id = round_id
       where round.user_id = $1 order by solution.created_at`,
      [id],
    )
  ).rows.map(({ text, day }) => [text, day])

test('a device clock a year ahead: sessions without network count as the server decides, and no call is repeated for it', async () => {
  const [daysOff, name] = [365, 'Ada']
  const person = await product.signIn(name)
  const page = await product.open(withWorker)
  await page.addInitScript(takeSyncAway)
  const asked = countCalls(page)
  await enter(page, person)
  await moveTo(page, '2026-03-14T08:00:00Z', daysOff)
  await page.goto('/')
  await head(page, new RegExp(name))
  await makeReady(page)
  await handInWithoutNetwork(page, 'a kite of soap')
  await page.getByRole('link', { name: 'Back to Today' }).click()
  await line(page, 'Waiting for a connection: 1 session')
  await page.getByText('1of 2', { exact: true }).waitFor()
  await page.context().setOffline(false)
  await line(page, 'Synced')

  // Finished on its day, and sent on the next.
  await handInWithoutNetwork(page, 'a tunnel of tea')
  await moveTo(page, '2026-03-15T09:00:00Z', daysOff)
  await page.goto('/')
  await line(page, 'Waiting for a connection: 1 session')
  await page.context().setOffline(false)
  await line(page, 'Synced')

  // Sent after the 72 hours.
  await page.reload()
  await head(page, new RegExp(name))
  await page.context().setOffline(true)
  await handInWithoutNetwork(page, 'a hat of fog')
  await moveTo(page, '2026-03-21T09:00:00Z', daysOff)
  await page.context().setOffline(false)
  await page.goto('/')
  await line(page, 'It reached us more than 72 hours after that day ended.')
  expect(await counted(person.id)).toEqual([
    ['a kite of soap', '2026-03-14'],
    ['a tunnel of tea', '2026-03-14'],
    ['a hat of fog', null],
  ])
  // A dozen pages, some of which ask again once they have sent; what goes round asks hundreds of times.
  expect([...asked].filter(([, times]) => times > 60)).toEqual([])
})

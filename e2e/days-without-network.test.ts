import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { firstBox, openProduct } from './browser.ts'
import { line, makeReady, peopleOf, rows, submit, takeSyncAway } from './without-network.ts'

const product = await openProduct({ at: '2026-03-14T08:00:00Z' })
const { begin, finished } = peopleOf(product)

const solve = (page: Page) => page.getByRole('link', { name: 'Solve Problem' })

/** From the dashboard to the dashboard, without loading a page. */
async function finishOne(page: Page, idea: string) {
  await solve(page).click()
  await firstBox(page).fill(idea)
  const problem = await page.getByRole('heading', { level: 1 }).textContent()
  await submit(page)
  await page.getByText('Saved. It counts for today.').waitFor()
  await page.getByRole('link', { name: 'Back to Today' }).click()
  return problem
}

/** The app comes to the front again at this moment. */
async function lookAgain(page: Page, moment: string) {
  await product.moveTo(page, moment)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test('an app that stays open over midnight without network shows the problem of the new day', async () => {
  const { page, person } = await begin('Tess', takeSyncAway)
  await page.goto('/solve')
  await firstBox(page).fill('a bridge of tea')
  await submit(page)
  await page.getByText('Solutions Submitted!', { exact: true }).waitFor()
  await page.goto('/')
  await makeReady(page)
  const sessions = async () => (await rows(page, 'answers')).find(({ id }) => id === '["todayCount"]')
  await expect.poll(sessions).toMatchObject({ data: { count: 1 } })
  await page.context().setOffline(true)
  await finishOne(page, 'a sponge for rain')
  await page.goto('/')
  await page.getByText('2of 2', { exact: true }).waitFor()
  await lookAgain(page, '2026-03-15T07:00:00Z')
  await page.getByText('0of 2', { exact: true }).waitFor()
  const days = page.getByRole('region', { name: 'On this device' }).getByRole('listitem')
  await expect.poll(() => days.allInnerTexts()).toEqual(['Today\nOpen', 'Monday 16\nOpens at midnight', 'Tuesday 17'])
  const third = await finishOne(page, 'a hat for the letter box')
  const fourth = await finishOne(page, 'a lamp of salt')
  expect(third).not.toBe(fourth)

  // Looked at from before midnight on.
  await page.getByRole('heading', { name: 'Next problem in' }).waitFor()
  await product.moveTo(page, '2026-03-16T00:00:01Z')
  await page.context().clock.fastForward(60_000)
  await solve(page).waitFor()
  await finishOne(page, 'a door that hums')
  await line(page, 'Waiting for a connection: 4 sessions')
  await product.moveTo(page, '2026-03-16T07:00:00Z')
  // The clock of the page has run while that of the server stood still.
  product.clock.now = new Date('2026-03-16T07:10:00Z')
  await page.context().setOffline(false)
  await expect.poll(() => rows(page, 'submissions')).toEqual([])
  expect(await finished(person.id)).toEqual([
    { day: '2026-03-14', text: 'a bridge of tea' },
    { day: '2026-03-16', text: 'a door that hums' },
    { day: '2026-03-15', text: 'a hat for the letter box' },
    { day: '2026-03-15', text: 'a lamp of salt' },
    { day: '2026-03-14', text: 'a sponge for rain' },
  ])
})

import { addDays } from '@app/domain/day/day'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { firstBox, head, openProduct } from './browser.ts'
import { peopleOf, submit, withWorker } from './without-network.ts'

const first = '2026-03-02'
const product = await openProduct({ at: `${first}T08:00:00Z` })
const { arrive } = peopleOf(product)

const boxes = (page: Page) => page.getByRole('textbox', { name: /^Idea \d+$/ })
const texts = (page: Page) => boxes(page).evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value))

async function expectSlots(page: Page, slots: number) {
  await firstBox(page).waitFor()
  await page.getByText(new RegExp(`^\\d+ of ${slots} (ideas|names|lines)$`)).waitFor()
}

async function finishElsewhere(cookie: string) {
  const { body: round } = await product.ask('openRound', { cookie })
  const body = { problemId: round.id, submittedSolutions: ['a hat of fog'], submissionMethod: ['text' as const] }
  expect((await product.ask('submitSolutions', { cookie, body })).status).toBe(200)
}

/** The mail and the notification, the shortcut of the installed app, and a page that is loaded again. */
const waysIn = [
  async (page: Page) => {
    // From the page of the mails: another hash alone loads nothing.
    await page.goto('about:blank')
    await page.goto('/solve#reminder=made-up')
  },
  (page: Page) => page.goto('/solve'),
  async (page: Page) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Solve Problem' }).click()
    await firstBox(page).waitFor()
    await page.reload()
  },
]

test('however somebody comes to it, the problem of each day has the slots of their streak and loses no idea', async () => {
  const person = await product.signIn('Ada')
  const page = await product.open(withWorker)
  await arrive(page, person, 'Ada')
  async function openDay(place: number) {
    await product.moveTo(page, `${addDays(first, place)}T08:00:00Z`)
    await waysIn[place % waysIn.length]?.(page)
  }
  for (let streak = 0; streak < 3; streak++) {
    await openDay(streak)
    await expectSlots(page, 3 + streak)
    await firstBox(page).fill(`a kite of soap, number ${streak}`)
    await submit(page)
    await page.waitForURL(`${product.url}/`)
    await head(page, / lit$/)
  }
  for (let streak = 3; streak < 7; streak++) {
    product.clock.now = new Date(`${addDays(first, streak)}T08:00:00Z`)
    await finishElsewhere(person.cookie)
  }

  await openDay(7)
  await expectSlots(page, 10)
  const ideas = Array.from({ length: 10 }, (_, place) => `a lamp for the letter box, number ${place}`)
  for (const [place, idea] of ideas.entries()) await boxes(page).nth(place).fill(idea)
  await page.reload()
  await expectSlots(page, 10)
  expect(await texts(page)).toEqual(ideas)

  // By each way again, weeks after the streak has ended.
  for (const place of [21, 22, 23]) {
    await openDay(place)
    await expectSlots(page, 3)
  }
})

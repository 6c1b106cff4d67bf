import { type RefusalCode, refusals } from '@app/contract/refusals'
import { buildPath } from '@app/contract/routes'
import { passesOf } from '@app/server/test/passes'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from './browser.ts'
import { expectAccessible, line, peopleOf, putUnsent, takeSyncAway } from './without-network.ts'

const product = await openProduct({ at: '2026-03-14T08:00:00Z' })
const { begin } = peopleOf(product)

const refusedFor = (code: RefusalCode) => ({ status: 'refused', refusal: { code, message: refusals[code][1] } })

/** One session that waits, two that the server did not take, and one that it took into the history only. */
async function leaveOfEach(page: Page, person: { id: string; cookie: string }) {
  const { days } = await passesOf(product, person.cookie)
  const about = { day: '2026-03-13', title: 'Invent a doorstop.', texts: ['a wedge of cheese', 'a shoe'] }
  const [first] = days[0]?.passes ?? []
  const one = { person: person.id, call: 'submitSolutions', body: {}, at: product.clock.now.getTime() }
  await putUnsent(page, [
    { ...one, id: 'waiting', about: { ...about, id: first?.id, day: '2026-03-14', title: first?.text } },
    { ...one, id: 'again', about: { ...about, id: 'b' }, ...refusedFor('too_many_solutions') },
    { ...one, id: 'closed', about: { ...about, id: 'c' }, ...refusedFor('round_expired') },
    { ...one, id: 'uncounted', about: { ...about, id: 'd', texts: [] }, status: 'not_counted', reason: 'other_zone' },
  ])
}

test('what waits, was refused or did not count, and what a person who is signed out left, is said so that everybody can read it', async () => {
  const { page, person } = await begin('Hedy', takeSyncAway)
  await leaveOfEach(page, person)
  await page.context().route(`**${buildPath('submitSolutions')}`, (route) => route.fulfill({ status: 503 }))
  await page.reload()
  await line(page, 'Waiting for the server: 1 session')
  await line(page, 'In your history, but not counted')
  await page.getByRole('button', { name: 'Send Again' }).waitFor()
  await expectAccessible(page)
  // Of those that stand side by side one deletes.
  const buttons = page.locator('[data-part="strip"]').getByRole('button')
  const heights = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
  expect(heights.length).toBe(6)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)

  await page.context().route(`**${buildPath('currentUser')}`, (route) => route.fulfill({ status: 401, json: {} }))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await line(page, 'You’re signed out')
  await expectAccessible(page)
})

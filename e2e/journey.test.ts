import { expect, test } from 'vitest'
import { moving, openProduct, phone } from './browser.ts'

const password = 'analytical engine'

const place = {
  zone: 'Asia/Kathmandu',
  // The browser knows it by its older name, and an alias is as good.
  said: 'Asia/Katmandu',
  // 23:50 on the 14th there; the second session is handed in after midnight, the third a day later.
  evening: '2026-03-14T18:05:00Z',
  afterMidnight: '2026-03-14T18:20:00Z',
  nextEvening: '2026-03-15T17:00:00Z',
}

test('a stranger in Kathmandu signs up, solves before midnight and after it, and has a streak of 1, then 2', async () => {
  const product = await openProduct({ at: place.evening })
  const page = await product.visit('/', { timezoneId: place.zone, ...phone, ...moving })

  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await page.getByRole('heading', { name: 'Create Account' }).waitFor()
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Lind')
  await page.getByLabel('Email').fill('maya@example.org')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Account Created Successfully!').first().waitFor()
  await page.getByRole('heading', { level: 1, name: /Maya/ }).waitFor()
  await expect.poll(() => streak(page)).toBe('0')
  const problem = await page.locator('[aria-labelledby="today"] p').first().textContent()
  await page.getByRole('link', { name: 'Solve Problem' }).click()
  await page.getByRole('heading', { name: problem ?? '', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /Curie/ }).click()
  await page.getByLabel('Idea 1', { exact: true }).fill('A bench that faces the other bench')
  await page.getByLabel('Idea 3', { exact: true }).fill('A chess game painted on the ground')
  await page.getByRole('button', { name: 'Submit Solutions' }).click()
  await page.getByText('Great work! Your solutions have been saved.', { exact: true }).waitFor()
  const lit = page.getByRole('heading', { level: 1, name: / lit$/ })
  await expect.poll(() => lit.evaluate((head) => head === document.activeElement)).toBe(true)
  await expect.poll(() => streak(page)).toBe('1')
  const { rows } = await product.pool.query('select thinker_id, zone from round')
  expect(rows).toEqual([{ thinker_id: 'curie', zone: place.said }])

  // A second session of the day, opened before midnight and handed in after it, stays on its day.
  await page.getByRole('link', { name: 'Solve Problem' }).click()
  await page.getByLabel('Idea 1', { exact: true }).fill('Begun before midnight')
  await product.moveTo(page, place.afterMidnight)
  await page.getByRole('button', { name: 'Submit Solutions' }).click()
  await page.getByText('Great work! Your solutions have been saved.', { exact: true }).waitFor()
  await expect.poll(() => streak(page)).toBe('1')

  await product.moveTo(page, place.nextEvening)
  await page.goto('/solve')
  await page.getByLabel('Idea 4', { exact: true }).fill('The fourth slot came with the streak')
  await page.getByRole('button', { name: 'Submit Solutions' }).click()
  await page.getByText('Great work! Your solutions have been saved.', { exact: true }).waitFor()
  await page.getByRole('heading', { level: 1, name: / lit$/ }).waitFor()
  await expect.poll(() => streak(page)).toBe('2')
  const log = await product.pool.query('select count(*)::int as days, max(day) - min(day) as apart from day_log')
  expect(log.rows).toEqual([{ days: 2, apart: 1 }])
})

const streak = (page: Awaited<ReturnType<Awaited<ReturnType<typeof openProduct>>['visit']>>) =>
  page.locator('[data-part="day-streak"]').textContent()

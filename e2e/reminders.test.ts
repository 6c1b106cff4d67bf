import { createReminderMailsToken } from '@app/server/modules/reminders/reminder-links'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, phone, settingsStand } from './browser.ts'
import { expectAccessible } from './without-network.ts'

const product = await openProduct({ at: '2026-03-16T20:00:00Z' })
const card = (page: Page) => page.getByRole('region', { name: 'Reminders' })
const reminderOf = async (id: string) =>
  (await product.pool.query('select is_on, minute, days, by_mail, declined_at from reminder where user_id = $1', [id]))
    .rows[0]

/** Somebody who has finished so many days. */
async function finished(name: string, days: number) {
  const { id } = await product.signIn(name)
  await product.pool.query(
    `insert into progress (user_id, streak_length, last_day, total_solved, done_days, longest_streak, last_finished_at)
     values ($1, $2, '2026-03-16', $2, $2, $2, '2026-03-16T08:00Z')`,
    [id, days],
  )
  return id
}

test('the question comes after the third day and not before; another time is chosen in the settings', async () => {
  await finished('Early', 2)
  const early = await product.visitAs('Early', '/')
  await early.getByRole('heading', { level: 1, name: /Early/ }).waitFor()
  const id = await finished('Maya', 3)
  const page = await product.visitAs('Maya', '/', { ...phone })
  await page.getByRole('heading', { name: 'Three days in a row, Maya' }).waitFor()
  await page.getByText('Want a nudge then').waitFor()
  expect(await early.getByText('Want a nudge').count()).toBe(0)
  await expectAccessible(page)
  // A way for them; browsers under test get none from their push service.
  await product.pool.query(
    `insert into push_endpoint (user_id, session_id, hash, sealed, created_at)
     select user_id, id, id, 'sealed', now() from session where user_id = $1`,
    [id],
  )
  await page.getByRole('link', { name: 'Different time' }).click()
  await card(page).getByRole('switch', { name: 'Reminders' }).click()
  await card(page).getByLabel('Time').fill('07:45')
  await card(page).getByRole('checkbox', { name: 'Sunday' }).uncheck()
  await card(page).getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => reminderOf(id)).toMatchObject({ is_on: true, minute: 465, days: 63 })
  await card(page).getByRole('button', { name: '1 week' }).click()
  await card(page).getByText('Paused until Sunday 22 March.').waitFor()
  await card(page).getByRole('button', { name: 'Start Again Now' }).click()
  await card(page).getByRole('button', { name: 'Not paused' }).waitFor()
  await settingsStand(page)
  await page.getByRole('button', { name: 'Get a Link' }).click()
  await page.getByLabel('Your link (we only show it once)').waitFor()
  await expectAccessible(page)
  await page.reload()
  await expect.poll(() => card(page).getByLabel('Time').inputValue()).toBe('07:45')
})

test('“No, thanks” is final', async () => {
  const id = await finished('Nora', 3)
  const page = await product.visitAs('Nora', '/')
  await page.getByRole('button', { name: 'No, thanks' }).click()
  await page.getByRole('heading', { name: 'Three days in a row, Nora' }).waitFor({ state: 'detached' })
  await expect.poll(async () => (await reminderOf(id))?.declined_at).toBeTruthy()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: /Nora/ }).waitFor()
  await page.getByRole('region', { name: 'Your month' }).or(page.getByText('March')).first().waitFor()
  expect(await page.getByText('Want a nudge').count()).toBe(0)
})

test('a note says once that reminders have stopped', async () => {
  const id = await finished('Stan', 9)
  await product.pool.query(
    `insert into reminder (user_id, is_on, minute, days, ignored, stopped_at) values ($1, true, 480, 127, 7, now())`,
    [id],
  )
  const page = await product.visitAs('Stan', '/')
  await page.getByRole('heading', { name: 'We’ve stopped your reminders' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Leave Them Off' }).click()
  await page.getByRole('heading', { name: 'We’ve stopped your reminders' }).waitFor({ state: 'detached' })
  await expect.poll(async () => (await reminderOf(id))?.is_on).toBe(false)
})

test('the page behind a mail changes nothing until its button is pressed, and needs no session', async () => {
  const id = await finished('Mia', 9)
  await product.pool.query(
    `insert into reminder (user_id, is_on, minute, days, by_mail) values ($1, true, 480, 127, true)`,
    [id],
  )
  const token = encodeURIComponent(createReminderMailsToken(product.secret, id))
  const page = await product.visit(`/reminder-mails?token=${token}`)
  await page.getByRole('heading', { name: 'Stop reminder emails?' }).waitFor()
  expect([(await reminderOf(id))?.by_mail, page.url().includes('token')]).toEqual([true, false])
  await page.getByRole('button', { name: 'Stop These Emails' }).click()
  await page.getByRole('heading', { name: 'No more reminder emails' }).waitFor()
  await page.getByText('We’ve stopped them for m•••@example.org.').waitFor()
  await expectAccessible(page)
  expect((await reminderOf(id))?.by_mail).toBe(false)
  const forged = await product.visit('/reminder-mails?token=forged.token')
  await forged.getByRole('button', { name: 'Stop These Emails' }).click()
  await forged.getByText('This link isn’t from one of our reminders.').waitFor()
})

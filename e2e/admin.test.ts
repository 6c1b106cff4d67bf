import { buildPath } from '@app/contract/routes'
import { expect, test } from 'vitest'
import { openProduct, phone } from './browser.ts'

const product = await openProduct({ at: '2026-03-14T20:00:00Z', adminEmails: ['root@example.org'] })

test('an admin on a phone finds somebody, gives them Premium, ends it, signs them out, and reads all of it', async () => {
  const name = 'Hedy'
  const { cookie, email } = await product.signIn(name)
  const access = async () => {
    const { status, body } = await product.call('GET', buildPath('currentUser'), { cookie })
    return [status, body.plan]
  }
  const page = await product.visitAs('Root', '/admin', phone)
  const card = page.getByRole('article', { name })
  const dialog = page.getByRole('dialog')
  async function decide(button: string, note: string) {
    // Entries of one moment have no order.
    product.clock.now = new Date(product.clock.now.getTime() + 60_000)
    await card.getByRole('button', { name: button }).click()
    await dialog.getByRole('button', { name: button }).click()
    await dialog.getByText('Please say why.').waitFor()
    await dialog.getByLabel('Note').fill(note)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await dialog.getByRole('button', { name: button }).click()
    await dialog.waitFor({ state: 'detached' })
  }

  await page.getByLabel('Find a person').fill(email)
  await page.getByText('1 account found, newest first').waitFor()
  await card.getByRole('heading').click()
  await decide('Grant Premium', 'A prize.')
  await card.getByText('Premium', { exact: true }).waitFor()
  expect(await access()).toEqual([200, 'premium'])
  await decide('End Premium', 'The prize was for a day.')
  await card.getByText('Free', { exact: true }).waitFor()
  expect(await access()).toEqual([200, 'free'])
  await decide('Sign Out Everywhere', 'A lost telephone.')
  expect((await access())[0]).toBe(401)

  await page.getByRole('navigation', { name: 'Admin pages' }).getByRole('link', { name: 'Audit log' }).click()
  await page.getByRole('heading', { name: 'Audit log' }).waitFor()
  // The row of pages is wider than the phone, and shows the one that is open.
  const tab = await page.getByRole('link', { name: 'Audit log' }).boundingBox()
  expect(tab?.x).toBeGreaterThanOrEqual(0)
  expect((tab?.x ?? 0) + (tab?.width ?? 999)).toBeLessThanOrEqual(phone.viewport.width)
  const entry = page.getByRole('listitem').filter({ hasText: email })
  await expect.poll(() => entry.count()).toBe(3)
  const entries = await entry.allTextContents()
  const expected = [
    ['Signed out everywhere:', 'note: A lost telephone.'],
    ['Took Premium from', 'note: The prize was for a day.'],
    ['Gave Premium to', 'note: A prize.'],
  ]
  for (const [n, words] of expected.entries())
    for (const each of [...words, 'by root@example.org']) expect(entries[n]).toContain(each)
})

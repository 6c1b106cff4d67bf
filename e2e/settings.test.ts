import { buildPath } from '@app/contract/routes'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, moving, openProduct, phone, settingsStand, shiftOf } from './browser.ts'

const at = '2026-03-14T20:00:00Z'
const product = await openProduct({ at })

async function atSettings(name: string, options = {}) {
  const page = await product.visitAs(name, '/settings', options)
  await settingsStand(page)
  return page
}

test('the menu leads to the settings and closes after a link in it was followed', async () => {
  const page = await product.visitAs('Menuhin', '/', phone)
  await page.getByRole('button', { name: /Account menu/ }).click()
  expect(await page.getByRole('link', { name: 'Users' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await page.locator('#account-menu').waitFor({ state: 'hidden' })
  // There already: nothing else moves the focus out of it.
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.locator('#account-menu').waitFor({ state: 'hidden' })
  // On a phone that lies on its side, the last of it is above the tabs.
  await page.setViewportSize({ width: 640, height: 300 })
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('link', { name: 'Log out' }).click({ trial: true })
})

test('a dialog keeps the focus, closes on Escape, and gives the focus back', async () => {
  const page = await atSettings('Keeper', desktop)
  const opener = page.getByRole('button', { name: 'Delete My Account' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.waitFor()
  await expect.poll(() => focused(page)).toBe('Delete your account?')
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.querySelector('main :focus:not(dialog *)'))).toBeNull()
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toBe('Delete')
})

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement instanceof HTMLInputElement
      ? activeElement.labels?.[0]?.textContent
      : activeElement?.textContent?.trim()
  })

test('a button stands still under a pointer at its lower edge', async () => {
  const page = await product.visit('/login', desktop)
  const button = page.getByRole('button', { name: 'Sign In', exact: true })
  const { x, y, width, height } = (await button.boundingBox()) ?? expect.fail()
  await page.mouse.move(x + width / 2, y + height - 1)
  const places = await button.evaluate(async (element) => {
    const seen = new Set<number>()
    for (let frame = 0; frame < 30; frame += 1) {
      await new Promise(requestAnimationFrame)
      seen.add(element.getBoundingClientRect().y)
    }
    return [...seen]
  })
  expect(places).toEqual([y - 2])
  // One that does not rise has the strip below itself as well, and not below what stands around it.
  const isBelow = await button.evaluate((element) => {
    element.setAttribute('aria-disabled', 'true')
    const { left, bottom } = element.getBoundingClientRect()
    return document.elementFromPoint(left + 40, bottom + 1) === element
  })
  expect(isBelow).toBe(true)
})

test('cards whose answers come late do not move what is below them', async () => {
  const page = await product.visitAs('Late', '/', { ...phone, ...moving })
  const answered = Promise.withResolvers<void>()
  await page.route(`**${buildPath('calendarFeed')}`, async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.goto('/settings')
  await page.getByRole('region', { name: 'Your devices' }).getByRole('listitem').first().waitFor()
  const link = page.getByRole('link', { name: 'Go Premium' })
  const before = await link.boundingBox()
  answered.resolve()
  await settingsStand(page)
  expect(await link.boundingBox()).toEqual(before)
})

const answers = ['listDevices', 'settings', 'reminders', 'waysToSignIn', 'listPasskeys'] as const

for (const [name, options] of [
  ['phone', phone],
  ['computer', desktop],
] as const)
  test(`on a ${name} nothing of the settings moves once it is seen, however far apart the answers come`, async () => {
    const page = await product.visitAs('Still', '/', options)
    const gates = answers.map((call) => ({ path: `**${buildPath(call)}`, ...Promise.withResolvers<void>() }))
    for (const { path, promise } of gates)
      await page.route(path, async (route) => {
        await promise
        await route.continue()
      })
    await page.goto('/settings')
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    for (const { path, resolve } of gates) {
      const answered = page.waitForResponse(path)
      resolve()
      await answered
      // It is drawn.
      await shiftOf(page)
    }
    await settingsStand(page)
    expect(await shiftOf(page)).toBeLessThan(0.02)
  })

test('where one answer hangs, the other rows are shown after a while', async () => {
  const page = await product.visitAs('Patience', '/', phone)
  await page.route(`**${buildPath('listDevices')}`, () => undefined)
  await page.goto('/settings')
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await page.locator('[aria-busy="true"]', { hasText: 'Your devices' }).waitFor({ state: 'hidden' })
  await page.context().clock.fastForward(10_000)
  await page.getByRole('button', { name: 'Delete My Account' }).waitFor()
})

import type { Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from './browser.ts'

const canary = 'canary-token-7f3a'

test.each([
  { path: '/verify-email', head: 'Did you just sign up?' },
  { path: '/reset-password', head: 'New password' },
  { path: '/change-address', head: 'Use this email address?' },
])('T27: the token of $path leaks to no address, referrer or history', async ({ path, head }) => {
  const product = await openProduct({ at: '2026-03-14T20:00:00Z' })
  const document = await fetch(`${product.url}${path}?token=${canary}`)
  expect(document.headers.get('referrer-policy')).toBe('no-referrer')

  const page = await product.open()
  const leaking: string[] = []
  const referrers: Promise<string>[] = []
  const listen = (request: Request) => {
    if (request.isNavigationRequest()) return
    if (request.url().includes(canary)) leaking.push(new URL(request.url()).pathname)
    referrers.push(request.allHeaders().then(({ referer }) => referer ?? ''))
  }
  page.on('request', listen)
  await page.goto(`${path}?token=${canary}`)
  await page.getByRole('heading', { level: 1, name: head }).waitFor()
  expect(page.url()).toBe(`${product.url}${path}`)
  expect(leaking).toEqual([])
  await page.getByRole('link', { name: 'Terms' }).click()
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: head }).waitFor()
  expect(page.url()).not.toContain(canary)
  // Nothing is asked about a page that is gone.
  page.off('request', listen)
  expect(referrers.length).toBeGreaterThan(5)
  const addresses = await Promise.all(referrers)
  expect(addresses.filter((address) => address.includes(canary))).toEqual([])
})

import { expect, test } from 'vitest'
import { openProduct } from './browser.ts'

const canary = 'canary-token-7f3a'

test.each([
  { path: '/verify-email', head: 'Verification Failed', asked: ['/api/auth/verify-email'] },
  { path: '/reset-password', head: 'New password', asked: [] },
])('T27: the token of $path leaks to no address, referrer or history', async ({ path, head, asked }) => {
  const product = await openProduct({ at: '2026-03-14T20:00:00Z' })
  const document = await fetch(`${product.url}${path}?token=${canary}`)
  expect(document.headers.get('referrer-policy')).toBe('no-referrer')

  const page = await product.open()
  const told: string[] = []
  const referrers: string[] = []
  page.on('request', async (request) => {
    if (request.isNavigationRequest()) return
    if (request.url().includes(canary)) told.push(new URL(request.url()).pathname)
    referrers.push((await request.allHeaders())['referer'] ?? '')
  })
  await page.goto(`${path}?token=${canary}`)
  await page.getByRole('heading', { level: 1, name: head }).waitFor()
  expect(page.url()).toBe(`${product.url}${path}`)
  expect(told).toEqual(asked)
  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: head }).waitFor()
  expect(page.url()).not.toContain(canary)
  expect(referrers.length).toBeGreaterThan(5)
  expect(referrers.filter((address) => address.includes(canary))).toEqual([])
})

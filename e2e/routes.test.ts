import { createHash } from 'node:crypto'
import { buildPath, signOutPath } from '@app/contract/routes'
import { expect, onTestFinished, test } from 'vitest'
import { moving, openProduct, phone } from './browser.ts'

const product = await openProduct({ at: '2026-03-14T20:00:00Z' })

test('every path answers with the right status and redirect, signed out and in', async () => {
  const { cookie } = await product.signIn('Ada')
  const visit = async (path: string, as = '') => {
    const response = await fetch(product.url + path, { redirect: 'manual', headers: { cookie: as } })
    return response.headers.get('location') ?? response.status
  }
  const table = [
    ['/', 200, 200],
    ['/login', 200, '/'],
    ['/privacy', 200, 200],
    ['/terms', 200, 200],
    ['/home', '/', '/'],
    ['/solve', '/', 200],
    ['/verify-email', 200, 200],
    ['/forgot-password', 200, 200],
    ['/reset-password', 200, 200],
    ['/email-status', 404, 200],
    ['/premium', '/login', 200],
    ['/premium-success', '/login', 200],
    ['/subscribe', 404, 200],
    ['/custom-problem', 404, 200],
    ['/solution-history', 404, 200],
    ['/analytics', 404, 200],
    ['/months/2026-11', 404, 200],
    ['/settings', 404, 200],
    ['/admin', 404, 200],
    ['/admin/analytics', 404, 200],
    ['/admin/payments', 404, 200],
    ['/admin/problems', 404, 200],
    ['/admin/shared-ideas', 404, 200],
    ['/admin/audit', 404, 200],
    ['/admin/status', 404, 200],
    ['/login/', '/login', '/'],
    ['/premium/?success=true', '/login', '/premium?success=true'],
    ['/verify-email/?token=a%20b', '/verify-email?token=a%20b', '/verify-email?token=a%20b'],
    ['/rounds/one/', 404, '/rounds/one'],
    ['/settings/', 404, '/settings'],
    ['/login//', 404, 404],
    ['//login/', 404, 404],
    ['//evil.example/', 404, 404],
    ['/nowhere/', 404, 404],
    ['/.well-known/change-password', '/forgot-password', '/settings'],
    ['/.well-known/no-such-thing', 404, 404],
    ['/nowhere', 404, 404],
    ['/app.html', 404, 404],
    ['/../../etc/passwd', 404, 404],
    ['/.env', 404, 404],
    ['/api/nowhere', 404, 404],
  ] as const
  for (const [path, signedOut, signedIn] of table)
    expect([path, await visit(path), await visit(path, cookie)]).toEqual([path, signedOut, signedIn])
})

test('pages come with a strict policy that allows what stands in them, and nobody caches whose they are', async () => {
  for (const path of ['/', '/login', '/nowhere']) {
    const answer = await fetch(product.url + path)
    const { headers } = answer
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
    expect(policy.match(/sha256-[^']+/g)?.sort()).toEqual(hashesIn(await answer.text()))
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['no-cache', 'Cookie, Accept-Encoding'])
  }
})

const hashesIn = (html: string) =>
  [...html.matchAll(/<(script|style)>(.*?)<\/\1>/gs)]
    .map(([, , code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`)
    .sort()

test('a request that is refused during a sign-out does not lead to the sign-in page', async () => {
  const page = await product.visitAs('Leaver', '/')
  const isSignedOut = Promise.withResolvers<void>()
  await page.route(buildPath('listAchievements'), async (route) => {
    await isSignedOut.promise
    await route.continue()
  })
  await page.route(signOutPath, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    const refused = page.waitForResponse((answer) => answer.status() === 401)
    isSignedOut.resolve()
    await (await refused).finished()
    await route.fulfill({ response })
  })
  await page.reload()
  await page.getByRole('button', { name: /account/i }).click()
  await page.getByRole('link', { name: 'Log out' }).click()
  await page.getByRole('heading', { name: 'Unstuck Your Mind in 2 Minutes' }).waitFor()
})

test('another page begins at its top, and "Back" and a new load find the place where the page before stood', async () => {
  const page = await product.visitAs('Ada', '/', { ...phone, ...moving })
  const depth = () => page.evaluate(() => Math.round(scrollY))
  // The page still grows while it is scrolled: what counts is where it stood when the link was pressed.
  await page.evaluate(() =>
    addEventListener('click', () => Reflect.set(window, 'depthLeft', Math.round(scrollY)), {
      capture: true,
      once: true,
    }),
  )
  await page.getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('heading', { name: 'Privacy, in plain words' }).waitFor()
  const left = await page.evaluate(() => Reflect.get(window, 'depthLeft'))
  expect(left).toBeGreaterThan(500)
  await expect.poll(depth).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: /Ada/ }).waitFor()
  await expect.poll(depth).toBe(left)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: /Ada/ }).waitFor()
  await expect.poll(depth).toBe(left)
})

test('a visitor of the sign-in page finds no refused call in the console, and after a sign-in elsewhere the page knows', async () => {
  const { cookie } = await product.signIn('Ada')
  // The clock of the other tests takes away what the page reads of its own loading.
  const context = await (await product.open()).context().browser()?.newContext({ baseURL: product.url })
  const page = await context?.newPage()
  if (!context || !page) throw new Error('There is no browser.')
  onTestFinished(() => context.close())
  const refused: string[] = []
  page.on('response', (answer) => answer.status() >= 400 && refused.push(answer.url()))
  await page.goto('/login')
  await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(refused).toEqual([])
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: product.url }])
  await page.goto('/settings')
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
})

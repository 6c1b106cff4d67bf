import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signOutPath } from '@app/contract/routes'
import { expect, onTestFinished, test } from 'vitest'
import { openProduct } from './browser.ts'

const product = await openProduct({ at: '2026-03-14T20:00:00Z' })

// What Chromium asks for by itself: from where, for what, whether ahead, and whether with the cookie.
test.each([
  {
    host: 'localhost',
    reached: ['cross-site empty prefetch, bare', 'cross-site iframe, bare', 'cross-site image, bare'],
  },
  {
    host: '127.0.0.1',
    reached: [
      'none document prefetch, signed in',
      'same-site empty prefetch, signed in',
      'same-site iframe, signed in',
      'same-site image, signed in',
    ],
  },
])('T20: a page on $host that embeds or prefetches the logout signs nobody out', async ({ host, reached }) => {
  const mine = await product.visitAs('Ada', '/')
  await mine.getByRole('heading', { level: 1, name: /Ada/ }).waitFor()
  const answered: string[] = []
  product.server.on('request', ({ url, headers }, response) => {
    const how = ['sec-fetch-site', 'sec-fetch-dest', 'sec-purpose'].flatMap((name) => headers[name] ?? [])
    const asked = `${how.join(' ')}, ${headers.cookie ? 'signed in' : 'bare'}`
    if (url === signOutPath) response.once('finish', () => answered.push(asked))
  })
  const theirs = await mine.context().newPage()
  await theirs.goto(await openPage(host))
  await expect.poll(() => answered.toSorted()).toEqual(reached)
  await mine.reload()
  await mine.getByRole('heading', { level: 1, name: /Ada/ }).waitFor()
})

async function openPage(host: string) {
  const logout = `${product.url}${signOutPath}`
  const rules = { prefetch: [{ source: 'list', urls: [logout], eagerness: 'immediate' }] }
  const html = `<!doctype html><link rel="prefetch" href="${logout}">
    <script type="speculationrules">${JSON.stringify(rules)}</script>
    <img alt="" src="${logout}"><iframe src="${logout}"></iframe>`
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html)).listen(0)
  onTestFinished(() => void server.close())
  onTestFinished(() => server.closeAllConnections())
  await new Promise((ready) => server.once('listening', ready))
  return `http://${host}:${(server.address() as AddressInfo).port}/`
}

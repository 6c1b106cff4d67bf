import { createServer, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { head, openProduct } from './browser.ts'
import { makeReady, peopleOf, withWorker } from './without-network.ts'

const product = await openProduct({ at: '2026-03-14T08:00:00Z' })
const { enter } = peopleOf(product)

/** Its address. */
async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('behind a proxy whose own session is over a load shows what the device has, and the next one its sign-in page', async () => {
  let isOver = false
  const signIn = await listen((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Proxy</title><h1>Who goes there?</h1>')
  })
  const proxy = await listen((asked, response) => {
    const { url = '/', method, headers } = asked
    if (isOver) return void response.writeHead(302, { location: signIn }).end()
    const passed = request(`${product.url}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    // What is still under way when the test ends breaks off.
    passed.on('error', () => response.destroy())
    asked.pipe(passed)
  })
  const person = await product.signIn('Ada')
  const page = await product.open(withWorker)
  await enter(page, person)
  await page.goto(proxy)
  await head(page, /Ada\./)
  await makeReady(page)
  await expect.poll(() => page.evaluate(() => caches.has('confirmed'))).toBe(true)

  isOver = true
  await page.reload()
  await page.getByText(/^Offline, as of/).waitFor()
  await page.reload()
  await head(page, 'Who goes there?')

  isOver = false
  await page.goto(proxy)
  await head(page, /Ada\./)
  expect(await page.getByText(/^Offline/).count()).toBe(0)
})

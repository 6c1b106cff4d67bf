import { buildPath } from '@app/contract/routes'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buildsOnDevice, deploy, endOfInstall, isFromDevice } from './another-build.ts'
import { firstBox, head, openProduct } from './browser.ts'
import { line, peopleOf, rows, submit, takeSyncAway } from './without-network.ts'

const product = await openProduct({ at: '2026-03-14T08:00:00Z' })
const { begin, finished } = peopleOf(product)
const once = (text: string) => [{ day: '2026-03-14', text }]

/** The keys of the lists that the server has answered. */
function keysSent(page: Page) {
  const keys: string[] = []
  page.context().on('response', (response) => {
    const request = response.request()
    if (new URL(request.url()).pathname === buildPath('submitSolutions'))
      keys.push(request.headers()['idempotency-key'] ?? '')
  })
  return keys
}

test('a list that waits while a new build takes over is still there without network, and is sent once', async () => {
  const { page, person } = await begin('Irene', takeSyncAway)
  const context = page.context()
  const keys = keysSent(page)
  await page.getByRole('link', { name: 'Solve Problem' }).click()
  await firstBox(page).fill('a lamp of salt')
  await context.setOffline(true)
  await submit(page)
  await page.getByText('Saved. It counts for today.').waitFor()

  await page.close()
  await context.addInitScript(takeSyncAway)
  // A page without the app, so that nothing sends the list.
  await context.setOffline(false)
  const other = await context.newPage()
  await other.goto('/robots.txt')
  deploy(product, 'c01dc01dc01d')
  expect(await endOfInstall(other)).toBe('installed')
  await context.setOffline(true)
  await other.close()
  let next = await context.newPage()
  // The worker before may still be at work when the app is opened again.
  await expect
    .poll(async () => {
      await next.close()
      next = await context.newPage()
      await next.goto('/')
      return await next.evaluate(async () => (await navigator.serviceWorker.ready).waiting)
    })
    .toBeNull()
  await line(next, 'Waiting for a connection: 1 session')
  expect([await isFromDevice(next), await buildsOnDevice(next)]).toEqual([
    true,
    expect.arrayContaining(['c01dc01dc01d']),
  ])
  const [list] = await rows(next, 'submissions')
  expect(keys).toEqual([])

  await context.setOffline(false)
  await line(next, 'Synced')
  expect(await finished(person.id)).toEqual(once('a lamp of salt'))
  await next.reload()
  await head(next, / lit$/)
  expect([keys, await rows(next, 'submissions')]).toEqual([[list?.id], []])
})

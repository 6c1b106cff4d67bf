import { buildPath } from '@app/contract/routes'
import { passesOf } from '@app/server/test/passes'
import { ideas } from '@app/server/test/rounds'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  appBefore,
  beginBefore,
  buildsOnDevice,
  deploy,
  endOfInstall,
  isFromDevice,
  putUnsentBefore,
} from './another-build.ts'
import { openProduct } from './browser.ts'
import { firstBox, head, line, peopleOf, rows, submit, takeSyncAway, withWorker } from './without-network.ts'

const product = await openProduct({ at: '2026-03-14T08:00:00Z' })
const { begin, enter, finished } = peopleOf(product)
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
  await line(next, 'Waiting for network: 1 session')
  expect([await isFromDevice(next), await buildsOnDevice(next)]).toEqual([
    true,
    expect.arrayContaining(['c01dc01dc01d']),
  ])
  const [list] = await rows(next, 'outbox')
  expect(keys).toEqual([])

  await context.setOffline(false)
  await line(next, 'Synced')
  expect(await finished(person.id)).toEqual(once('a lamp of salt'))
  await next.reload()
  await head(next, / lit$/)
  expect([keys, await rows(next, 'outbox')]).toEqual([[list?.id], []])
})

test('a new build that is taken in the middle of writing keeps the text, and the list is handed in once', async () => {
  const { page, person } = await begin('Emmy', takeSyncAway)
  const keys = keysSent(page)
  await page.goto('/solve')
  await firstBox(page).fill('a kite that pulls the cable car')
  deploy(product, 'feedfacefeed')
  expect(await endOfInstall(page)).toBe('installed')
  const reload = page.getByRole('status', { name: 'Update' }).getByRole('button', { name: 'Reload' })
  await Promise.all([page.waitForEvent('load'), reload.click()])
  await expect.poll(() => firstBox(page).inputValue()).toBe('a kite that pulls the cable car')
  await submit(page)
  await page.getByText('Solutions Submitted!', { exact: true }).waitFor()
  expect(await finished(person.id)).toEqual(once('a kite that pulls the cable car'))
  expect([keys.length, await rows(page, 'outbox')]).toEqual([1, []])
})

/** Somebody new whose device has the worker of the release before. */
async function beginWithWorkerBefore(name: string) {
  const person = await product.signIn(name)
  const page = await product.open(withWorker)
  await page.context().addInitScript(takeSyncAway)
  await enter(page, person)
  await beginBefore(product, page)
  const { days } = await passesOf(product, person.cookie)
  const [pass] = days[0]?.passes ?? []
  if (!pass) throw new Error('The day has no problem.')
  const at = product.clock.now.toISOString()
  const body = { ...ideas(pass.id, 'a kite of soap'), fromDevice: { pass: pass.pass, finishedAt: at, sentAt: at } }
  const about = { id: pass.id, day: '2026-03-14', title: pass.text, texts: ['a kite of soap'] }
  const unsent = { person: person.id, id: 'of-before', call: 'submitSolutions', body, at: Date.parse(at), about }
  return { person, page, unsent, keys: keysSent(page) }
}

test('under the worker of the release before the page works, sends the old list once, and opens again without network', async () => {
  const { person, page, unsent, keys } = await beginWithWorkerBefore('Rosa')
  await putUnsentBefore(page, unsent)
  await page.goto('/')
  await line(page, 'Synced')
  expect([keys, await finished(person.id)]).toEqual([['of-before'], once('a kite of soap')])

  const hasNewWorker = async () => {
    const { installing, waiting } = await navigator.serviceWorker.ready
    return !installing && !waiting && (await caches.has('confirmed'))
  }
  await expect.poll(() => page.evaluate(hasNewWorker)).toBe(true)
  await page.context().setOffline(true)
  await page.reload()
  await head(page, / lit$/)
  expect(keys).toEqual(['of-before'])
})

test('a page of the release before finds its files under the new worker, and its list is sent once at the next start', async () => {
  const { person, page, unsent, keys } = await beginWithWorkerBefore('Hedy')
  const context = page.context()
  await page.evaluate(async (app) => {
    await (await caches.open(app)).put('/assets/of-before.js', new Response('its screen'))
  }, appBefore)
  expect(await endOfInstall(page)).toBe('installed')
  await page.evaluate(async () => {
    const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
    ;(await navigator.serviceWorker.ready).waiting?.postMessage('take-over')
    await taken
  })
  await context.setOffline(true)
  const file = () => page.evaluate(async () => (await fetch('/assets/of-before.js')).text())
  expect(await file()).toBe('its screen')
  await putUnsentBefore(page, unsent)
  await page.close()

  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto('/')
  await line(next, 'Synced')
  expect([keys, await finished(person.id)]).toEqual([['of-before'], once('a kite of soap')])
  await expect.poll(() => next.evaluate(() => caches.keys())).not.toContain(appBefore)
})

import { buildPath } from '@app/contract/routes'
import { expect, test } from 'vitest'
import { atRest, firstBox, head, openProduct } from './browser.ts'
import { expectAccessible, line, peopleOf, rows, submit } from './without-network.ts'

const product = await openProduct({ at: '2026-03-14T08:00:00Z' })
const { enter, arrive, begin, finished } = peopleOf(product)

test('today’s problem opens without network, is solved, waits, and is counted once there is network', async () => {
  const { page, person: ada } = await begin('Adalind')
  const hasSmallPlate = async () => (await caches.match('/plates/small/nova.webp')) !== undefined
  await expect.poll(() => page.evaluate(hasSmallPlate)).toBe(true)
  await page.context().setOffline(true)
  await page.goto('/')
  await head(page, /Adalind/)
  await page.getByRole('heading', { name: 'On this device', exact: true }).waitFor()
  await page.getByText('Not available offline:').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Solve Problem' }).click()
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Nova/ }).click()
  const plate = page.getByRole('button', { name: /^About Nova/ }).locator('img')
  await expect.poll(() => plate.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await firstBox(page).fill('a kite that pulls the cable car')
  await expectAccessible(page)
  await submit(page)
  await page.getByText('Saved. It counts for today.').waitFor()
  await head(page, 'One idea, saved here')
  await page.getByText('Then you’ll see your numbers.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Today' }).click()
  await line(page, 'Waiting for a connection: 1 session')
  await page.getByText('1of 2', { exact: true }).waitFor()
  await expectAccessible(page)
  // Another day of the app without network.
  await page.goto('/settings')
  await head(page, 'Settings')
  await page.goto('/solution-history')
  await head(page, 'History comes with Premium')
  await page.goto('/')
  await line(page, 'Waiting for a connection: 1 session')
  expect(await finished(ada.id)).toEqual([])

  await page.context().setOffline(false)
  await line(page, 'Synced')
  await page.getByText('1 Day Streak').waitFor()
  expect(await finished(ada.id)).toEqual([{ day: '2026-03-14', text: 'a kite that pulls the cable car' }])
  expect(await rows(page, 'submissions')).toEqual([])
  const { body: latest } = await product.call('GET', buildPath('latestRound'), { cookie: ada.cookie })
  expect(latest.today.feedback.score.fluency.different).toBe(1)
})

test('what was solved without network is sent without moving what a finger is over, and a link leads to it', async () => {
  const { page } = await begin('Wanda')
  await page.context().setOffline(true)
  await page.goto('/solve')
  await firstBox(page).fill('a kite that pulls the cable car')
  await submit(page)
  await page.getByRole('link', { name: 'Back to Today' }).click()
  await line(page, 'Waiting for a connection: 1 session, 1 idea. Sends automatically.')
  const card = page.getByRole('article', { name: /^Today's Challenge/ })
  const top = (await card.boundingBox())?.y
  await page.context().setOffline(false)
  await line(page, 'Synced')
  const result = page.getByRole('link', { name: 'See Your Session' })
  await result.waitFor()
  await atRest(page)
  // What is in it may wrap otherwise: the step of the coach has come.
  expect((await card.boundingBox())?.y).toBe(top)
  await expectAccessible(page)
  await result.click()
  await page.waitForURL('**/rounds/*')
  // The address comes before the screen.
  await page.getByText('Synced').waitFor({ state: 'hidden' })
  // Back on the dashboard the session is there, and the line has gone.
  await page.goBack()
  await head(page, / lit$/)
  expect(await page.getByText('Synced').count()).toBe(0)
})

test('T53: two people on one device: what one wrote without network is neither shown to nor sent by the other', async () => {
  const { page, person: ada } = await begin('Mary')
  const bob = await product.signIn('Bobby')
  await page.context().setOffline(true)
  await page.goto('/solve')
  await firstBox(page).fill('a zeppelin of soap')
  await submit(page)
  await page.getByText('Saved. It counts for today.').waitFor()

  // Bobby signs in at the same browser, and has no network later on either.
  await page.goto('about:blank')
  await page.context().setOffline(false)
  await arrive(page, bob, 'Bobby')
  await expect.poll(async () => (await rows(page, 'answers')).map(({ person }) => person)).not.toContain(ada.id)
  expect((await rows(page, 'submissions')).map(({ person }) => person)).toEqual([ada.id])
  expect(await page.content()).not.toMatch(/zeppelin|Waiting for a connection/)
  await page.context().setOffline(true)
  await page.goto('/')
  await head(page, /Bobby/)
  expect(await page.content()).not.toMatch(/zeppelin|Mary|Waiting for a connection/)
  expect([await finished(ada.id), await finished(bob.id)]).toEqual([[], []])

  await page.context().setOffline(false)
  await page.goto('about:blank')
  await enter(page, ada)
  await page.goto('/')
  await expect.poll(() => rows(page, 'submissions')).toEqual([])
  expect([await finished(ada.id), await finished(bob.id)]).toEqual([
    [{ day: '2026-03-14', text: 'a zeppelin of soap' }],
    [],
  ])
})

test('a problem that was opened without network is handed in with it, and one that is finished does not come again', async () => {
  const { page, person: ada } = await begin('Hedy')
  await page.context().setOffline(true)
  await page.goto('/solve')
  const first = await page.getByRole('heading', { level: 1 }).textContent()
  await firstBox(page).fill('a door that hums')
  await page.context().setOffline(false)
  await submit(page)
  await page.getByText('Solutions Submitted!', { exact: true }).waitFor()
  expect(await finished(ada.id)).toEqual([{ day: '2026-03-14', text: 'a door that hums' }])
  await expect
    .poll(async () => (await rows(page, 'answers')).some(({ id }) => id.startsWith('["finishedRound"')))
    .toBe(true)

  await page.context().setOffline(true)
  await page.goto('/solve')
  await firstBox(page).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe(first)
})

test('T52: signing out with something unsent asks first; kept locked, the next person has nothing of it', async () => {
  const { page, person: ada } = await begin('Emmy')
  // The server takes no list, and all else goes on.
  await page.context().route('**/api/solutions', (route) => route.abort())
  await page.goto('/solve')
  await firstBox(page).fill('a lift of fog')
  await submit(page)
  await page.getByText('Saved. It counts for today.').waitFor()
  await page.getByRole('link', { name: 'Back to Today' }).click()
  await line(page, 'Waiting for a connection: 1 session')
  const other = await page.context().newPage()
  await other.goto('/settings')
  await head(other, 'Settings')

  const logOut = async () => {
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('link', { name: 'Log out' }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'One session hasn’t been sent' })
  await logOut()
  await dialog.getByText('Saturday 14 March, 1 idea.').waitFor()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save Ideas as a File' }).click()
  expect((await saved).suggestedFilename()).toBe('firecrest-ideas.txt')
  await dialog.getByRole('button', { name: 'Stay Signed In' }).click()
  await dialog.waitFor({ state: 'detached' })
  await logOut()
  await dialog.getByRole('button', { name: 'Sign Out and Keep Ideas Locked' }).click()
  await head(page, 'Unstuck Your Mind in 2 Minutes')
  await head(other, 'Unstuck Your Mind in 2 Minutes')
  await expect.poll(() => rows(page, 'answers')).toEqual([])
  expect((await rows(page, 'submissions')).map(({ person }) => person)).toEqual([ada.id])
  await other.close()

  await page.context().unroute('**/api/solutions')
  await enter(page, await product.signIn('Bobby'))
  await page.goto('/')
  await head(page, /Bobby/)
  expect((await rows(page, 'submissions')).map(({ person }) => person)).toEqual([ada.id])
})

test('a server that is really gone: the lists of the day wait, and each is counted once', async () => {
  const { page, person: ada } = await begin('Grace')
  const { port } = new URL(product.url)
  await new Promise((closed) => {
    product.server.close(closed)
    product.server.closeAllConnections()
  })
  for (const idea of ['a sponge for rain', 'a hat for the letter box']) {
    await page.goto('/solve')
    await firstBox(page).fill(idea)
    await submit(page)
    await page.getByText('Saved. It counts for today.').waitFor()
  }
  await page.goto('/solve')
  await head(page, 'Daily Training Complete!')
  await page.goto('/')
  await line(page, 'Waiting for a connection: 2 sessions')
  await new Promise<void>((ready) => product.server.listen(Number(port), '127.0.0.1', ready))
  await page.reload()
  // The page sends it, or the service worker.
  await expect.poll(() => rows(page, 'submissions')).toEqual([])
  expect(await finished(ada.id)).toEqual([
    { day: '2026-03-14', text: 'a hat for the letter box' },
    { day: '2026-03-14', text: 'a sponge for rain' },
  ])
})

import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { moving, openProduct, phone } from './browser.ts'
import { sourceNames } from './built-files.ts'

const product = await openProduct({ at: '2026-03-14T20:00:00Z' })
const filmOf = sourceNames('media/out', '{webm,mp4}')

/** The landing page, with the carousel awake and in sight, and the films it has asked for. */
async function visit(options: BrowserContextOptions = {}, prepare: (page: Page) => unknown = () => undefined) {
  const page = await product.open({ ...moving, ...options })
  const asked: string[] = []
  page.on('request', (request) => asked.push(filmOf(request.url()) ?? ''))
  await prepare(page)
  await page.goto('/')
  await page.locator('#thinkers [data-part="controls"]:not([data-asleep])').waitFor()
  // From here on time passes only where a test says so.
  await page.clock.pauseAt('2026-03-14T20:10:00Z')
  return { page, asked: () => [...new Set(asked.filter(Boolean))] }
}

/** Boxes turn as ever, with stills in the place of films. */
const askForLessData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

async function see(page: Page) {
  await page
    .locator('#thinkers [role="group"]')
    .evaluate((rail) => rail.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.locator('#thinkers [role="group"][aria-live]').waitFor()
}

/** A film is fetched and decoded in the browser's own time, whatever its clock says. */
const soon = <T>(read: () => T) => expect.poll(read)
const open = (page: Page) => page.locator('article[data-front]').getAttribute('aria-label')
const button = (page: Page, name: string) => page.locator('#thinkers').getByRole('button', { name, exact: true })
const live = (page: Page) => page.locator('#thinkers [role="group"]').getAttribute('aria-live')
const film = (page: Page, id: string) => page.locator(`article[data-id="${id}"] video`)
const isPlaying = (page: Page, id: string) =>
  film(page, id).evaluate((video: HTMLVideoElement) => !video.paused && video.hasAttribute('data-on'))
const isReady = (page: Page, id: string) => film(page, id).evaluate((video: HTMLVideoElement) => video.readyState > 2)

/** Whether the drawers have come to rest, and the open box stands where one begins to read or the row is at its end. */
const isInPlace = (page: Page) =>
  page.locator('#thinkers [role="group"]').evaluate((rail) => {
    if (rail.hasAttribute('data-gliding')) return false
    const box = rail.querySelector<HTMLElement>('article[data-front]')
    const first = rail.querySelector<HTMLElement>('article')
    const isAtEnd = rail.scrollLeft >= rail.scrollWidth - rail.clientWidth - 2
    return isAtEnd || Math.abs((box?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0) - rail.scrollLeft) < 3
  })

/** Lets at most two seconds pass until a box is open and in place. */
async function arrive(page: Page, label: string) {
  let steps = 10
  const state = async () => {
    steps -= 1
    if (steps >= 0) await page.clock.runFor(200)
    return [await open(page), await isInPlace(page)]
  }
  await soon(state).toEqual([label, true])
}

test('a mouse turns the boxes by buttons, dots and the boxes themselves, and from each end to the other', async () => {
  const { page } = await visit({}, askForLessData)
  await see(page)
  expect(await open(page)).toBe('1 of 20: My Own Creative Path')
  await page.getByText('You have one free evening this week').waitFor()
  await button(page, 'Previous genius').click()
  await arrive(page, '20 of 20: Nova, the AI Muse')
  await page.getByText('Nova is software and has no life story').waitFor()
  expect(await page.getByText('You have one free evening this week').isVisible()).toBe(false)
  await button(page, 'Next genius').click()
  await arrive(page, '1 of 20: My Own Creative Path')
  await button(page, 'Next genius').click()
  await button(page, 'Next genius').click()
  await arrive(page, '3 of 20: Marie Curie')
  await page.locator('article[data-id="hypatia"] [data-part="sleeve"]').click()
  await arrive(page, '4 of 20: Hypatia')
  await button(page, 'Nikola Tesla').click()
  await arrive(page, '19 of 20: Nikola Tesla')
  await soon(() => page.locator('#thinkers fieldset [aria-current]').getAttribute('aria-label')).toBe('Nikola Tesla')
  expect(await page.locator('article[data-front] a[data-open]').getAttribute('href')).toBe('/login#sign-up')
})

test('arrow keys, Home and End turn the boxes, and the focus stays with them', async () => {
  const { page } = await visit({}, askForLessData)
  await see(page)
  await page.locator('#thinkers [role="group"]').focus()
  await page.keyboard.press('ArrowRight')
  await arrive(page, '2 of 20: Katsushika Hokusai')
  await page.keyboard.press('End')
  await arrive(page, '20 of 20: Nova, the AI Muse')
  await page.keyboard.press('ArrowRight')
  await arrive(page, '1 of 20: My Own Creative Path')
  // One stop for the only box that is open, one for all of the dots.
  await page.keyboard.press('Tab')
  await soon(() => page.evaluate(() => document.activeElement?.matches('a[data-open]'))).toBe(true)
  // Behind the dialog nothing turns, so the focus has where to go back to.
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.clock.runFor(20_000)
  expect(await open(page)).toBe('1 of 20: My Own Creative Path')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await soon(() => page.evaluate(() => document.activeElement?.matches('a[data-open]'))).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  await arrive(page, '20 of 20: Nova, the AI Muse')
  await soon(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Nova, the AI Muse')
  await page.keyboard.press('Home')
  await arrive(page, '1 of 20: My Own Creative Path')
  await page.clock.runFor(20_000)
  expect([await open(page), await live(page)]).toEqual(['1 of 20: My Own Creative Path', 'polite'])
})

test('boxes turn every eight seconds and films play, until somebody points there or pauses all motion', async () => {
  const { page, asked } = await visit()
  expect(asked()).toEqual([])
  await see(page)
  await soon(() => isPlaying(page, 'my-own-path')).toBe(true)
  // A film that is not ready when the clock is put forward would be given up.
  for (const id of ['hokusai', 'curie']) await soon(() => isReady(page, id)).toBe(true)
  await soon(() => live(page)).toBe('off')
  await page.clock.runFor(7_000)
  expect(await open(page)).toBe('1 of 20: My Own Creative Path')
  await page.clock.runFor(1_200)
  await arrive(page, '2 of 20: Katsushika Hokusai')
  expect(asked()).toContain('curie')
  expect(asked()).not.toContain('rumi')

  await page.locator('#thinkers h2').hover()
  await soon(() => live(page)).toBe('polite')
  await page.clock.runFor(20_000)
  expect(await open(page)).toBe('2 of 20: Katsushika Hokusai')
  await soon(() => isPlaying(page, 'hokusai')).toBe(true)

  const pause = button(page, 'Pause all motion')
  await pause.click()
  await page.mouse.move(0, 0)
  await soon(() => pause.getAttribute('aria-pressed')).toBe('true')
  await page.clock.runFor(20_000)
  expect(await open(page)).toBe('2 of 20: Katsushika Hokusai')
  await soon(() => isPlaying(page, 'hokusai')).toBe(false)
  await pause.click()
  await page.mouse.move(0, 0)
  await soon(() => isPlaying(page, 'hokusai')).toBe(true)
  await page.clock.runFor(8_100)
  await arrive(page, '3 of 20: Marie Curie')

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await soon(() => isPlaying(page, 'curie')).toBe(false)
  await page.clock.runFor(20_000)
  expect(await open(page)).toBe('3 of 20: Marie Curie')
})

test('a film that is missing, broken or late leaves its still', async () => {
  const { page, asked } = await visit({}, async (page) => {
    await page.route(
      (url) => filmOf(url) === 'my-own-path',
      (route) => route.fulfill({ status: 404 }),
    )
    await page.route(
      (url) => filmOf(url) === 'hokusai',
      (route) => route.fulfill({ contentType: 'video/webm', body: 'this is no film' }),
    )
    // Never answered.
    await page.route(
      (url) => filmOf(url) === 'curie',
      () => undefined,
    )
  })
  await see(page)
  await film(page, 'curie').waitFor({ state: 'attached' })
  for (const id of ['my-own-path', 'hokusai']) await film(page, id).waitFor({ state: 'detached' })
  expect(await film(page, 'curie').textContent()).toBe('Your browser does not support the video tag.')
  await page.clock.runFor(2_000)
  expect(await film(page, 'curie').count()).toBe(1)
  await page.clock.runFor(1_200)
  await film(page, 'curie').waitFor({ state: 'detached' })
  for (const id of ['my-own-path', 'hokusai', 'curie']) {
    const still = page.locator(`article[data-id="${id}"] img`)
    await soon(() => still.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640)
  }
  const before = asked().length
  await button(page, 'Next genius').click()
  await button(page, 'Previous genius').click()
  await arrive(page, '1 of 20: My Own Creative Path')
  // What failed is not tried again.
  expect(asked().slice(before)).not.toContain('my-own-path')
  expect(await film(page, 'my-own-path').count()).toBe(0)
})

/** A finger that moves so far to the right, or to the left, over the plates: along the row, or past its end. */
async function fingerOn(page: Page) {
  const touch = await page.context().newCDPSession(page)
  const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] })
  async function move(by: number) {
    const from = by < 0 ? 330 : 60
    await put('touchStart', from)
    for (let step = 1; step <= 10; step += 1) await put('touchMove', from + (by * step) / 10)
  }
  async function swipe(by: number) {
    await move(by)
    // The browser scrolls in its own time, whatever the clock of the page says.
    const scroll = await page.locator('#thinkers [role="group"]').evaluateHandle((rail) => ({
      end: new Promise((ended) => rail.addEventListener('scrollend', () => ended(true), { once: true })),
    }))
    await put('touchEnd')
    await scroll.evaluate(({ end }) => end)
  }
  async function pull(by: number) {
    await move(by)
    await put('touchEnd')
  }
  return { swipe, pull }
}

test('a finger swipes from box to box, and past either end', async () => {
  const { page, asked } = await visit(phone)
  await see(page)
  const { swipe, pull } = await fingerOn(page)
  await page.getByText('Swipe', { exact: true }).waitFor()
  await swipe(-270)
  await arrive(page, '2 of 20: Katsushika Hokusai')
  await swipe(270)
  await arrive(page, '1 of 20: My Own Creative Path')
  await pull(200)
  await arrive(page, '20 of 20: Nova, the AI Muse')
  await pull(-200)
  await arrive(page, '1 of 20: My Own Creative Path')
  // A finger does not hover: the boxes go on by themselves.
  await page.clock.runFor(8_100)
  await arrive(page, '2 of 20: Katsushika Hokusai')
  await swipe(270)
  await arrive(page, '1 of 20: My Own Creative Path')
  // At the pace of a person: nothing is fetched of what only slides by.
  await page.clock.resume()
  await pull(200)
  await soon(async () => [await open(page), await isInPlace(page)]).toEqual(['20 of 20: Nova, the AI Muse', true])
  expect(asked()).not.toContain('rumi')
})

test('who asks for less motion or less data gets stills, and the former also rest', async () => {
  const ahead: Record<'usual' | 'sparing', string[]> = { usual: [], sparing: [] }
  const note = (page: Page, what: keyof typeof ahead) =>
    void page.on('request', (request) => {
      if (request.resourceType() === 'fetch' && request.url().endsWith('.js')) ahead[what].push(request.url())
    })
  const { page, asked } = await visit({ reducedMotion: 'reduce' }, async (page) => note(page, 'usual'))
  await see(page)
  await page.clock.runFor(20_000)
  expect(await open(page)).toBe('1 of 20: My Own Creative Path')
  expect(await button(page, 'Pause all motion').count()).toBe(0)
  await button(page, 'Next genius').click()
  await arrive(page, '2 of 20: Katsushika Hokusai')
  expect([asked(), await page.locator('video').count()]).toEqual([[], 0])

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await film(page, 'hokusai').waitFor({ state: 'attached' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await film(page, 'hokusai').waitFor({ state: 'detached' })

  const sparing = await visit({}, (page) => {
    note(page, 'sparing')
    return askForLessData(page)
  })
  await see(sparing.page)
  await soon(() => live(sparing.page)).toBe('off')
  await sparing.page.clock.runFor(8_100)
  await arrive(sparing.page, '2 of 20: Katsushika Hokusai')
  expect([sparing.asked(), await sparing.page.locator('video').count()]).toEqual([[], 0])
  // Nor is the code of dialogs fetched ahead of a press: by no link, because Firefox lets none of them fetch.
  expect([ahead.usual.length > 0, ahead.sparing]).toEqual([true, []])
})

test('without JavaScript all boxes are open in a row that scrolls, and a press before the script has loaded is not lost', async () => {
  const bare = await product.visit('/', { javaScriptEnabled: false })
  const nova = bare.getByText('Nova is software and has no life story')
  await nova.scrollIntoViewIfNeeded()
  expect(await nova.isVisible()).toBe(true)
  expect(await bare.locator('#thinkers').getByRole('button').count()).toBe(0)

  const page = await product.open()
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/')
  await button(page, 'Next genius').click()
  expect(await open(page)).toBe('1 of 20: My Own Creative Path')
  gate.resolve()
  await arrive(page, '2 of 20: Katsushika Hokusai')
})

import { buildPath } from '@app/contract/routes'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, phone } from './browser.ts'

const product = await openProduct({ at: '2026-03-14T20:00:00Z' })
/** Rows of the person of that first name. */
const isOf = (table: string) => `${table}.user_id = (select id from "user" where first_name = $1)`
const box = (number: number) => ({ name: `Idea ${number}`, exact: true })

test('the whole main job works with the keyboard alone', async () => {
  const page = await product.visitAs('Kay', '/')
  await page.getByRole('heading', { level: 1, name: /Kay/ }).waitFor()
  await tabTo('Solve Problem')
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Idea 1')
  await tabTo('Change')
  await page.keyboard.press('Enter')
  await tabTo('LeonardoFind a shape in a stain, and bring it into the problem.')
  await page.keyboard.press('Enter')
  await tabTo('Idea 1')
  await page.keyboard.type('first')
  await page.keyboard.press('Enter')
  await page.keyboard.type('second')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('on two lines')
  await page.keyboard.press('Enter')
  await page.keyboard.type('third')
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Submit Solutions')
  await page.keyboard.press('Enter')
  await page.getByText('Solutions Submitted!', { exact: true }).waitFor()
  const { rows } = await product.pool.query(
    `select s.text, r.thinker_id from solution s join round r on r.id = s.round_id where ${isOf('r')} order by position`,
    ['Kay'],
  )
  expect(rows.map(({ text }) => text)).toEqual(['first', 'second\non two lines', 'third'])
  expect(rows[0]?.thinker_id).toBe('leonardo')

  async function tabTo(name: string) {
    for (let steps = 0; steps < 60; steps++) {
      if ((await focused()) === name) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never reaches ${name}`)
  }
  function focused() {
    return page.evaluate(() => {
      const element = document.activeElement
      const labelled = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      const name =
        element?.getAttribute('aria-label') ?? (labelled ? element.labels?.[0]?.textContent : element?.textContent)
      return name?.trim().replace(/\s*\p{Extended_Pictographic}\uFE0F?\s*/u, '') ?? ''
    })
  }
})

test('what was written is back after a reload, and after the browser has died', async () => {
  await product.givePremium('Kit')
  const page = await product.visitAs('Kit', '/solve', phone)
  await page.getByRole('textbox', box(2)).fill('kept through everything')
  const note = page.getByText('Saved on this device')
  await note.waitFor()
  for (const size of [phone.viewport, { width: 360, height: 640 }]) {
    await page.setViewportSize(size)
    await expect.poll(async () => (await note.boundingBox())?.height).toBeGreaterThan(12)
    await expect.poll(async () => (await note.boundingBox())?.y).toBeLessThan(size.height - 12)
  }
  await page.setViewportSize(phone.viewport)
  const saved = () => page.evaluate(() => JSON.stringify(localStorage))
  await expect.poll(saved).toContain('kept through everything')
  await page.reload()
  await expect.poll(() => page.getByRole('textbox', box(2)).inputValue()).toBe('kept through everything')
  await seeHint(page)

  const state = await page.context().storageState()
  await page.context().close()
  const reborn = await product.open({ ...phone, storageState: state })
  await reborn.goto('/solve')
  await expect.poll(() => reborn.getByRole('textbox', box(2)).inputValue()).toBe('kept through everything')
  await reborn.getByRole('button', { name: 'Submit Solutions' }).click()
  await reborn.getByText('Solutions Submitted!', { exact: true }).waitFor()
})

/** On a phone with as many boxes as there can be, a hint is in sight of a person who writes in any of them. */
async function seeHint(page: Page) {
  await product.pool.query('update round set slots = 20')
  // Hints come where somebody is alone with the rule.
  await page.route(`**${buildPath('openRound')}`, async (route) => {
    const round = await (await route.fetch()).json()
    await route.fulfill({ json: { ...round, practice: { ...round.practice, stage: 3 } } })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Hints' }).click()
  const bar = page.locator('[data-part="solve-acts"]')
  for (let number = 1; number < 20; number++) {
    if (number !== 2)
      await page.getByRole('textbox', box(number)).fill(`${'Idea'.slice(0, number % 5)} ${number * 137}`)
    if (number !== 5 && number !== 19) continue
    const written = page.getByRole('textbox', box(number + 1))
    await written.tap()
    // The box right above the bar is where a hint would begin behind it.
    await page.evaluate(
      (to) => {
        const { bottom } = document.activeElement?.closest('li')?.getBoundingClientRect() ?? { bottom: to }
        scrollBy(0, bottom - to)
      },
      (await bar.boundingBox())?.y ?? 0,
    )
    await written.pressSequentially('Kept through everything')
    const hint = page
      .getByRole('listitem')
      .filter({ has: written })
      .getByText(/is a lot like no\. 2/)
    await hint.waitFor()
    const seen = await hint.boundingBox()
    const under = await written.boundingBox()
    expect(seen?.y).toBeGreaterThan(under?.y ?? Number.NaN)
    expect((seen?.y ?? Number.NaN) + (seen?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
  }
}

test('ideas are spoken into one box at a time, and marked as spoken', async () => {
  const page = await product.open()
  // The browser of the tests has the interface of speech but no engine behind it.
  await page.addInitScript(() => {
    class Engine extends EventTarget {
      start() {
        Object.assign(window, { engine: this })
        setTimeout(() => this.tell('start'), 10)
        setTimeout(() => this.tell('audiostart'), 10)
      }
      stop() {
        setTimeout(() => this.tell('end'), 10)
      }
      abort() {
        this.stop()
      }
      tell(type: string, fields = {}) {
        const event = Object.assign(new Event(type), fields)
        const handler = Reflect.get(this, `on${type}`)
        if (typeof handler === 'function') handler.call(this, event)
        this.dispatchEvent(event)
      }
      say(transcript: string, isFinal: boolean) {
        const result = Object.assign([{ transcript, confidence: 1 }], { isFinal })
        this.tell('result', { resultIndex: 0, results: [result] })
      }
    }
    Object.assign(window, { SpeechRecognition: Engine, webkitSpeechRecognition: Engine })
  })
  const { cookie } = await product.signIn('Vera')
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url: product.url }])
  await page.goto('/solve')
  await page.getByRole('textbox', box(1)).fill('typed')
  const say = (words: string, final: boolean) =>
    page.evaluate(([text, isFinal]) => Reflect.get(window, 'engine').say(text, isFinal), [words, final] as const)

  await page.getByRole('button', { name: /voice for idea 2/i }).click()
  await page.getByRole('button', { name: /voice for idea 2/i, pressed: true }).waitFor()
  await say('a bridge', false)
  await expect.poll(() => page.getByRole('textbox', box(2)).inputValue()).toContain('a bridge')
  await say('a bridge of paper', true)
  await page.getByRole('button', { name: /voice for idea 3/i }).click()
  await page.getByRole('button', { name: /voice for idea 3/i, pressed: true }).waitFor()
  expect(await page.getByRole('button', { name: /voice for idea/i, pressed: true }).count()).toBe(1)
  await say('a river of ink', true)
  await page.getByRole('button', { name: 'Submit Solutions' }).click()
  await page.getByText('Solutions Submitted!', { exact: true }).waitFor()
  const { rows } = await product.pool.query(
    `select text, method from solution s where ${isOf('s')} order by position`,
    ['Vera'],
  )
  expect(rows).toEqual([
    { text: 'typed', method: 'text' },
    { text: expect.stringMatching(/^a bridge of paper$/i), method: 'voice' },
    { text: expect.stringMatching(/^a river of ink$/i), method: 'voice' },
  ])
})

test('going back after a hand-in opens no session unasked', async () => {
  const page = await product.visitAs('Bea', '/')
  await page.getByRole('link', { name: 'Solve Problem' }).click()
  await page.getByRole('textbox', box(1)).fill('an idea')
  await page.getByRole('button', { name: 'Submit Solutions' }).click()
  await page.getByText('Solutions Submitted!', { exact: true }).waitFor()
  await page.getByRole('heading', { level: 1, name: / lit$/ }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: / lit$/ }).waitFor()
  expect((await product.pool.query(`select from round r where ${isOf('r')}`, ['Bea'])).rowCount).toBe(1)
})

import { buildPath } from '@app/contract/routes'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, desktop, holdCode, lookBelow, moving, openProduct, phone, placesToGo, shiftOf } from './browser.ts'

const product = await openProduct({ at: '2026-03-14T20:00:00Z', timeStands: true })

const few = ['Free tea for the whole queue', 'A puzzle on the wall']
const some = [...few, 'A swing that hangs from the sign']
const many = [...some, 'Everybody adds one line to a story', 'A choir of boots', 'Chess on the ground, a move per wait']

/** A round that somebody has handed in, as they find it: to be chosen from, or counted. */
async function finish(name: string, ideas: readonly string[], isChosen: boolean) {
  const { cookie } = await product.signIn(name)
  const { body: opened } = await product.call('GET', buildPath('openRound'), { cookie })
  await product.pool.query('update round set slots = 20 where id = $1', [opened.id])
  const body = { problemId: opened.id, submittedSolutions: ideas, submissionMethod: ideas.map(() => 'text') }
  expect((await product.call('POST', buildPath('submitSolutions'), { cookie, body })).status).toBe(200)
  const params = { id: String(opened.id) }
  // Made-up lines may leave a doubt, and then there is no total.
  await product.call('POST', buildPath('claimRound', params), { cookie })
  if (isChosen) await product.call('POST', buildPath('chooseFavourites', params), { cookie, body: { favourites: [1] } })
  return `/rounds/${params.id}`
}

const views = [
  { on: 'a phone', view: { ...phone, ...moving } },
  { on: 'a desktop', view: { ...desktop, ...moving } },
]
const rounds = [
  { what: 'two ideas', name: 'Two', ideas: few, isChosen: false, head: /ideas?/ },
  { what: 'a choice of three', name: 'Choice', ideas: some, isChosen: false, head: 'Which one' },
  { what: 'three ideas', name: 'Short', ideas: some, isChosen: true, head: /idea/ },
  { what: 'six ideas', name: 'Long', ideas: many, isChosen: true, head: /idea/ },
]

// Each round in one view and each view with a round of either kind is enough, not every pair of them.
test.each(
  rounds.map((round, at) => ({ ...round, ...(views[Math.floor((at + 1) / 2) % 2] as (typeof views)[number]) })),
)(
  'on $on the page of $what is read before its code is there, and nothing moves',
  async ({ name, on, view, ideas, isChosen, head }) => {
    const who = `${name}${on.length}`
    const path = await finish(who, ideas, isChosen)
    const page = await product.openAs(who, view)
    const letCodeThrough = await holdCode(page)
    await page.goto(path, { waitUntil: 'commit' })
    const early = page.locator('h1:visible')
    await early.filter({ hasText: head }).waitFor()
    const before = await placesIn(page)
    expect(await page.getByRole('button').count()).toBe(0)
    letCodeThrough()
    const code =
      isChosen || ideas.length < 3 ? page.getByText('All numbers') : page.getByRole('button', { name: 'Pick one' })
    await code.waitFor()
    await page.locator('html[data-seen]').waitFor()
    await page.evaluate(() => document.fonts.ready)
    expect(await placesIn(page)).toEqual(before)
    // Letters of the fonts settle within their lines.
    const settled = await shiftOf(page)
    expect(settled).toBeLessThan(0.001)
    await lookBelow(page)
    expect(await shiftOf(page)).toBe(settled)
  },
)

/** Where the heading and the sentences of the first view stand. */
const placesIn = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('main h1, main h1 ~ p, main summary [dir], main > p')]
    return shown.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return height === 0 || y > innerHeight ? [] : [{ text: element.textContent, x, y, width, height }]
    })
  })

/** The widest that the page is in any of its frames: what moves in from the side must not widen it. */
async function watchWidth(page: Page) {
  const width = await page.evaluateHandle(() => {
    const widest = { px: 0 }
    const look = () => {
      widest.px = Math.max(widest.px, document.documentElement.scrollWidth)
      requestAnimationFrame(look)
    }
    look()
    return widest
  })
  return async () => (await width.jsonValue()).px
}

test.each(views.map((view, at) => ({ ...view, ideas: at === 0 ? some : few, count: at === 0 ? 3 : 2 })))(
  'on $on nothing moves from the press of "Submit Solutions" until $count ideas are counted',
  async ({ view, on, ideas }) => {
    const page = await product.visitAs(`Handing${ideas.length}${on.length}`, '/solve', view)
    for (const [place, idea] of ideas.entries()) await page.getByLabel(`Idea ${place + 1}`, { exact: true }).fill(idea)
    await atRest(page)
    const gate = Promise.withResolvers<void>()
    await page.context().route(`**${buildPath('submitSolutions')}`, async (route) => {
      await gate.promise
      await route.continue()
    })
    const before = await shiftOf(page)
    const widest = await watchWidth(page)
    await page.getByRole('button', { name: 'Submit Solutions' }).click()
    await page.getByRole('heading', { name: / lit$/ }).waitFor()
    gate.resolve()
    await page.getByText('Submitted', { exact: true }).waitFor()
    await page.locator('main:not([aria-busy])').waitFor()
    await atRest(page)
    expect((await shiftOf(page)) - before).toBeLessThan(0.001)
    expect(await widest()).toBeLessThanOrEqual(view.viewport.width)
    // The button of a choice takes their place.
    expect(await placesToGo(page).isVisible()).toBe(false)
    if (ideas.length < 3) return
    await page.locator('label', { hasText: 'swing' }).click()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByRole('button', { name: 'None of them' }).click()
    await page.getByRole('link', { name: 'Back to Today' }).waitFor()
    // The presses themselves put one part in the place of another; nothing moves from then on.
    const answered = await shiftOf(page)
    await page.getByText('All numbers').waitFor()
    expect((await shiftOf(page)) - answered).toBeLessThan(0.001)
  },
)

test('while album, months or book are on their way the foot of the page stands below the view, so that it never jumps', async () => {
  const page = await product.openAs('Waiting', desktop)
  for (const path of ['/album', '/months/2026-03', '/book']) {
    const gate = Promise.withResolvers<void>()
    await page.route(`**/api${path}*`, async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.goto(path)
    await page.getByText(/^Loading your /).waitFor()
    const foot = await page.locator('footer').boundingBox()
    gate.resolve()
    expect(foot?.y, path).toBeGreaterThanOrEqual(900)
  }
})

test('on a phone the button of a choice has the place of the places to go, with letters as they are and of twice the size', async () => {
  const path = await finish('Bar', some, false)
  const page = await product.visitAs('Bar', path, { ...phone, bypassCSP: true })
  const button = page.getByRole('button', { name: 'Pick one' })
  await button.waitFor()
  const roomBelow = async () => {
    expect(await placesToGo(page).isVisible()).toBe(false)
    const { y, height } = (await button.boundingBox()) ?? expect.fail('not shown')
    return (page.viewportSize()?.height ?? 0) - (y + height)
  }
  expect(await roomBelow(), 'letters as they are').toBeGreaterThan(0)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  expect(await roomBelow(), 'letters of twice the size').toBeGreaterThan(0)
})

test.each(views)(
  'on $on what follows the page waits below the first view while something is still to come',
  async ({ on, view }) => {
    const who = `Foot${on.length}`
    const path = await finish(who, few, false)
    const page = await product.openAs(who, view)
    const gate = Promise.withResolvers<void>()
    await page.context().route(`**${buildPath('installation')}`, async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.goto(path)
    const foot = page.getByRole('contentinfo')
    await foot.waitFor()
    expect((await foot.boundingBox())?.y).toBeGreaterThanOrEqual(view.viewport.height)
    gate.resolve()
    await page.getByRole('link', { name: 'Back to Today' }).waitFor()
  },
)

test('a printed session is one or two pages without anything that is pressed', async () => {
  const page = await product.openAs('Paper', { ...phone, colorScheme: 'dark' })
  await page.goto(await finish('Paper', many, true))
  await page.getByText('All numbers').waitFor()
  await page.emulateMedia({ media: 'print' })
  const pressed = 'button, nav, header:has([data-part="logo"]), footer, a[href="#main"]'
  expect(await page.locator(pressed).filter({ visible: true }).count()).toBe(0)
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('main p') ?? document.body).color)).toBe(
    'rgb(0, 0, 0)',
  )
  // Charts are drawn in the inks for paper, whatever the theme of the screen.
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('oklch(0.235 0.05 248)')
  const [, pages] = /\/Count (\d+)/.exec((await page.pdf({ format: 'A4' })).toString('latin1')) ?? []
  expect([1, 2]).toContain(Number(pages))
})

const places = ['bench', 'kettle', 'tram', 'ladder', 'choir', 'garden', 'lamp', 'puzzle', 'swing', 'window']
const twenty = (length: number) =>
  Array.from({ length: 20 }, (_, at) =>
    `${places[at % 10]} ${at > 9 ? 'upside down' : 'at night'} that turns with the sun, `.repeat(60).slice(0, length),
  )

test.each([60, 200])(
  'twenty ideas of %i letters are printed on two pages at most, with the small figures',
  async (length) => {
    const who = `Paper${length}`
    const page = await product.openAs(who, phone)
    await page.goto(await finish(who, twenty(length), true))
    await page.getByText('All numbers').waitFor()
    await page.emulateMedia({ media: 'print' })
    // The figure of each idea stays on one line.
    const lines = await page.locator('[data-part="all-numbers"] ol b').evaluateAll((all) =>
      all.map((each) => {
        const range = document.createRange()
        range.selectNodeContents(each)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size
      }),
    )
    expect(lines).toEqual(lines.map(() => 1))
    const grounds = await page
      .locator('main dd > i')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor))
    expect(grounds).not.toHaveLength(0)
    expect(grounds).not.toContain('rgba(0, 0, 0, 0)')
    const [, pages] = /\/Count (\d+)/.exec((await page.pdf({ format: 'A4' })).toString('latin1')) ?? []
    expect([1, 2]).toContain(Number(pages))
  },
)

test('before the choice it is one page, in the dark theme in the light inks, and without a dialog that is open', async () => {
  const page = await product.openAs('Ink', desktop)
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto(await finish('Ink', some, false))
  await page.getByRole('heading', { name: /Which one/ }).waitFor()
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('dialog'), { textContent: 'Open' })),
  )
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('body > dialog')?.showModal())
  await page.emulateMedia({ media: 'print' })
  const seen = await page.evaluate(() => ({
    inks: getComputedStyle(document.documentElement).getPropertyValue('--ink'),
    grounds: [...document.querySelectorAll('main :not(svg, svg *)')].filter(
      (each) => each.checkVisibility() && getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)',
    ).length,
    scrolls: getComputedStyle(document.documentElement).overflowY,
    hasDialog: document.querySelector('body > dialog')?.checkVisibility(),
  }))
  expect(seen).toEqual({ inks: expect.stringContaining('23.5%'), grounds: 0, scrolls: 'visible', hasDialog: false })
  expect((await page.pdf({ format: 'A4' })).toString('latin1')).toContain('/Count 1')
})

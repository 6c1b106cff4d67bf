import { buildPath } from '@app/contract/routes'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, desktop, holdToasts, lookBelow, openProduct, phone } from './browser.ts'
import { choicesUnderToast, coveredByToast, focusedUnderToast } from './toasts.ts'
import { peopleOf } from './without-network.ts'

const product = await openProduct({ at: '2026-03-14T20:00:00Z' })
const { enter } = peopleOf(product)
const few = ['A bench', 'A kite']
const some = [...few, 'A swing that hangs from the sign']

async function finish(name: string, ...sessions: (readonly string[])[]) {
  const { cookie } = await product.signIn(name)
  for (const submittedSolutions of sessions) {
    const { body: round } = await product.call('GET', buildPath('openRound'), { cookie })
    const body = { problemId: round.id, submittedSolutions, submissionMethod: submittedSolutions.map(() => 'text') }
    expect((await product.call('POST', buildPath('submitSolutions'), { cookie, body })).status).toBe(200)
  }
}
await finish('One', few)
await finish('Two', few, few)
await finish('Later', some)
// They come back for what is left.
await product.pool.query("update round set finished_at = finished_at - interval '1 hour'")
await finish('Fresh', some)

const partsOf = (page: Page) => ({
  problem: page.getByRole('article', { name: /^Today's Challenge/ }),
  next: page.getByRole('region', { name: 'Next problem in' }),
  streak: page.locator('[data-part="streak"]'),
  finished: page.getByRole('article', { name: /idea/ }),
  choice: page.getByRole('form', { name: /^Which one/ }),
})
type Part = keyof ReturnType<typeof partsOf>

async function edgesOf(part: Locator) {
  const box = (await part.boundingBox()) ?? expect.fail('not shown')
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height }
}

/** Each row from left to right; a column inside it from top to bottom. All rows are as wide as the page. */
const layouts: { who: string; rows: (Part | readonly Part[])[][] }[] = [
  { who: 'New', rows: [['problem', 'streak']] },
  { who: 'One', rows: [['finished', ['problem', 'streak']]] },
  { who: 'Two', rows: [['finished', ['next', 'streak']]] },
  { who: 'Fresh', rows: [['choice'], ['problem', 'streak']] },
  { who: 'Later', rows: [['problem', 'streak'], ['choice']] },
]

test('on a desktop the cards fill whole rows, whatever is done and left of the day', async () => {
  const page = await product.open({ ...desktop, timezoneId: 'UTC' })
  for (const { who, rows } of layouts) {
    await enter(page, await product.signIn(who))
    await page.goto('/')
    await expectWholeRows(page, who, rows)
  }
})

async function expectWholeRows(page: Page, who: string, rows: (typeof layouts)[number]['rows']) {
  await page.locator('h1:visible').waitFor()
  const parts = partsOf(page)
  for (const name of rows.flat(2)) await parts[name].waitFor()
  await atRest(page)
  const wide = await edgesOf(page.locator('main'))
  let above = 0
  for (const row of rows) {
    const columns = await Promise.all(
      row.map((column) => Promise.all([column].flat().map((name) => edgesOf(parts[name])))),
    )
    const tops = columns.map(([first]) => first?.top)
    const bottoms = columns.map((column) => column.at(-1)?.bottom)
    expect(new Set(tops.map((top = 0) => Math.round(top))).size, `${who}: begin at one height`).toBe(1)
    expect(new Set(bottoms.map((bottom = 0) => Math.round(bottom))).size, `${who}: end at one height`).toBe(1)
    expect(tops[0], `${who}: below the row before`).toBeGreaterThan(above)
    expect(Math.round(columns[0]?.[0]?.left ?? 0)).toBe(Math.round(wide.left))
    expect(Math.round(columns.at(-1)?.[0]?.right ?? 0)).toBe(Math.round(wide.right))
    for (const [place, column] of columns.entries()) {
      const edge = columns[place + 1]?.[0]?.left ?? Number.POSITIVE_INFINITY
      for (const each of column) expect(each.right, `${who}: beside the next column`).toBeLessThan(edge)
    }
    above = bottoms[0] ?? 0
  }
}

test('at no width and nowhere on a page does a toast lie over the logo, the streak, the tabs or the button to press next', async () => {
  const page = await product.visitAs('Wren', '/solve', phone)
  await page.getByLabel('Idea 1', { exact: true }).press('Control+Enter')
  await page.locator('[data-part="toast"]', { hasText: 'No Solutions' }).waitFor()
  await holdToasts(page)
  expect(await coveredByToast(page)).toEqual([])
  await page.getByRole('link', { name: 'Leave session' }).waitFor()
  for (const [place, idea] of some.entries()) await page.getByLabel(`Idea ${place + 1}`, { exact: true }).fill(idea)
  await page.getByRole('button', { name: 'Submit Solutions' }).click()
  await page.locator('[data-part="toast"]', { hasText: 'Solutions Submitted!' }).waitFor()
  await holdToasts(page)
  await page.getByRole('button', { name: 'Skip' }).waitFor()
  await page.locator('main:not([aria-busy])').waitFor()
  await atRest(page)
  expect(await choicesUnderToast(page)).toEqual([])
  expect(await coveredByToast(page)).toEqual([])
})

test('on a phone whatever is focused comes out from under a toast', async () => {
  const page = await product.visitAs('Tilly', '/', phone)
  await lookBelow(page)
  await page.getByRole('button', { name: 'Check for new achievements' }).click()
  await page.locator('[data-part="toast"]', { hasText: 'Nothing New' }).waitFor()
  await holdToasts(page)
  await atRest(page)
  expect(await page.evaluate(focusedUnderToast)).toEqual([])
})

test('on a desktop the ideas to choose from stand beside the question, on the dashboard and on the page of the session', async () => {
  const page = await product.openAs('Fresh', desktop)
  const choice = partsOf(page).choice
  const id = (
    await product.pool.query(
      'select id from round where user_id = (select id from "user" where first_name = \'Fresh\')',
    )
  ).rows[0].id
  const { width, height } = desktop.viewport
  for (const path of ['/', `/rounds/${id}`]) {
    await page.goto(path)
    await choice.waitFor()
    await atRest(page)
    const [question, ideas, buttons] = await Promise.all([
      edgesOf(choice.getByRole('heading')),
      edgesOf(choice.getByRole('group')),
      edgesOf(choice.locator('[data-part="goes"]')),
    ])
    expect(ideas.right).toBeGreaterThan(width * 0.9)
    expect(buttons.top).toBeGreaterThan(question.bottom)
    expect(buttons.bottom).toBeLessThan(height)
    expect(question.right).toBeLessThan(ideas.left)
    if (path === '/') expect(buttons.right).toBeLessThan(ideas.left)
    else expect(buttons.top).toBeGreaterThan(ideas.bottom)
  }
})

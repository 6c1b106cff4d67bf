import type { CDPSession, Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, openProduct } from './browser.ts'

const product = await openProduct({ at: '2026-03-14T20:00:00Z', adminEmails: ['ada@example.org'] })
await product.givePremium('Nora')

const tipsCode = [...product.pages].find(
  ([path, { body }]) => path.endsWith('.js') && new TextDecoder().decode(body.identity).includes('tooltip'),
)?.[0]

/** The code of tips comes at the first idle moment. */
async function openWithTips(page: Page, path: string, heading: string | RegExp) {
  const asked: string[] = []
  const note = (request: Request) => asked.push(new URL(request.url()).pathname)
  page.on('request', note)
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => asked).toContain(tipsCode)
  page.off('request', note)
  // As a text: the runner of the tests has an import of its own.
  await page.evaluate(`import(${JSON.stringify(tipsCode)}).then(() => undefined)`)
}

const tipOf = (page: Page) => page.getByRole('tooltip').allTextContents()

interface AxNode {
  role?: { value: string }
  name?: { value: string }
  ignored: boolean
  backendDOMNodeId: number
}

const controls = ['button', 'link', 'switch', 'menuitem', 'DisclosureTriangle']

/** Whether nothing of it or of the label around it is text that is seen; what is read aloud only is a dot in a corner. */
function showsNoText(this: Element) {
  const texts = document.createTreeWalker(this.closest('label') ?? this, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = document.createRange()
    text.selectNodeContents(texts.currentNode)
    const place = texts.currentNode.parentElement?.getBoundingClientRect()
    if (text.toString().trim() !== '' && place && place.width > 1 && place.height > 1) return false
  }
  this.setAttribute('data-icon-only', '')
  return true
}

/** Marks the controls of the accessibility tree that show no words, and gives their names. */
async function iconControls(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] }
  await page.locator('[data-icon-only]').evaluateAll((marked) => {
    for (const each of marked) each.removeAttribute('data-icon-only')
  })
  const names: string[] = []
  for (const { role, name, ignored, backendDOMNodeId } of nodes) {
    if (ignored || !controls.includes(role?.value ?? '')) continue
    const { object } = await devtools.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId })
    const { result } = await devtools.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      functionDeclaration: showsNoText.toString(),
      returnByValue: true,
    })
    if (result.value) names.push(name?.value ?? '')
  }
  return names
}

const welcome = { path: '/', heading: 'Unstuck Your Mind in 2 Minutes' }
const dashboard = { path: '/', heading: /Nora/ }

interface Screen {
  path: string
  heading: string | RegExp
  has?: readonly string[]
  /** What is pressed then, and which icons show up. */
  press?: { name: string | RegExp; has: readonly string[] }
}

const screens: { who: string; screens: readonly Screen[] }[] = [
  {
    who: 'a visitor',
    screens: [
      {
        ...welcome,
        has: ['Previous genius', 'Next genius', 'Nova, the AI Muse'],
        press: { name: /Try a Challenge Now/, has: ['Close'] },
      },
      { path: '/login', heading: 'Welcome Back', has: ['Show password'] },
    ],
  },
  {
    who: 'Nora',
    screens: [
      { ...dashboard, has: ['Show a different quote'], press: { name: 'The Whole Year', has: ['Close'] } },
      { path: '/solve', heading: /.{10,}/, has: ['Hide timer', 'Focus mode', 'Leave session'] },
      { path: '/custom-problem', heading: 'Bring your own problem' },
      { path: '/analytics', heading: 'What your sessions show' },
      { path: '/solution-history', heading: 'Every idea you submitted' },
    ],
  },
  {
    who: 'Ada',
    screens: [
      { path: '/premium', heading: /More sessions/ },
      { path: '/settings', heading: 'Settings', press: { name: 'Change Password', has: ['Show current password'] } },
      { path: '/admin', heading: 'Users' },
      { path: '/admin/analytics', heading: /./ },
    ],
  },
]

test.each(screens)('every button that $who sees only an icon of says what it does', async ({ who, screens }) => {
  const page = who === 'a visitor' ? await product.open() : await product.openAs(who)
  for (const { path, heading, has = [], press } of screens) {
    await openWithTips(page, path, heading)
    expect([path, await silentIcons(page, has)]).toEqual([path, []])
    if (!press) continue
    await page.getByRole('button', { name: press.name }).click()
    await page.waitForLoadState('networkidle')
    expect([path, press.name, await silentIcons(page, press.has)]).toEqual([path, press.name, []])
  }
})

/** The icons that say nothing of what they do, once these are there. */
async function silentIcons(page: Page, has: readonly string[]) {
  let names: string[] = []
  const read = async () => {
    names = await iconControls(page)
    return names
  }
  // A dialog may still be on its way.
  await expect.poll(read).toEqual(expect.arrayContaining([...has]))
  expect(names).not.toContain('')
  const silent: string[] = []
  for (const control of await page.locator('[data-icon-only]').all()) {
    const name = await control.getAttribute('aria-label')
    await control.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    })
    const place = await control.boundingBox()
    if (!place) continue
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2)
    await page.clock.runFor(700)
    if (name === null || (await tipOf(page))[0] !== name)
      silent.push(await control.evaluate((element) => element.outerHTML))
  }
  return silent
}

/** A page whose clock stands, and its button for another quote. */
async function openStill() {
  const page = await product.openAs('Ada')
  await openWithTips(page, '/', /Ada/)
  const button = page.getByRole('button', { name: 'Show a different quote' })
  await button.waitFor()
  await page.clock.pauseAt(new Date('2026-03-14T21:00:00Z'))
  return { page, button }
}

test('a tip appears 700 ms after a pointer came to rest, not before, and the next one at once while it has just been read', async () => {
  const { page, button } = await openStill()
  await button.hover()
  await page.clock.runFor(699)
  expect(await tipOf(page)).toEqual([])
  await page.clock.runFor(1)
  expect(await tipOf(page)).toEqual(['Show a different quote'])
  await page.getByRole('button', { name: 'Previous month' }).hover()
  await page.clock.runFor(1)
  expect(await tipOf(page)).toEqual(['Previous month'])
  await page.getByRole('button', { name: 'Next month' }).hover()
  await page.clock.runFor(1)
  expect(await tipOf(page)).toEqual(['Next month'])
})

test('a tip can be pointed at, goes by Escape alone, and the button keeps its tip for later', async () => {
  const { page, button } = await openStill()
  await button.hover()
  await page.clock.runFor(700)
  const [from, to] = [await button.boundingBox(), await page.getByRole('tooltip').boundingBox()]
  if (!from || !to) throw new Error('The button or its tip has no place')
  // Slowly, over whatever lies between the two.
  const [start, end] = [from.y + from.height / 2, to.y + to.height / 2]
  for (let step = 0; step <= 20; step += 1) {
    await page.mouse.move(from.x + from.width / 2, start + ((end - start) * step) / 20)
    await page.clock.runFor(100)
  }
  expect(await tipOf(page)).toEqual(['Show a different quote'])
  await page.keyboard.press('Escape')
  expect(await tipOf(page)).toEqual([])
  await page.mouse.move(5, 5)
  await page.clock.runFor(1_000)
  await button.hover()
  await page.clock.runFor(700)
  expect(await tipOf(page)).toEqual(['Show a different quote'])
  await page.mouse.down()
  expect(await tipOf(page)).toEqual([])
})

test('Tab shows a tip, and Escape takes it away without closing the dialog around it', async () => {
  const page = await product.visitAs('Ada', '/')
  await page.getByRole('button', { name: 'The Whole Year' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return tipOf(page)
    })
    .toEqual(['Close'])
  await page.keyboard.press('Escape')
  expect(await tipOf(page)).toEqual([])
  expect(await dialog.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})

test('a finger gets no tip', async () => {
  const page = await product.visitAs('Ada', '/', { ...desktop, hasTouch: true })
  await page.getByRole('button', { name: 'Show a different quote' }).tap()
  await page.clock.runFor(2_000)
  expect(await tipOf(page)).toEqual([])
})

import type { Page } from 'playwright-core'

/** In per cent of the usual letters. A small phone, or one on its side, has no room for letters of twice the size. */
const windows = [
  { width: 360, height: 640, letters: [100] },
  { width: 390, height: 844, letters: [100, 200] },
  { width: 844, height: 390, letters: [100] },
  { width: 768, height: 1024, letters: [100, 200] },
  { width: 1440, height: 900, letters: [100, 200] },
]

/** What stands at the top and the foot of the window and the shown toast lies over, at every width and wherever the page is scrolled to. */
export async function coveredByToast(page: Page) {
  const covered: string[] = []
  for (const { letters, ...window } of windows)
    for (const size of letters) {
      await page.evaluate((each) => document.documentElement.style.setProperty('font-size', `${each}%`), size)
      await page.setViewportSize(window)
      for (const y of [0, 150, 400, 100_000]) {
        await page.evaluate(scrolledTo, y)
        for (const part of await page.evaluate(partsUnderToast, bars))
          covered.push(`${size} % ${window.width} at ${y}: ${part}`)
      }
    }
  await page.evaluate(scrolledTo, 0)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return covered
}

/** On phones, at the top of the page, where the ideas to choose from come into the first view. */
export async function choicesUnderToast(page: Page) {
  const covered: string[] = []
  for (const { letters, ...window } of windows.filter(({ width }) => width < 800)) {
    await page.setViewportSize(window)
    await page.evaluate(scrolledTo, 0)
    for (const part of await page.evaluate(partsUnderToast, '.choice')) covered.push(`${window.width}: ${part}`)
  }
  return covered
}

/** In the page. The toast has moved by the frame after the next. */
async function scrolledTo(top: number) {
  scrollTo({ top, behavior: 'instant' })
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
}

const bars =
  'header, [data-part="logo"], [data-part="streak-pill"], [data-part="tabs"], [data-part="solve-acts"], [data-part="goes"], .btn.big'

/** In the page. */
function partsUnderToast(parts: string) {
  const toast = document.querySelector('[data-part="toast"]')
  if (!toast) return ['there is no toast']
  const own = toast.getBoundingClientRect()
  const looked = [...document.querySelectorAll(parts)]
  if (looked.length === 0) return [`there is no ${parts}`]
  const covered = looked.filter((part) => {
    const { left, right, top, bottom, width } = part.getBoundingClientRect()
    if (width <= 1 || !part.checkVisibility({ visibilityProperty: true })) return false
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top
  })
  const isOutside = own.left < 0 || own.top < 0 || own.right > innerWidth || own.bottom > innerHeight
  return [...covered.map(({ outerHTML }) => outerHTML.slice(0, 60)), ...(isOutside ? ['outside of the window'] : [])]
}

/** In the page: what stays under the toast once it has the focus, after it was scrolled there. */
export async function focusedUnderToast() {
  const toast = document.querySelector('[data-part="toast"]')
  if (!toast) return ['there is no toast']
  const covered: string[] = []
  for (const control of document.querySelectorAll<HTMLElement>('main :is(a, button, input, textarea)')) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled')) continue
    const { top } = toast.getBoundingClientRect()
    scrollBy({ top: control.getBoundingClientRect().top - top, behavior: 'instant' })
    control.focus()
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    const [its, own] = [control.getBoundingClientRect(), toast.getBoundingClientRect()]
    if (its.top < own.bottom && its.bottom > own.top) covered.push(control.outerHTML.slice(0, 60))
    control.blur()
  }
  return covered
}

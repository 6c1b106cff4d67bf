import type { Page } from 'playwright-core'

const windows = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

/** Per cent of the usual letters. */
const letters = [100, 200]

/**
 * What the shown toast lies over at every width, with letters of twice the size too, at the top of the page and where it
 * is scrolled to; it has to stay.
 */
export async function coveredByToast(page: Page) {
  const covered: string[] = []
  for (const size of letters) {
    await page.evaluate((each) => document.documentElement.style.setProperty('font-size', `${each}%`), size)
    for (const window of windows) {
      await page.setViewportSize(window)
      for (const y of [0, 150, 400, 100_000]) {
        await page.evaluate(scrolledTo, y)
        for (const part of await page.evaluate(partsUnderToast))
          covered.push(`${size} % ${window.width} at ${y}: ${part}`)
      }
    }
  }
  await page.evaluate(scrolledTo, 0)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return covered
}

/** In the page. The bar has grown with the toast by the frame after the next. */
async function scrolledTo(top: number) {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  scrollTo({ top, behavior: 'instant' })
}

/** In the page. What is scrolled away behind the bar at the top is covered by that. */
function partsUnderToast() {
  const toast = document.querySelector('[data-part="toast"]')
  if (!toast) return ['there is no toast']
  const own = toast.getBoundingClientRect()
  const bar = [...document.querySelectorAll('header, main [data-part="logo"]')].find((each) => each.checkVisibility())
  const page =
    'h1, h2, h3, h4, ol, ul, button, a:not([data-part="logo"]), input, textarea, [data-part="solve-acts"], [data-part="goes"]'
  const clock = '[role="timer"] > :last-child'
  return [
    ...document.querySelectorAll(`main :is(${page}), header button, header .btn, ${clock}, [data-part="tabs"]`),
  ].flatMap((part) => {
    const { left, right, top, bottom, width } = part.getBoundingClientRect()
    if (width <= 1 || toast.contains(part) || !part.checkVisibility({ visibilityProperty: true })) return []
    const seenFrom = bar && !bar.contains(part) ? Math.max(top, bar.getBoundingClientRect().bottom) : top
    const isApart = left >= own.right || right <= own.left || seenFrom >= own.bottom || bottom <= own.top
    return isApart || bottom <= seenFrom ? [] : [`${part.tagName} ${part.textContent.slice(0, 40)}`]
  })
}

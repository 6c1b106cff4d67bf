import type { Page } from 'playwright-core'

const windows = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

/** What the shown toast lies over at every width, at the top of the page and where it is scrolled to; it has to stay. */
export async function coveredByToast(page: Page) {
  const covered: string[] = []
  for (const size of windows) {
    await page.setViewportSize(size)
    for (const y of [0, 150, 400, 100_000]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
      for (const part of await page.evaluate(partsUnderToast)) covered.push(`${size.width} at ${y}: ${part}`)
    }
  }
  await page.evaluate(() => scrollTo(0, 0))
  return covered
}

/** In the page. What is scrolled away behind the bar at the top is covered by that. */
function partsUnderToast() {
  const toast = document.querySelector('[data-part="toast"]')
  if (!toast) return ['there is no toast']
  const own = toast.getBoundingClientRect()
  const bar = [...document.querySelectorAll('header, main [data-part="logo"]')].find((each) => each.checkVisibility())
  const page =
    'h1, h2, h3, h4, ol, ul, button, a:not([data-part="logo"]), input, textarea, [data-part="solve-acts"], [data-part="goes"]'
  return [...document.querySelectorAll(`main :is(${page}), header button, header .btn, [data-part="tabs"]`)].flatMap(
    (part) => {
      const { left, right, top, bottom, width } = part.getBoundingClientRect()
      if (width <= 1 || toast.contains(part) || !part.checkVisibility({ visibilityProperty: true })) return []
      const seenFrom = bar && !bar.contains(part) ? Math.max(top, bar.getBoundingClientRect().bottom) : top
      const isApart = left >= own.right || right <= own.left || seenFrom >= own.bottom || bottom <= own.top
      return isApart || bottom <= seenFrom ? [] : [`${part.tagName} ${part.textContent.slice(0, 40)}`]
    },
  )
}

import type { Page } from 'playwright-core'

/* What runs out of a window of 320 px, cannot be reached by keyboard, or covers a low window. */

export const narrowest = { width: 320, height: 640 }

/** WCAG 1.4.12: what people set for themselves. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }'
const largeText = 'html { font-size: 200% !important }'

/** Somebody at 400 % zoom. */
const lowest = { width: 320, height: 256 }

/** The page as it is, with the spacing of WCAG, with text of twice the size, and in a low window. */
export async function findNarrowFaults(page: Page): Promise<string[]> {
  const found: string[] = []
  const look = async (how: string, find: () => string[]) =>
    found.push(...(await page.evaluate(find)).map((fault) => `${how}: ${fault}`))
  await page.setViewportSize(narrowest)
  await look('320 px', findTooWide)
  await look('320 px', findUnreachable)
  for (const [how, content] of Object.entries({ 'text spacing': textSpacing, 'large text': largeText })) {
    const style = await page.addStyleTag({ content })
    await look(how, findTooWide)
    await style.evaluate((tag) => tag instanceof HTMLElement && tag.remove())
  }
  await page.setViewportSize(lowest)
  await look('low window', findStuck)
  await page.setViewportSize(narrowest)
  return found
}

/** Texts and controls, but for what scrolls in a box of its own or is for screen readers alone. */
export function findTooWide(): string[] {
  const room = document.documentElement.clientWidth
  const found = document.documentElement.scrollWidth > room ? [`the page, ${document.documentElement.scrollWidth}`] : []
  const isOut = ({ left, right, width }: DOMRect) => width > 0 && (right > room + 0.5 || left < -0.5)
  function isApart(element: Element | null): boolean {
    if (!element || element === document.body) return false
    const { overflowX, visibility } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const isUnseen = visibility === 'hidden' || width <= 1 || height <= 1 || element.matches('.sr')
    return isUnseen || ['auto', 'scroll'].includes(overflowX) || isApart(element.parentElement)
  }
  const nameOf = (element: Element | null, text: string) =>
    `<${element?.localName} ${element?.className}> ${text.trim()}`
  for (const control of document.body.querySelectorAll('a, button, input, select, textarea, td, th'))
    if (isOut(control.getBoundingClientRect()) && !isApart(control.parentElement))
      found.push(nameOf(control, control.textContent.slice(0, 40)))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    if (!text.textContent?.trim()) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    if ([...range.getClientRects()].some(isOut) && !isApart(text.parentElement))
      found.push(nameOf(text.parentElement, text.textContent.slice(0, 40)))
  }
  return found
}

/** Boxes that scroll sideways, and that no key reaches in a browser that does not give them a place by itself. */
function findUnreachable(): string[] {
  const isScroller = (element: Element) =>
    element.scrollWidth > element.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
  const hasPlace = (element: Element) =>
    element.matches('textarea, input, [tabindex]') ||
    element.querySelector('a, button, input, select, [tabindex]') !== null
  return [...document.body.querySelectorAll('*')]
    .filter((element) => isScroller(element) && !hasPlace(element))
    .map((element) => `no key reaches <${element.localName} ${element.className}>`)
}

/** Toasts come and go, a dialog is a window of its own, and the link to the content comes with the focus. */
function findStuck(): string[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => !element.closest('dialog, [popover], [hidden], [data-part="toast"], .toasts, .skip'))
    .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
    .filter((element) => element.getBoundingClientRect().height > 1)
    .map((element) => `<${element.localName} ${element.className}> sticks`)
}

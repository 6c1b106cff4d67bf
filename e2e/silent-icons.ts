/**
 * Controls that show only an icon, and of which web/ui/tooltips.ts says nothing: it reads `aria-label`, and takes a
 * control with words in it, even such as are read aloud only, for one that says what it does.
 */
export function findSilentIcons(): string[] {
  const isSeen = (element: Element | null) => {
    const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
    return width > 1 && height > 1
  }
  const showsText = (part: Element) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (texts.nextNode())
      if (texts.currentNode.nodeValue?.trim() && isSeen(texts.currentNode.parentElement)) return true
    return false
  }
  return [...document.body.querySelectorAll('button, a[href], summary, [role="button"], [role="switch"]')]
    .filter((control) => isSeen(control) && control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !control.closest('[inert], [aria-hidden="true"]'))
    .filter((control) => !showsText(control.closest('label') ?? control))
    .filter((control) => !control.ariaLabel || control.textContent.trim() !== '')
    .map((control) => control.outerHTML.slice(0, 200))
}

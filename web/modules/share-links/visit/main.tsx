import { goOnWithoutStyles } from '../../../ui/missing-style.ts'
import { followTheme } from '../../../ui/theme.ts'

goOnWithoutStyles()
followTheme()

/** Only the page with a problem has something to wake up; the others are text and links. */
async function wake(part: HTMLElement) {
  const { wakePage } = await import('./wake-page.tsx')
  wakePage(part)
}

const part = document.querySelector<HTMLElement>('[data-part="shared-problem"]')
if (part) void wake(part)

import { ignoreMissingStyles } from '../../../ui/ignore-missing-styles.ts'
import { watchTheme } from '../../../ui/theme.ts'

ignoreMissingStyles()
watchTheme()

/** Only the page with a problem has something to wake up; the others are text and links. */
async function wake(part: HTMLElement) {
  const { hydratePage } = await import('./hydrate-page.tsx')
  hydratePage(part)
}

const part = document.querySelector<HTMLElement>('[data-part="shared-problem"]')
if (part) void wake(part)

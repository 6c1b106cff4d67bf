import { readSessionItem, writeSessionItem } from '../../ui/session-storage.ts'
import { applyTheme, readTheme } from '../../ui/theme.ts'

// Runs inside the page that the service worker shows where there is no network and no account.
// It lasts as long as the tab: the writer is unknown, and the next person may be another one.
const name = 'firecrest:meanwhile'
const box = document.querySelector('textarea')

applyTheme(readTheme())
if (box) {
  box.value = readSessionItem(name) ?? ''
  box.addEventListener('input', () => writeSessionItem(name, box.value))
}
document.querySelector('[data-again]')?.addEventListener('click', () => location.reload())
addEventListener('online', () => {
  // What is being written stays in sight.
  if (!box?.value) location.reload()
})

import { readTab, writeTab } from '../../ui/tab-storage.ts'
import { readTheme, showTheme } from '../../ui/theme.ts'

// Runs inside the page that the service worker shows where there is no network and no account.
// It lasts as long as the tab: the writer is unknown, and the next person may be another one.
const name = 'firecrest:meanwhile'
const box = document.querySelector('textarea')

showTheme(readTheme())
if (box) {
  box.value = readTab(name) ?? ''
  box.addEventListener('input', () => writeTab(name, box.value))
}
document.querySelector('[data-again]')?.addEventListener('click', () => location.reload())
addEventListener('online', () => {
  // What is being written stays in sight.
  if (!box?.value) location.reload()
})

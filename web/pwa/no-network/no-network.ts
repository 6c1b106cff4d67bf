import { readTheme, showTheme } from '../../ui/theme.ts'

// Runs inside the page that the service worker shows where there is no network and no account.
// It lasts as long as the tab: nobody knows who writes here, and the next person is another one.
const name = 'firecrest:meanwhile'
const box = document.querySelector('textarea')

showTheme(readTheme())
if (box) {
  box.value = read()
  box.addEventListener('input', () => write(box.value))
}
document.querySelector('[data-again]')?.addEventListener('click', () => location.reload())
addEventListener('online', () => {
  // What is being written stays in sight.
  if (!box?.value) location.reload()
})

function read() {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

function write(text: string) {
  try {
    sessionStorage.setItem(name, text)
  } catch {}
}

import { readTheme, showTheme } from '../../ui/theme.ts'
import { readDevice, writeDevice } from '../device-storage.ts'

// Runs inside the page that the service worker shows where there is no network and no account.
const name = 'firecrest:meanwhile'
const box = document.querySelector('textarea')

showTheme(readTheme())
if (box) {
  box.value = readDevice(name) ?? ''
  box.addEventListener('input', () => {
    writeDevice(name, box.value)
  })
}
document.querySelector('[data-again]')?.addEventListener('click', () => location.reload())
addEventListener('online', () => {
  // What is being written stays in sight.
  if (!box?.value) location.reload()
})

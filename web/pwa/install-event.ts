/** Only Chromium has it, and fires it once. */
interface InstallEvent extends Event {
  prompt(): Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** Caught before the app's code is there. */
    installEvent?: InstallEvent
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallEvent
  }
}

const caught = 'install-event-caught'

export function catchInstallEvent() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installEvent = event
    dispatchEvent(new Event(caught))
  })
}

export function onInstallEvent(listener: () => void) {
  addEventListener(caught, listener)
  return () => removeEventListener(caught, listener)
}

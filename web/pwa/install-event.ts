/** What a browser offers once that can put the app on a home screen; no browser but Chromium’s has it. */
interface InstallEvent extends Event {
  prompt(): Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** The offer, caught before the code was there that can use it. */
    installEvent?: InstallEvent
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallEvent
  }
}

const caught = 'install-event-caught'

/** Keeps the browser's offer for our own prompt. */
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

import { readLocal } from '../device/local-storage.ts'

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

export const installDismissedKey = 'firecrest:install-dismissed'
const dismissedForMs = 7 * 24 * 3_600_000

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true

function wasDismissed(now: number): boolean {
  const at = Number(readLocal(installDismissedKey))
  return at > now - dismissedForMs && at <= now
}

/** Newer iPads claim to be Macs, which have no touch. */
export const isIos = () =>
  /iphone|ipad|ipod/i.test(navigator.userAgent) ||
  (/macintosh/i.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

export const mayOfferInstall = () => !isInstalled() && !wasDismissed(Date.now())

/** Calls back once there is a way to install the app; where there is none, the code of the offer never comes. */
export function whenInstallable(offer: () => void) {
  if (!mayOfferInstall()) return
  if (isIos() || window.installEvent) return offer()
  const stop = onInstallEvent(() => {
    stop()
    offer()
  })
}

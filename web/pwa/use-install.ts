import { useEffect, useState } from 'react'
import { readDevice, writeDevice } from './device-storage.ts'
import { onInstallEvent } from './install-event.ts'

const name = 'firecrest:install-dismissed'
const remembered = 7 * 24 * 3_600_000
const iosWaitMs = 2_000

/** By the browser's offer, by hand (iOS has no offer), or not now. */
type Way = 'offer' | 'steps' | null

export function useInstall() {
  const [way, setWay] = useState<Way>(null)
  useEffect(() => {
    if (isInstalled() || wasDismissed(Date.now())) return
    if (isIos()) {
      const timer = setTimeout(() => setWay('steps'), iosWaitMs)
      return () => clearTimeout(timer)
    }
    const show = () => setWay(window.installEvent ? 'offer' : null)
    show()
    return onInstallEvent(show)
  }, [])

  function dismiss() {
    writeDevice(name, String(Date.now()))
    setWay(null)
  }
  async function install() {
    const event = window.installEvent
    // An offer can be used only once.
    delete window.installEvent
    await event?.prompt()
    const choice = await event?.userChoice
    if (choice?.outcome === 'accepted') setWay(null)
    else dismiss()
  }
  return { way, dismiss, install: () => void install().catch(dismiss) }
}

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true

function wasDismissed(now: number): boolean {
  const at = Number(readDevice(name))
  return at > now - remembered && at <= now
}

/** Newer iPads claim to be Macs, which have no touch. */
const isIos = () =>
  /iphone|ipad|ipod/i.test(navigator.userAgent) ||
  (/macintosh/i.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

import { useEffect, useState } from 'react'
import { writeDevice } from './device-storage.ts'
import { onInstallEvent } from './install-event.ts'
import { dismissedAt, isIos, mayOffer } from './once-installable.ts'

const iosWaitMs = 2_000

/** By the browser's offer, by hand (iOS has no offer), or not now. */
type Way = 'offer' | 'steps' | null

export function useInstall() {
  const [way, setWay] = useState<Way>(null)
  useEffect(() => {
    if (!mayOffer()) return
    if (isIos()) {
      const timer = setTimeout(() => setWay('steps'), iosWaitMs)
      return () => clearTimeout(timer)
    }
    const show = () => setWay(window.installEvent ? 'offer' : null)
    show()
    return onInstallEvent(show)
  }, [])

  function dismiss() {
    writeDevice(dismissedAt, String(Date.now()))
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

import { Check, Share, SquarePlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { writeLocal } from '../device/local-storage.ts'
import { brand } from '../ui/brand.ts'
import { Button } from '../ui/button.tsx'
import { installDismissedKey, isIos, mayOfferInstall, onInstallEvent } from './install-event.ts'
import * as slip from './slip.module.css'

const iosWaitMs = 2_000

/** By the browser's offer, by hand (iOS has no offer), or not now. */
type Way = 'offer' | 'steps' | null

export function InstallPrompt() {
  const { way, install, dismiss } = useInstall()
  const [showsSteps, setShowsSteps] = useState(false)
  if (!way) return null
  if (showsSteps) return <Steps onDone={dismiss} />
  return (
    <aside className={slip.slip} data-part="slip" aria-label="Install the app">
      <img src="/brand/icon-192.png" alt="" width="56" height="56" />
      <div>
        <b>
          Install <span translate="no">{brand}</span>
        </b>
        <p className={slip.more}>Open it from your home screen, like any other app.</p>
      </div>
      <div className="row">
        <Button onClick={way === 'steps' ? () => setShowsSteps(true) : install}>Install</Button>
        <Button kind="ghost" onClick={dismiss}>
          Not now
        </Button>
      </div>
    </aside>
  )
}

const steps = [
  { say: 'Tap Share', Icon: Share },
  { say: 'Then “Add to Home Screen”', Icon: SquarePlus },
  { say: 'Then “Add”', Icon: Check },
]

const Steps = ({ onDone }: { onDone: () => void }) => (
  <aside className={slip.slip} data-part="slip" aria-label="Install on iPhone or iPad">
    <img src="/brand/icon-192.png" alt="" width="56" height="56" />
    <div>
      <b>Three taps</b>
      <p>You’ll find this in your browser’s menu.</p>
    </div>
    <ol>
      {steps.map(({ say, Icon }, i) => (
        <li key={say}>
          <b aria-hidden="true">{i + 1}</b>
          {say}
          <Icon className="i" />
        </li>
      ))}
    </ol>
    <div className="row">
      {/* The button that was pressed has gone, this one stands in its place. */}
      <Button autoFocus onClick={onDone}>
        Got it
      </Button>
    </div>
  </aside>
)

function useInstall() {
  const [way, setWay] = useState<Way>(null)
  useEffect(() => {
    if (!mayOfferInstall()) return
    if (isIos()) {
      const timer = setTimeout(() => setWay('steps'), iosWaitMs)
      return () => clearTimeout(timer)
    }
    const show = () => setWay(window.installEvent ? 'offer' : null)
    show()
    return onInstallEvent(show)
  }, [])

  function dismiss() {
    writeLocal(installDismissedKey, String(Date.now()))
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

import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

type Draw = (close: () => void) => ReactElement

/** What `data-open` opens, by its name. The code of each comes when it is asked for. */
const dialogs: Record<string, () => Promise<Draw>> = {
  async explainer() {
    const { ExplainerDialog } = await import('../modules/explainer/explainer-dialog.tsx')
    return (close) => <ExplainerDialog onClosed={close} />
  },
  async guest() {
    const { GuestDialog } = await import('../modules/guest/guest-dialog.tsx')
    return (close) => <GuestDialog onClose={close} />
  },
  async support() {
    const [{ SupportDialog }, { readSupportAddress }] = await Promise.all([
      import('../modules/support/support-dialog.tsx'),
      import('../modules/support/support-address.tsx'),
    ])
    const address = await readSupportAddress()
    return (close) => <SupportDialog address={address} onClosed={close} />
  },
}

/** Resolves when it is shown. */
export async function showLandingDialog(name: string) {
  const draw = await dialogs[name]?.()
  if (!draw) throw new Error(`No dialog is named “${name}”.`)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  flushSync(() => root.render(draw(close)))
}

import type { ReactElement } from 'react'
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

/** Opens what a button or a link names. A link whose dialog does not come leads where it says. */
export function openDialogs(page: HTMLElement) {
  let isOpen = false

  async function open(opener: HTMLElement) {
    const name = opener.dataset['open'] ?? ''
    if (isOpen || !dialogs[name]) return
    isOpen = true
    try {
      show(await dialogs[name](), () => {
        isOpen = false
      })
    } catch {
      isOpen = false
      if (opener instanceof HTMLAnchorElement) location.assign(opener.href)
    }
  }

  page.addEventListener('click', (event) => {
    const opener = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-open]') : null
    if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void open(opener)
  })
}

function show(draw: Draw, onClosed: () => void) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
    onClosed()
  }
  root.render(draw(close))
}

import { prefersReducedData } from './preferences.ts'

/** The code of the dialogs, and with it React: most visitors press nothing, so it runs with the first dialog that is opened. */
const load = () => import('./dialogs.tsx')

const openerOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>('[data-open]') : null)

function fetchAhead() {
  if (prefersReducedData()) return
  const files = document.querySelector<HTMLMetaElement>('meta[name="code"]')?.dataset['next']?.split(' ') ?? []
  // Not by links of the kind "prefetch": Firefox has no rule of the policy for them but the last one, which allows nothing.
  for (const href of files)
    void fetch(href, { priority: 'low' })
      .then((file) => file.blob())
      .catch(() => undefined)
}

/** Opens what a button or a link names. A link whose dialog does not come leads to its address. */
export function openDialogs(page: HTMLElement) {
  let isOpening = false

  async function open(opener: HTMLElement) {
    // Behind an open dialog nothing can be pressed.
    if (isOpening) return
    isOpening = true
    try {
      const { showLandingDialog } = await load()
      await showLandingDialog(opener.dataset['open'] ?? '')
    } catch {
      if (opener instanceof HTMLAnchorElement) location.assign(opener.href)
    } finally {
      isOpening = false
    }
  }

  page.addEventListener('click', (event) => {
    const opener = openerOf(event)
    if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void open(opener)
  })
  fetchAhead()
  for (const reach of ['pointerover', 'pointerdown', 'focusin'])
    page.addEventListener(reach, (event) => void (openerOf(event) && load().catch(() => undefined)), { passive: true })
}

import { createRoot } from 'react-dom/client'
import { brand } from '../ui/brand.ts'
import { Button } from '../ui/button.tsx'
import * as slip from './slip.module.css'

let isOffered = false

/** A person who declines gets the new build with the next visit. */
export function offerUpdate(waiting: ServiceWorker, workers: ServiceWorkerContainer) {
  if (isOffered) return
  isOffered = true
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  function put() {
    const reload = () => location.reload()
    workers.addEventListener('controllerchange', reload, { once: true })
    waiting.postMessage('take-over')
    // Even without an answer of the worker: a reload fetches the page from the server, and so the new build.
    setTimeout(reload, 2_000)
  }
  function close() {
    root.unmount()
    place.remove()
  }
  root.render(<UpdatePrompt onUpdate={put} onLater={close} />)
}

const UpdatePrompt = ({ onUpdate, onLater }: { onUpdate: () => void; onLater: () => void }) => (
  <aside className={slip.slip} data-part="slip" aria-label="Update" role="status">
    <img src="/brand/icon-192.png" alt="" width="56" height="56" />
    <div>
      <b>
        A new <span translate="no">{brand}</span> is ready
      </b>
      <p>You won’t lose what you wrote.</p>
    </div>
    <div className="row">
      <Button onClick={onUpdate}>Reload</Button>
      <Button kind="line" onClick={onLater}>
        Later
      </Button>
    </div>
  </aside>
)

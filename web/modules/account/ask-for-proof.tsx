import { createRoot } from 'react-dom/client'
import { api } from '../../api/api.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ProofForm } from './proof-form.tsx'

/** Over everything that is open. Answers whether the person showed who they are; `takesFactor`: by a second factor. */
export async function askForProof(about: string, takesFactor = false): Promise<boolean> {
  const ways = await api.waysToSignIn()
  const byFactor = takesFactor || ways.needsFactor
  if (ways.hasFreshProof && !byFactor) return true
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return await new Promise<boolean>((resolve) => {
    let isProven = false
    const onClosed = () => {
      resolve(isProven)
      // The dialog gives the focus back first.
      setTimeout(() => {
        root.unmount()
        place.remove()
      })
    }
    root.render(
      <Dialog title="Confirm it’s you" onClosed={onClosed}>
        {(close) => (
          <ProofForm
            about={about}
            ways={ways}
            needsFactor={byFactor}
            onProven={() => {
              isProven = true
              close()
            }}
          />
        )}
      </Dialog>,
    )
  })
}

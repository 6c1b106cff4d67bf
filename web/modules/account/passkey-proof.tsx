import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { errorMessage, isNetworkError } from '../../api/api-error.ts'
import { ErrorNote } from '../../ui/field.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'

export function PasskeyProof({ onProven }: { onProven: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  async function press() {
    if (isBusy) return
    setBusy(true)
    try {
      const { proveByPasskey } = await import('../passkeys/passkey-ceremonies.ts')
      await proveByPasskey()
      onProven()
    } catch (error) {
      setFailure(
        errorMessage(error, isNetworkError(error) ? undefined : 'No passkey was used. It may lie on another device.'),
      )
    }
    setBusy(false)
  }
  return (
    <>
      <button type="button" className={buttons.btn} aria-disabled={isBusy} onClick={press}>
        <KeyRound className={layout.i} />
        Use a passkey
      </button>
      {failure && <ErrorNote>{failure}</ErrorNote>}
    </>
  )
}

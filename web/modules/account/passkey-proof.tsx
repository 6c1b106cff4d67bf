import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { errorMessage, isNetworkError } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/field.tsx'

export function PasskeyProof({ onProven }: { onProven: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  async function press() {
    setBusy(true)
    try {
      const { proveByPasskey } = await import('../passkeys/passkey-ceremonies.ts')
      await proveByPasskey()
      onProven()
    } catch (error) {
      setFailure(
        errorMessage(error, isNetworkError(error) ? undefined : 'No passkey was used. Is it on a different device?'),
      )
    }
    setBusy(false)
  }
  return (
    <>
      <Button isBusy={isBusy} onClick={press}>
        <KeyRound className="i" />
        Use a Passkey
      </Button>
      {failure && <ErrorNote>{failure}</ErrorNote>}
    </>
  )
}

import type { Reply } from '@app/contract/calls'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { errorMessage, isNetworkError, isRefused } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { useForm } from '../../ui/use-form.ts'
import { canUsePasskeys, noPasskeyMessage } from '../passkeys/can-use-passkeys.ts'
import { CodeField } from './code-field.tsx'
import { ProviderProofs } from './provider-proofs.tsx'

interface Props {
  about: string
  ways: Reply<'waysToSignIn'>
  /** By a code or a passkey only. */
  needsFactor: boolean
  onProven: () => void
}

/** By whichever way the person has. Beside a passkey the password waits behind a button. */
export function ProofForm({ about, ways, needsFactor, onProven }: Props) {
  const asksCode = ways.secondFactor !== null
  const hasPasskey = ways.passkeys > 0 && canUsePasskeys()
  const hasPassword = ways.hasPassword && (asksCode || !needsFactor)
  const [isOpen, setOpen] = useState(!hasPasskey)
  const isOnly = !hasPasskey && !hasPassword
  const takes = needsFactor ? ' You’ll need a code or a passkey. Lost both? Contact support.' : ''
  return (
    <div className="stack">
      <p className="muted">{`Before you ${about}, confirm it’s you.${takes}`}</p>
      {hasPasskey && <PasskeyProof onProven={onProven} />}
      {!needsFactor && (isOnly || ways.providers.length > 0) && (
        <ProviderProofs about={about} names={ways.providers} isOnly={isOnly} />
      )}
      {hasPassword && isOpen && <PasswordProof needsCode={asksCode} onProven={onProven} />}
      {hasPassword && !isOpen && (
        <Button kind="ghost" onClick={() => setOpen(true)}>
          Password
        </Button>
      )}
    </div>
  )
}

function PasswordProof({ needsCode, onProven }: Pick<Props, 'onProven'> & { needsCode: boolean }) {
  const [entries, setEntries] = useState({ password: '', code: '' })
  const { form, faults, isBusy } = usePasswordProof(entries, needsCode, onProven)
  const box = useFocusIfLost<HTMLInputElement>(true)
  return (
    <form className="stack" {...form}>
      <PasswordField
        label="Password"
        ref={box}
        name="password"
        autoComplete="current-password"
        value={entries.password}
        error={faults.password}
        onChange={({ target }) => setEntries({ ...entries, password: target.value })}
      />
      {needsCode && (
        <CodeField
          by="app"
          label="App code or recovery code"
          code={entries.code}
          error={faults.code}
          onCode={(code) => setEntries({ ...entries, code })}
        />
      )}
      <Button type="submit" isBusy={isBusy}>
        Continue
      </Button>
    </form>
  )
}

function usePasswordProof({ password, code }: Entries, asksCode: boolean, onProven: () => void) {
  const [isBusy, setBusy] = useState(false)
  const { form, faults, complain } = useForm<keyof Entries>({
    isBusy,
    check: () => ({
      ...(password === '' && { password: 'Please enter your password' }),
      ...(asksCode && code === '' && { code: 'Please enter a code' }),
    }),
    async send() {
      setBusy(true)
      try {
        await api.prove({ body: { password, ...(asksCode && { code }) } })
        onProven()
      } catch (error) {
        setBusy(false)
        complain({ [isRefused(error, 'wrong_code', 'wrong_recovery_code') ? 'code' : 'password']: errorMessage(error) })
      }
    },
  })
  return { form, faults, isBusy }
}

interface Entries {
  password: string
  code: string
}

function PasskeyProof({ onProven }: { onProven: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  async function press() {
    setBusy(true)
    try {
      const { proveByPasskey } = await import('../passkeys/passkey-ceremonies.ts')
      await proveByPasskey()
      onProven()
    } catch (error) {
      setFailure(errorMessage(error, isNetworkError(error) ? undefined : noPasskeyMessage))
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

import type { Reply } from '@app/contract/calls'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { sentenceOf } from '../../api/call-failed.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { useForm } from '../../ui/use-form.ts'
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts'
import { PasskeyProof } from './passkey-proof.tsx'
import { ProviderProofs } from './provider-proofs.tsx'

interface Props {
  about: string
  ways: Reply<'waysToSignIn'>
  onProven: () => void
}

/** By whichever way the person has. */
export const ProofForm = ({ about, ways, onProven }: Props) => (
  <div className={layout.stack}>
    <p className={layout.muted}>{`You are about to ${about}.`}</p>
    {ways.passkeys > 0 && canUsePasskeys() && <PasskeyProof onProven={onProven} />}
    {ways.providers.length > 0 && <ProviderProofs names={ways.providers} />}
    {ways.hasPassword && <PasswordProof onProven={onProven} />}
  </div>
)

function PasswordProof({ onProven }: Pick<Props, 'onProven'>) {
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { form, faults, complain } = useForm<'password'>({
    isBusy,
    check: () => (password === '' ? { password: 'Please enter your password' } : {}),
    async send() {
      setBusy(true)
      try {
        await api.prove({ body: { password } })
        onProven()
      } catch (error) {
        complain({ password: sentenceOf(error) })
      } finally {
        setBusy(false)
      }
    },
  })
  return (
    <form className={layout.stack} {...form}>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        error={faults.password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <button type="submit" className={buttons.btn} aria-disabled={isBusy}>
        It Is Me
      </button>
    </form>
  )
}

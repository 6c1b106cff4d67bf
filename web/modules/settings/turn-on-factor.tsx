import { useState } from 'react'
import { sentenceOf } from '../../api/call-failed.ts'
import { Field } from '../../ui/field.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { useForm } from '../../ui/use-form.ts'
import { CodeField } from '../account/code-field.tsx'
import { useConfirmFactor } from './factor.queries.ts'
import * as styles from './ways.module.css'

interface Props {
  secret: string
  uri: string
  onCodes: (codes: readonly string[]) => void
}

/** Loads with the code that draws the QR code. */
export function TurnOnFactor({ secret, uri, onCodes }: Props) {
  const [code, setCode] = useState('')
  const { isPending, mutate } = useConfirmFactor(onCodes)
  const send = (code: string) =>
    mutate(code, {
      onError: (error) => complain({ code: sentenceOf(error) }),
    })
  const { form, faults, complain } = useForm<'code'>({
    isBusy: isPending,
    check: () => (code.trim() === '' ? { code: 'Please enter the six digits' } : {}),
    send: () => send(code),
  })
  return (
    <form className={layout.stack} {...form}>
      <p>Scan, then type the code.</p>
      <QrCode className={styles.qr} text={uri} label="QR code for the authenticator app" />
      <Field
        label="Or type this key"
        value={secret.replace(/(.{4})(?=.)/g, '$1 ')}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <CodeField by="app" label="Code from the app" code={code} error={faults.code} onCode={setCode} />
      <button type="submit" className={buttons.btn} aria-disabled={isPending}>
        Turn on
      </button>
    </form>
  )
}

import { useId, useState } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { useForm } from '../../ui/use-form.ts'
import { missingDigitsMessage } from '../account/account-form-rules.ts'
import { CodeField } from '../account/code-field.tsx'
import { useConfirmFactor } from './second-factor.queries.ts'
import * as styles from './ways.module.css'

interface Props {
  secret: string
  uri: string
  onCodes: (codes: readonly string[]) => void
}

/** Loads with the code that draws the QR code. */
export function TurnOnFactor({ secret, uri, onCodes }: Props) {
  const [code, setCode] = useState('')
  const keyId = useId()
  const { isPending, mutate } = useConfirmFactor(onCodes)
  const send = (code: string) =>
    mutate(code, {
      onError: (error) => complain({ code: errorMessage(error) }),
    })
  const { form, faults, complain } = useForm<'code'>({
    isBusy: isPending,
    check: () => (code.trim() === '' ? { code: missingDigitsMessage } : {}),
    send: () => send(code),
  })
  return (
    <form className="stack" {...form}>
      <p>Scan this, then enter the code.</p>
      <QrCode className={styles.qr} text={uri} label="QR code for the authenticator app" />
      <div className="field">
        <label htmlFor={keyId}>Or enter this key</label>
        <textarea
          id={keyId}
          className={`input ${styles.key}`}
          rows={2}
          readOnly
          spellCheck={false}
          value={secret.replace(/(.{4})(?=.)/g, '$1 ')}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <CodeField by="app" label="Code from the app" code={code} error={faults.code} onCode={setCode} />
      <Button type="submit" isBusy={isPending}>
        Turn On
      </Button>
    </form>
  )
}

import { useId, useState } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as fields from '../../ui/styles/fields.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { useForm } from '../../ui/use-form.ts'
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
    check: () => (code.trim() === '' ? { code: 'Please enter the six digits' } : {}),
    send: () => send(code),
  })
  return (
    <form className={layout.stack} {...form}>
      <p>Scan, then type the code.</p>
      <QrCode className={styles.qr} text={uri} label="QR code for the authenticator app" />
      <div className={fields.field}>
        <label htmlFor={keyId}>Or type this key</label>
        <textarea
          id={keyId}
          className={`${fields.input} ${styles.key}`}
          rows={2}
          readOnly
          spellCheck={false}
          value={secret.replace(/(.{4})(?=.)/g, '$1 ')}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <CodeField by="app" label="Code from the app" code={code} error={faults.code} onCode={setCode} />
      <button type="submit" className={buttons.btn} aria-disabled={isPending}>
        Turn on
      </button>
    </form>
  )
}

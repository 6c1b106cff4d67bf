import { parseAuthenticatorCode } from '@app/domain/account/recovery-code'
import { useEffect, useRef } from 'react'
import { Field } from '../../ui/field.tsx'
import * as styles from './code-field.module.css'

interface Props {
  by: 'app' | 'recovery'
  label?: string
  code: string
  error?: string | undefined
  onCode: (code: string) => void
  /** Six digits are there. */
  onWhole?: (code: string) => void
}

/** A code that was wrong stays, and is selected. */
export function CodeField({ by, label, code, error, onCode, onWhole }: Props) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error) box.current?.select()
  }, [error])
  const isApp = by === 'app'
  return (
    <Field
      ref={box}
      className={`input ${isApp ? styles.app : styles.recovery}`}
      label={label ?? (isApp ? 'Code' : 'Recovery code')}
      name="code"
      value={code}
      error={error}
      inputMode={isApp && !label ? 'numeric' : 'text'}
      autoComplete={isApp ? 'one-time-code' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
      placeholder={isApp ? '123456' : 'f7qk-2mzd'}
      onChange={({ target }) => {
        onCode(target.value)
        const whole = isApp && target.value !== code ? parseAuthenticatorCode(target.value) : null
        if (whole) onWhole?.(whole)
      }}
    />
  )
}

import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Field, type FieldProps } from './field.tsx'

interface Props extends Omit<FieldProps, 'type' | 'inside'> {
  /** Names the field where a form has several. */
  called?: string
}

export function PasswordField({ called = 'password', ...props }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      inside={
        <button
          type="button"
          className="iconBtn"
          aria-label={`${shown ? 'Hide' : 'Show'} ${called}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff className="i" /> : <Eye className="i" />}
        </button>
      }
    />
  )
}

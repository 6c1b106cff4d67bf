import { CircleX } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

export interface FieldProps extends ComponentProps<'input'> {
  label: string
  error?: string | undefined
  /** Stands at the other end of the label's line. */
  beside?: ReactNode
  /** Stands under the box as long as nothing is wrong. */
  hint?: ReactNode
  /** What shares the box with the text, such as an eye. */
  inside?: ReactNode
}

/** A labelled box. What is wrong with it is said beneath it, and to those who listen. */
export function Field({ label, beside, error, hint, inside, ...input }: FieldProps) {
  const id = useId()
  const name = <label htmlFor={id}>{label}</label>
  const box = (
    <input
      className="input"
      id={id}
      aria-invalid={error !== undefined}
      aria-describedby={error || hint ? `${id}-note` : undefined}
      {...input}
    />
  )
  return (
    <div className="field">
      {beside ? (
        <div className="lab-row">
          {name}
          {beside}
        </div>
      ) : (
        name
      )}
      {inside ? (
        <div className="pw">
          {box}
          {inside}
        </div>
      ) : (
        box
      )}
      {error ? (
        <p className="err" id={`${id}-note`} role="alert">
          <CircleX className="i" />
          {error}
        </p>
      ) : (
        hint && (
          <div className="hint" id={`${id}-note`}>
            {hint}
          </div>
        )
      )}
    </div>
  )
}

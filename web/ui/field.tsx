import { CircleX } from 'lucide-react'
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react'

export interface FieldProps extends ComponentProps<'input'> {
  label: string
  error?: string | undefined
  /** At the other end of the label's line. */
  beside?: ReactElement | false | undefined
  /** Under the box while there is no error. */
  hint?: ReactElement | string | false | undefined
  inside?: ReactElement
}

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
    <div className="field" data-part="field">
      {beside ? (
        <div className="labRow">
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
        <ErrorNote id={`${id}-note`}>{error}</ErrorNote>
      ) : (
        hint && (
          <div className="hint" data-part="hint" id={`${id}-note`}>
            {hint}
          </div>
        )
      )}
    </div>
  )
}

export const ErrorNote = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className="err" id={id} role="alert">
    <CircleX className="i" />
    <span>{children}</span>
  </p>
)

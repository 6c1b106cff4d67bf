import { type ReactNode, useState } from 'react'
import { Field } from '../../ui/field.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import * as tag from '../../ui/styles/tag.module.css'
import { PersonLink } from './code-link.tsx'
import * as styles from './payment-reviews.module.css'

interface Choice {
  name: string
  isMain?: boolean
  settle: (note: string) => void
}

interface DecisionProps {
  note?: string | null
  isPending: boolean
  choices: readonly Choice[]
}

interface Props extends DecisionProps {
  label: string
  payer: string
  /** The id or address that finds the payer among the users. */
  by: string | null
  kind: string
  children: ReactNode
}

export const ReviewFrame = ({ label, payer, by, kind, children, ...decision }: Props) => (
  <article className={`${surfaces.card} ${styles.review}`} aria-label={label}>
    <header>
      <h2>
        <PersonLink name={payer} by={by} />
      </h2>
      <span className={tag.tag}>{kind}</span>
    </header>
    {children}
    <ReviewDecision {...decision} />
  </article>
)

function ReviewDecision({ note: before, isPending, choices }: DecisionProps) {
  const [note, setNote] = useState(before ?? '')
  const [error, setError] = useState<string>()
  function decide(settle: Choice['settle']) {
    const isBlank = note.trim() === ''
    setError(isBlank ? 'Please note why.' : undefined)
    if (!isBlank && !isPending) settle(note.trim())
  }
  return (
    <>
      <Field
        label="Note"
        value={note}
        error={error}
        autoComplete="off"
        onChange={({ target }) => {
          setNote(target.value)
          setError(undefined)
        }}
      />
      <div className={layout.row}>
        {choices.map(({ name, isMain, settle }) => (
          <button
            key={name}
            type="button"
            className={isMain ? buttons.btn : `${buttons.btn} ${buttons.line}`}
            disabled={isPending}
            onClick={() => decide(settle)}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  )
}

import { sanitizeForDisplay, trimText } from '@app/domain/text/text'
import { ExternalLink } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from '../../router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
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
  <article className={`card stack ${styles.review}`} aria-label={label}>
    <header>
      <h2>
        <PersonLink name={payer} by={by} />
      </h2>
      <span className="tag">{kind}</span>
    </header>
    {children}
    <ReviewDecision {...decision} />
  </article>
)

export function ReviewDecision({ note: before, isPending, choices }: DecisionProps) {
  const [note, setNote] = useState(before ?? '')
  const [error, setError] = useState<string>()
  function decide(settle: Choice['settle']) {
    const why = trimText(note)
    setError(why === '' ? 'Please say why.' : undefined)
    if (why !== '' && !isPending) settle(why)
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
      <div className="row">
        {choices.map(({ name, isMain, settle }) => (
          <Button key={name} kind={isMain ? undefined : 'line'} disabled={isPending} onClick={() => decide(settle)}>
            {name}
          </Button>
        ))}
      </div>
    </>
  )
}

export const CodeLink = ({ text, at }: { text: string; at: string | undefined }) =>
  at ? (
    <a href={at} target="_blank" rel="noopener noreferrer">
      <code translate="no">{text}</code>
      <ExternalLink className="i" aria-hidden="true" />
      <span className="sr">, opens in a new tab</span>
    </a>
  ) : (
    <code translate="no">{text}</code>
  )

/** Searches the users by an id or address; without one it is only a name. */
const PersonLink = ({ name, by }: { name: string; by: string | null }) =>
  by === null ? (
    <span>{sanitizeForDisplay(name)}</span>
  ) : (
    <Link to={`/admin?q=${encodeURIComponent(by)}`}>{sanitizeForDisplay(name)}</Link>
  )

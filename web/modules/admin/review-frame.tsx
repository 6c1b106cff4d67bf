import { sanitizeForDisplay, trimText } from '@app/domain/text/text'
import { ExternalLink } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from '../../router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import * as styles from './payment-reviews.module.css'

interface Choice {
  name: string
  isMain?: boolean
  /** The gravest of them, and never the loudest. */
  isDanger?: boolean
  settle: (note: string) => void
}

interface DecisionProps {
  note?: string | null
  isPending: boolean
  choices: readonly Choice[]
}

interface CardProps extends DecisionProps {
  head: ReactNode
  /** Where the heading alone names too little. */
  label?: string
  /** Where there are several. */
  kind?: string | undefined
  children: ReactNode
}

/** What waits for an admin, and under it the decision. */
export function ReviewCard({ head, label, kind, children, ...decision }: CardProps) {
  const id = useId()
  return (
    <article className={`card ${styles.review}`} aria-label={label} aria-labelledby={label ? undefined : id}>
      <div>
        <header>
          <h2 id={id} dir="auto">
            {head}
          </h2>
          {kind && <span className="tag done">{kind}</span>}
        </header>
        {children}
      </div>
      <div className={styles.decision}>
        <ReviewDecision {...decision} />
      </div>
    </article>
  )
}

interface FrameProps extends Omit<CardProps, 'head'> {
  payer: string
  /** The id or address that finds the payer among the users. */
  by: string | null
}

export const ReviewFrame = ({ payer, by, ...card }: FrameProps) => (
  <ReviewCard head={<PersonLink name={payer} by={by} />} {...card} />
)

function ReviewDecision({ note: before, isPending, choices }: DecisionProps) {
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
        placeholder="Note for the audit log"
        autoComplete="off"
        onChange={({ target }) => {
          setNote(target.value)
          setError(undefined)
        }}
      />
      <div className="row">
        {choices.map(({ name, isMain, isDanger, settle }) => (
          <Button
            key={name}
            kind={isMain ? undefined : isDanger ? 'ghost' : 'line'}
            className={isDanger ? styles.danger : undefined}
            disabled={isPending}
            onClick={() => decide(settle)}
          >
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

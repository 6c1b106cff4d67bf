import { useQuery } from '@tanstack/react-query'
import { Check, CircleX, Clock } from 'lucide-react'
import { installationQuery } from '../../api/installation.ts'
import { brand } from '../../ui/brand.ts'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import * as styles from './email-status.module.css'

export function EmailStatusScreen() {
  const { data, error, refetch } = useQuery(installationQuery)
  const mail = data?.mail
  return (
    <main id="main" className={`wrap page ${styles.emailStatus}`}>
      <title>{`Email status — ${brand}`}</title>
      <div className="pageHead">
        <div>
          <h1>Email and bot protection</h1>
          <p className="lead muted">How we keep bots out.</p>
        </div>
      </div>
      {error && <Unknown onRetry={() => void refetch()} />}
      <div className={styles.lay}>
        <section aria-label="Status" aria-busy={mail === undefined && !error}>
          <ul className={`card rows ${styles.it}`}>
            {linesOf(mail).map((line) => (
              <StatusLine key={line.title} {...line} />
            ))}
          </ul>
        </section>
        <Notes hasMail={mail} />
      </div>
    </main>
  )
}

interface Line {
  title: string
  text: string
  isActive: boolean | undefined
}

const linksText = (mail: boolean | undefined) =>
  mail === false ? 'Ready, but we don’t send links yet.' : 'Links expire. You can ask for a new one.'

/** `mail`: whether this installation sends any; undefined while loading. */
const linesOf = (mail: boolean | undefined): readonly Line[] => [
  {
    title: 'Email Verification Implemented',
    text:
      mail === false
        ? 'Until email is set up, new accounts open right away.'
        : 'We confirm new accounts with an emailed link.',
    isActive: mail,
  },
  { title: 'Database Schema Updated', text: 'Every account records whether its email is verified.', isActive: true },
  { title: 'Verification Routes Active', text: linksText(mail), isActive: true },
  { title: 'Existing Users Protected', text: 'Existing accounts keep working.', isActive: true },
  {
    title: 'Email service key',
    text: mail ? 'Emails go out through a mail server.' : 'Without it, emails are stored on the server.',
    isActive: mail,
  },
]

const StatusLine = ({ title, text, isActive }: Line) => (
  <li>
    <SymbolDrawing name={isActive ? 'match-lit' : 'match-new'} />
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
    {isActive === undefined ? null : (
      <span className={isActive ? 'tag mint' : 'tag brand'}>
        {isActive ? <Check className="i" /> : <Clock className="i" />}
        <span>{isActive ? 'Active' : 'Pending Setup'}</span>
      </span>
    )}
  </li>
)

const Notes = ({ hasMail }: { hasMail: boolean | undefined }) => (
  <aside className={`card ${styles.notes}`} aria-labelledby="status-notes">
    <h2 id="status-notes">Notes</h2>
    <ul>
      <li>
        {`New users are auto-verified in development${hasMail === false ? ', and here until email is set up' : ''}.`}
      </li>
      <li>Existing users can keep logging in.</li>
    </ul>
  </aside>
)

const Unknown = ({ onRetry }: { onRetry: () => void }) => (
  <div className="note warn" role="alert">
    <CircleX className="i" />
    <div className="row">
      <p>We couldn’t check the email setup.</p>
      <button type="button" className="link" onClick={onRetry}>
        Try Again
      </button>
    </div>
  </div>
)

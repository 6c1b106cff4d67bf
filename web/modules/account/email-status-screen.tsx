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
      <title>{`E-mail status — ${brand}`}</title>
      <div className="pageHead">
        <div>
          <h1>E-mail and bot protection</h1>
          <p className="lead muted">What stands between a new account and a robot.</p>
        </div>
      </div>
      {error && <Unknown onRetry={() => void refetch()} />}
      <div className={styles.lay}>
        <section className="card" aria-label="Status" aria-busy={mail === undefined && !error}>
          <ul className={styles.it}>
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
  mail === false ? 'They answer, but no link is sent yet.' : 'Links expire, and a new one can be had.'

/** `mail`: whether this installation sends any; undefined while loading. */
const linesOf = (mail: boolean | undefined): readonly Line[] => [
  {
    title: 'Email Verification Implemented',
    text:
      mail === false
        ? 'It begins with the e-mail service. Until then a new account is open at once.'
        : 'A new account opens with a link from a letter.',
    isActive: mail,
  },
  { title: 'Database Schema Updated', text: 'Each account knows whether its address is verified.', isActive: true },
  { title: 'Verification Routes Active', text: linksText(mail), isActive: true },
  { title: 'Existing Users Protected', text: 'Nobody who was here before is locked out.', isActive: true },
  {
    title: 'E-mail service key',
    text: mail ? 'Letters leave through a mail server.' : 'Without it no letter leaves: each is kept on the server.',
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
        {`New users are auto-verified in development${hasMail === false ? ', as on this server while no mail is set up' : ''}.`}
      </li>
      <li>Existing users can keep logging in.</li>
    </ul>
  </aside>
)

const Unknown = ({ onRetry }: { onRetry: () => void }) => (
  <div className="note warn" role="alert">
    <CircleX className="i" />
    <div className="row">
      <p>Whether mail is set up here could not be read.</p>
      <button type="button" className="link" onClick={onRetry}>
        Try Again
      </button>
    </div>
  </div>
)

import { useQuery } from '@tanstack/react-query'
import { Check, CircleX, Clock } from 'lucide-react'
import { installationQuery } from '../../api/installation.ts'
import { brand } from '../../ui/brand.ts'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as fields from '../../ui/styles/fields.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import * as tag from '../../ui/styles/tag.module.css'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import * as styles from './email-status.module.css'

export function EmailStatusScreen() {
  const { data, error, refetch } = useQuery(installationQuery)
  const mail = data?.mail
  return (
    <main id="main" className={`${layout.wrap} ${layout.page} ${styles.emailStatus}`}>
      <title>{`E-mail status — ${brand}`}</title>
      <div className={layout.pageHead}>
        <div>
          <h1>E-mail and bot protection</h1>
          <p className={`${layout.lead} ${layout.muted}`}>What stands between a new account and a robot.</p>
        </div>
      </div>
      {error && <Unknown onRetry={() => void refetch()} />}
      <div className={styles.lay}>
        <section className={surfaces.card} aria-label="Status" aria-busy={mail === undefined && !error}>
          <ul className={styles.it}>
            {linesOf(mail).map((line) => (
              <StatusLine key={line.title} {...line} />
            ))}
          </ul>
        </section>
        <Notes mail={mail} />
      </div>
    </main>
  )
}

interface Line {
  title: string
  text: string
  active: boolean | undefined
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
    active: mail,
  },
  { title: 'Database Schema Updated', text: 'Each account knows whether its address is verified.', active: true },
  { title: 'Verification Routes Active', text: linksText(mail), active: true },
  { title: 'Existing Users Protected', text: 'Nobody who was here before is locked out.', active: true },
  {
    title: 'E-mail service key',
    text: mail ? 'Letters leave through a mail server.' : 'Without it no letter leaves: each is kept on the server.',
    active: mail,
  },
]

const StatusLine = ({ title, text, active }: Line) => (
  <li>
    <SymbolDrawing name={active ? 'match-lit' : 'match-new'} />
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
    {active === undefined ? null : (
      <span className={active ? `${tag.tag} ${styles.tag} ${tag.mint}` : `${tag.tag} ${styles.tag} ${tag.brand}`}>
        {active ? <Check className={layout.i} /> : <Clock className={layout.i} />}
        <span>{active ? 'Active' : 'Pending Setup'}</span>
      </span>
    )}
  </li>
)

const Notes = ({ mail }: { mail: boolean | undefined }) => (
  <aside className={`${surfaces.card} ${styles.notes}`} aria-labelledby="status-notes">
    <h2 id="status-notes">Notes</h2>
    <ul>
      <li>
        {`New users are auto-verified in development${mail === false ? ', as on this server while no mail is set up' : ''}.`}
      </li>
      <li>Existing users can keep logging in.</li>
    </ul>
  </aside>
)

const Unknown = ({ onRetry }: { onRetry: () => void }) => (
  <div className={`${fields.note} ${styles.note} ${fields.warn}`} role="alert">
    <CircleX className={layout.i} />
    <div className={layout.row}>
      <p>Whether mail is set up here could not be read.</p>
      <button type="button" className={`${buttons.link} ${styles.link}`} onClick={onRetry}>
        Try Again
      </button>
    </div>
  </div>
)

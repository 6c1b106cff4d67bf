import { KeyRound, LogOut, Mail } from 'lucide-react'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import * as styles from './settings.module.css'

const notes = [
  { Icon: KeyRound, note: 'At least 8 characters. Long beats clever; a password manager beats both.' },
  { Icon: LogOut, note: 'Changing the password signs out every other device.' },
  { Icon: Mail, note: 'We never ask for your password by e-mail.' },
]

export const SecurityNotes = () => (
  <section className={`${surfaces.card} ${styles.card} ${styles.lines}`} aria-labelledby="security-head">
    <h2 id="security-head">Security notes</h2>
    {/* biome-ignore lint/a11y/noRedundantRoles: Safari tells nobody of a list without marks. */}
    <ul role="list">
      {notes.map(({ Icon, note }) => (
        <li key={note}>
          <Icon className={layout.i} />
          <span>{note}</span>
        </li>
      ))}
    </ul>
  </section>
)

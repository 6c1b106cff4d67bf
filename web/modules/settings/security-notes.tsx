import { KeyRound, LogOut, Mail } from 'lucide-react'

const notes = [
  { Icon: KeyRound, note: 'At least 8 characters. Long beats clever; a password manager beats both.' },
  { Icon: LogOut, note: 'Changing the password signs out every other device.' },
  { Icon: Mail, note: 'We never ask for your password by e-mail.' },
]

export const SecurityNotes = () => (
  <section className="card lines" aria-labelledby="security-head">
    <h2 id="security-head">Security notes</h2>
    {/* biome-ignore lint/a11y/noRedundantRoles: Safari tells nobody of a list without marks. */}
    <ul role="list">
      {notes.map(({ Icon, note }) => (
        <li key={note}>
          <Icon className="i" />
          <span>{note}</span>
        </li>
      ))}
    </ul>
  </section>
)

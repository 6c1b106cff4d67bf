import { Crown, LogOut, MailCheck, TimerOff } from 'lucide-react'
import { useState } from 'react'
import { nameOf } from '../../ui/initials.ts'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as styles from './admin.module.css'
import type { Person } from './admin.queries.ts'
import { DecisionDialog, decisions } from './decision-dialog.tsx'
import type { DecisionName } from './decisions.queries.ts'

const icons = { grant: Crown, end: TimerOff, resend: MailCheck, signOut: LogOut } as const
const names = Object.keys(icons) as DecisionName[]

/** What an admin may decide about a person; the server says what is possible. */
export function UserDecisions({ person }: { person: Person }) {
  const [asked, setAsked] = useState<DecisionName>()
  const offered = names.filter((each) => each !== 'end' || person.plan === 'premium')
  return (
    <details className={styles.decide}>
      <summary>Actions</summary>
      {offered.map((each) => {
        const Icon = icons[each]
        return (
          <button key={each} type="button" className={`${buttons.link} ${styles.link}`} onClick={() => setAsked(each)}>
            <Icon className={layout.i} />
            {decisions[each].button}
          </button>
        )
      })}
      {asked && (
        <DecisionDialog
          decision={asked}
          person={{ id: person.id, name: nameOf(person) }}
          onClosed={() => setAsked(undefined)}
        />
      )}
    </details>
  )
}

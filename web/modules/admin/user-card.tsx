import { shownText } from '@app/domain/text/text'
import { Check, Crown, Lightbulb, LogOut, MailCheck, TimerOff } from 'lucide-react'
import { useState } from 'react'
import { Fact } from '../../ui/fact.tsx'
import { initialsOf, nameOf } from '../../ui/initials.ts'
import { dayOf } from '../../ui/moments.ts'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import * as tag from '../../ui/styles/tag.module.css'
import { Drawing } from '../../ui/symbols.tsx'
import * as styles from './admin.module.css'
import type { DecisionName, Person } from './admin.queries.ts'
import { DecisionDialog, decisions } from './decision-dialog.tsx'

const icons = { grant: Crown, end: TimerOff, resend: MailCheck, signOut: LogOut, share: Lightbulb } as const
const names = Object.keys(icons) as DecisionName[]

const inks = 5

const inkOf = ({ id }: Person) => [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % inks

export const UserCard = ({ person }: { person: Person }) => (
  <article className={`${surfaces.card} ${styles.person}`} aria-label={nameOf(person)}>
    <header>
      <span className={styles.face} data-ink={inkOf(person)} aria-hidden="true">
        {initialsOf(person)}
      </span>
      <div>
        <h2>{nameOf(person)}</h2>
        <p className={styles.address} translate="no">
          {shownText(person.email)}
        </p>
      </div>
      <span className={`${tag.tag} ${styles.tag}`} data-plan={person.plan}>
        {person.plan === 'premium' ? 'Premium' : 'Free'}
      </span>
    </header>
    <div className={`${layout.row} ${styles.row}`}>
      <span className={`${tag.tag} ${styles.tag} ${tag.done}`}>
        <Drawing name="flame" />
        <span className={layout.num}>{person.streak}</span> day streak
      </span>
      <span className={`${tag.tag} ${styles.tag} ${tag.mint}`}>
        <Check className={layout.i} />
        <span className={layout.num}>{person.totalSolved}</span> solved
      </span>
      {person.role === 'admin' && <span className={`${tag.tag} ${styles.tag} ${tag.brand}`}>Admin</span>}
    </div>
    <dl className={`${surfaces.facts} ${styles.facts}`}>
      <Fact name="Id">
        <code translate="no">{person.id}</code>
      </Fact>
      <Fact name="Joined">{dayOf(person.createdAt, 'Unknown')}</Fact>
      <Fact name="Last active">{dayOf(person.lastSubmissionDate, 'Never')}</Fact>
      {person.plan === 'premium' && <Fact name="Premium until">{dayOf(person.premiumUntil, 'No end')}</Fact>}
      <Fact name="Solutions today">{person.dailySolutionCount}</Fact>
      <Fact name="Max slots">{person.maxSolutionSlots}</Fact>
      {person.isSharingStopped && <Fact name="Sharing">Stopped by an admin</Fact>}
      {person.stripeCustomerId && (
        <Fact name="Stripe customer">
          <code translate="no">{person.stripeCustomerId}</code>
        </Fact>
      )}
    </dl>
    <UserDecisions person={person} />
  </article>
)

function UserDecisions({ person }: { person: Person }) {
  const [decision, setDecision] = useState<DecisionName>()
  const offered = names.filter((each) => {
    if (each === 'share') return person.isSharingStopped
    return each !== 'end' || person.plan === 'premium'
  })
  return (
    <details className={styles.decide}>
      <summary>Actions</summary>
      {offered.map((each) => {
        const Icon = icons[each]
        return (
          <button
            key={each}
            type="button"
            className={`${buttons.link} ${styles.link}`}
            onClick={() => setDecision(each)}
          >
            <Icon className={layout.i} />
            {decisions[each].button}
          </button>
        )
      })}
      {decision && (
        <DecisionDialog
          decision={decision}
          person={{ id: person.id, name: nameOf(person) }}
          onClosed={() => setDecision(undefined)}
        />
      )}
    </details>
  )
}

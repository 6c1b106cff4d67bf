import { sanitizeForDisplay } from '@app/domain/text/text'
import { Check, ChevronDown, Crown, Lightbulb, LogOut, MailCheck, TimerOff } from 'lucide-react'
import { useState } from 'react'
import { DescriptionItem } from '../../ui/description-item.tsx'
import { formatDate } from '../../ui/format-date-time.ts'
import { displayNameOf, initialsOf } from '../../ui/person-name.ts'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import * as styles from './admin.module.css'
import type { DecisionName, Person } from './admin.queries.ts'
import { DecisionDialog, decisionTexts } from './decision-dialog.tsx'

const icons = { grant: Crown, end: TimerOff, resend: MailCheck, signOut: LogOut, share: Lightbulb } as const
const names = Object.keys(icons) as DecisionName[]

const inks = 5

const inkOf = ({ id }: Person) => [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % inks

/** A row that opens. */
export const UserCard = ({ person }: { person: Person }) => (
  <article className={`card ${styles.person}`} aria-label={displayNameOf(person)}>
    <details>
      <summary>
        <span className="avatar" data-ink={inkOf(person)} aria-hidden="true">
          {initialsOf(person)}
        </span>
        <div>
          <div className="row">
            <h2>{displayNameOf(person)}</h2>
            {person.role === 'admin' && <span className="tag brand">Admin</span>}
          </div>
          <p className="small muted" translate="no">
            {sanitizeForDisplay(person.email)}
          </p>
        </div>
        <div className="row">
          <span className="tag done">
            <SymbolDrawing name="flame" />
            <span className="num">{person.streak}</span> day streak
          </span>
          <span className="tag mint">
            <Check className="i" />
            <span className="num">{person.totalSolved}</span> solved
          </span>
          <span className="tag" data-plan={person.plan}>
            {person.plan === 'premium' ? 'Premium' : 'Free'}
          </span>
        </div>
        <ChevronDown className="i" />
      </summary>
      <dl className="facts">
        <DescriptionItem name="ID">
          <code translate="no">{person.id}</code>
        </DescriptionItem>
        <DescriptionItem name="Joined">{formatDate(person.createdAt, 'Unknown')}</DescriptionItem>
        <DescriptionItem name="Last active">{formatDate(person.lastSubmissionDate, 'Never')}</DescriptionItem>
        {person.plan === 'premium' && (
          <DescriptionItem name="Premium until">{formatDate(person.premiumUntil, 'No end date')}</DescriptionItem>
        )}
        <DescriptionItem name="Ideas today">{person.dailySolutionCount}</DescriptionItem>
        <DescriptionItem name="Max slots">{person.maxSolutionSlots}</DescriptionItem>
        {person.isSharingStopped && <DescriptionItem name="Sharing">Stopped by an admin</DescriptionItem>}
        {person.stripeCustomerId && (
          <DescriptionItem name="Stripe customer">
            <code translate="no">{person.stripeCustomerId}</code>
          </DescriptionItem>
        )}
      </dl>
      <UserDecisions person={person} />
    </details>
  </article>
)

function UserDecisions({ person }: { person: Person }) {
  const [decision, setDecision] = useState<DecisionName>()
  const offered = names.filter((each) => {
    if (each === 'share') return person.isSharingStopped
    return each !== 'end' || person.plan === 'premium'
  })
  return (
    <div className={`row ${styles.decide}`}>
      {offered.map((each) => {
        const Icon = icons[each]
        return (
          <button key={each} type="button" className="link" onClick={() => setDecision(each)}>
            <Icon className="i" />
            {decisionTexts[each].button}
          </button>
        )
      })}
      {decision && (
        <DecisionDialog
          decision={decision}
          person={{ id: person.id, name: displayNameOf(person) }}
          onClosed={() => setDecision(undefined)}
        />
      )}
    </div>
  )
}

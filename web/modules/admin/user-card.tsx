import { shownText } from '@app/domain/text/text'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { initialsOf, nameOf } from '../../ui/initials.ts'
import { dayOf } from '../../ui/moments.ts'
import { Drawing } from '../../ui/symbols.tsx'
import type { Person } from './admin.queries.ts'
import { UserDecisions } from './user-decisions.tsx'

const inks = 5

/** The same person keeps their colour on every page. */
const inkOf = ({ id }: Person) => [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % inks

export const UserCard = ({ person }: { person: Person }) => (
  <article className="card person" aria-label={nameOf(person)}>
    <header>
      <span className={`face ink-${inkOf(person)}`} aria-hidden="true">
        {initialsOf(person)}
      </span>
      <div>
        <h2>{nameOf(person)}</h2>
        <p className="address">{shownText(person.email)}</p>
      </div>
      <span className={`tag ${person.plan}`}>{person.plan === 'premium' ? 'Premium' : 'Free'}</span>
    </header>
    <div className="row">
      <span className="tag done">
        <Drawing name="flame" />
        <span className="num">{person.streak}</span> day streak
      </span>
      <span className="tag mint">
        <Check className="i" />
        <span className="num">{person.totalSolved}</span> solved
      </span>
      {person.role === 'admin' && <span className="tag brand">Admin</span>}
    </div>
    <dl className="facts">
      <Fact name="Id">
        <code>{person.id}</code>
      </Fact>
      <Fact name="Joined">{dayOf(person.createdAt, 'Unknown')}</Fact>
      <Fact name="Last active">{dayOf(person.lastSubmissionDate, 'Never')}</Fact>
      <Fact name="Solutions today">{person.dailySolutionCount}</Fact>
      <Fact name="Max slots">{person.maxSolutionSlots}</Fact>
      {person.stripeCustomerId && (
        <Fact name="Stripe customer">
          <code>{person.stripeCustomerId}</code>
        </Fact>
      )}
    </dl>
    <UserDecisions person={person} />
  </article>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

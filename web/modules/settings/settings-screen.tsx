import { pathOf } from '@app/contract/routes'
import { shownText } from '@app/domain/text/text'
import { Download } from 'lucide-react'
import { type User, useUser } from '../../api/session.ts'
import { brand } from '../../ui/brand.ts'
import { Field } from '../../ui/field.tsx'
import { DayCard } from './day-card.tsx'
import { DeleteCard } from './delete-card.tsx'
import { DevicesCard } from './devices-card.tsx'
import { OpinionCard } from './opinion-choice.tsx'
import { PasswordCard } from './password-card.tsx'
import { PlanCard } from './plan-card.tsx'
import { SecurityNotes } from './security-notes.tsx'
import './settings.css'

export function SettingsScreen() {
  const user = useUser()
  return (
    <main id="main" className="wrap page settings">
      <title>{`Settings — ${brand}`}</title>
      <div className="page-head">
        <h1>Settings</h1>
      </div>
      {user && (
        <div className="lay">
          <div>
            <YouCard user={user} />
            <PasswordCard user={user} />
            <DayCard />
            <OpinionCard />
          </div>
          <div>
            <PlanCard plan={user.plan} />
            <SecurityNotes />
            <DevicesCard />
            <DataCard />
            <DeleteCard user={user} />
          </div>
        </div>
      )}
    </main>
  )
}

const YouCard = ({ user: { firstName, lastName, email } }: { user: User }) => (
  <section className="card" aria-labelledby="you-head">
    <h2 id="you-head">You</h2>
    <div className="stack">
      <div className="two">
        <Field label="First name" value={shownText(firstName)} readOnly />
        <Field label="Last name" value={shownText(lastName)} readOnly />
      </div>
      <Field label="E-mail" value={shownText(email)} readOnly />
    </div>
  </section>
)

const DataCard = () => (
  <section className="card" aria-labelledby="data-head">
    <h2 id="data-head">Your data</h2>
    <p className="muted">Everything you wrote and every day we counted, in one JSON file. Free on every plan.</p>
    <a className="btn line" href={pathOf('downloadData')} download>
      <Download className="i" />
      Download my data
    </a>
  </section>
)

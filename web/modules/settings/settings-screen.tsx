import { buildPath } from '@app/contract/routes'
import { maxSlots, roundsPerDay } from '@app/domain/premium/plan-limits'
import { Download, KeyRound, Mail, ShieldCheck } from 'lucide-react'
import type { MouseEvent } from 'react'
import { needsNetworkMessage, showError } from '../../api/api-error.ts'
import { isOffline } from '../../api/network.ts'
import { type User, useUser } from '../../api/session.ts'
import { useNavigation } from '../../router/navigation.ts'
import { brand } from '../../ui/brand.ts'
import { Button } from '../../ui/button.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import { showToast } from '../../ui/toast.ts'
import { RemindersCard } from '../reminders/reminders-card.tsx'
import { LinksCard } from '../share-links/links-card.tsx'
import { SharedIdeasCard } from '../shared-ideas/shared-ideas-card.tsx'
import { CalendarCard } from './calendar-card.tsx'
import { DayCard } from './day-card.tsx'
import { DeleteCard } from './delete-card.tsx'
import { DevicesCard } from './devices-card.tsx'
import { NameCard } from './name-card.tsx'
import * as styles from './settings.module.css'
import { SignInMethodsCard } from './sign-in-methods-card.tsx'
import { useProviderToast } from './use-provider-toast.ts'

const notes = [
  { Icon: KeyRound, note: 'At least 8 characters. A password manager is best.' },
  { Icon: Mail, note: 'We never ask for your password by email.' },
  { Icon: ShieldCheck, note: 'After a change, we sign out your other devices and email you.' },
]

const SecurityNotes = () => (
  <section className={`card ${styles.card}`} aria-labelledby="security-head">
    <h2 id="security-head">Security notes</h2>
    {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without markers. */}
    <ul role="list" className="lines">
      {notes.map(({ Icon, note }) => (
        <li key={note}>
          <Icon className="i" />
          <span>{note}</span>
        </li>
      ))}
    </ul>
  </section>
)

const PlanCard = ({ plan }: Pick<User, 'plan'>) => (
  <section className={`card ${styles.plan} onBlock`} aria-labelledby="plan-head">
    <SymbolDrawing name="bird" />
    <div>
      <h2 id="plan-head">{plan === 'premium' ? 'Premium Trainer' : 'Free Trainer'}</h2>
      <p>{`${roundsPerDay[plan]} sessions a day, up to ${maxSlots[plan]} ideas in each`}</p>
    </div>
    <Button kind="onHero" to="/premium">
      {plan === 'premium' ? 'Manage Premium' : 'Go Premium'}
    </Button>
  </section>
)

export function SettingsScreen() {
  const user = useUser()
  useProviderToast()
  return (
    <main id="main" className={`wrap page ${styles.settings}`}>
      <title>{`Settings — ${brand}`}</title>
      <div className="pageHead">
        <h1>Settings</h1>
      </div>
      {user && (
        <div className={styles.lay}>
          <PlanCard plan={user.plan} />
          <div>
            <NameCard user={user} />
            <DayCard />
            <RemindersCard />
            <CalendarCard />
            <SharedIdeasCard className={styles.card} />
            <LinksCard className={styles.card} />
          </div>
          <div>
            <SignInMethodsCard user={user} />
            <DevicesCard />
            <SecurityNotes />
            <DataCard />
            <DeleteCard user={user} />
          </div>
        </div>
      )}
    </main>
  )
}

/** A browser reports no download that it cannot begin, and would keep a refusal as a file. */
async function download(event: MouseEvent, leaveFor: (path: string) => void) {
  event.preventDefault()
  if (!navigator.onLine || isOffline()) {
    showToast({ title: 'No Connection', text: needsNetworkMessage('The download'), tone: 'danger' })
    return
  }
  try {
    const { askForProof } = await import('../account/ask-for-proof.tsx')
    if (await askForProof('download all your data')) leaveFor(buildPath('downloadData'))
  } catch (error) {
    showError(error)
  }
}

function DataCard() {
  const { leaveFor } = useNavigation()
  return (
    <section className={`card ${styles.card}`} aria-labelledby="data-head">
      <h2 id="data-head">Your data</h2>
      <p className="muted">Everything you wrote and every day, in one JSON file.</p>
      <a
        className="btn line"
        href={buildPath('downloadData')}
        download
        onClick={(event) => void download(event, leaveFor)}
      >
        <Download className="i" />
        Download My Data
      </a>
    </section>
  )
}

import { buildPath } from '@app/contract/routes'
import { maxSlots, roundsPerDay } from '@app/domain/premium/plan-limits'
import { KeyRound, Mail, ShieldCheck } from 'lucide-react'
import { type MouseEvent, useEffect, useState } from 'react'
import { needsNetworkMessage, showError } from '../../api/api-error.ts'
import { isOffline } from '../../api/network.ts'
import { type User, useUser } from '../../api/session.ts'
import { useNavigation } from '../../router/navigation.ts'
import { brand } from '../../ui/brand.ts'
import { Button } from '../../ui/button.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import { showToast } from '../../ui/toast.ts'
import { RemindersRow } from '../reminders/reminders-row.tsx'
import { LinksSection } from '../share-links/links-section.tsx'
import { SharedIdeasSection } from '../shared-ideas/shared-ideas-section.tsx'
import { CalendarSection } from './calendar-section.tsx'
import { DayRows } from './day-rows.tsx'
import { DeleteSection } from './delete-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { NameSection } from './name-section.tsx'
import { SettingSection } from './setting-section.tsx'
import * as styles from './settings.module.css'
import { SignInMethodRows } from './sign-in-method-rows.tsx'
import { useProviderToast } from './use-provider-toast.ts'

const notes = [
  { Icon: KeyRound, note: 'At least 8 characters. A password manager is best.' },
  { Icon: Mail, note: 'We never ask for your password by email.' },
  { Icon: ShieldCheck, note: 'After a change, we sign out your other devices and email you.' },
]

const SecurityNotes = () => (
  <section aria-labelledby="security-head">
    <h2 id="security-head">Security notes</h2>
    {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without markers. */}
    <ul role="list" className={`card rows ${styles.notes}`}>
      {notes.map(({ Icon, note }) => (
        <li key={note}>
          <Icon className="i" />
          <span>{note}</span>
        </li>
      ))}
    </ul>
  </section>
)

const Plan = ({ plan }: Pick<User, 'plan'>) => (
  <section className={styles.plan} aria-labelledby="plan-head">
    <SymbolDrawing name="bird" />
    <div>
      <h2 id="plan-head">{plan === 'premium' ? 'Premium Trainer' : 'Free Trainer'}</h2>
      <p>{`${roundsPerDay[plan]} sessions a day with up to ${maxSlots[plan]} ideas each`}</p>
    </div>
    <Button kind="onHero" to="/premium">
      {plan === 'premium' ? 'Manage Premium' : 'Go Premium'}
    </Button>
  </section>
)

export function SettingsScreen() {
  const user = useUser()
  const isLate = useIsLate()
  useProviderToast()
  return (
    <main id="main" className={`wrap page ${styles.settings}`}>
      <title>{`Settings — ${brand}`}</title>
      <div className="band pageHead onBlock">
        <h1>Settings</h1>
        {user && <Plan plan={user.plan} />}
      </div>
      {user && (
        <div className={styles.lay} data-late={isLate || undefined}>
          <div>
            <h2>Your day</h2>
            <div className="card rows">
              <DayRows />
              <RemindersRow />
              <CalendarSection />
            </div>
          </div>
          <div>
            <h2>Your account</h2>
            <div className="card rows">
              <NameSection user={user} />
              <SignInMethodRows user={user} />
              <DevicesSection />
            </div>
          </div>
          <SecurityNotes />
          <div>
            <h2>Your data</h2>
            <div className="card rows">
              <SharedIdeasSection />
              <LinksSection />
              <DataSection />
              <DeleteSection user={user} />
            </div>
          </div>
        </div>
      )}
    </main>
  )
}

const maxWaitMs = 10_000

/** From then on each row is shown as it comes: one answer may hang, or be asked for again. */
function useIsLate() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), maxWaitMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate
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

function DataSection() {
  const { leaveFor } = useNavigation()
  const act = (
    <a
      className="btn line"
      href={buildPath('downloadData')}
      download
      aria-label="Download My Data"
      onClick={(event) => void download(event, leaveFor)}
    >
      Download
    </a>
  )
  return <SettingSection head="Your copy" note="Your ideas, streak days and settings, as JSON." act={act} />
}

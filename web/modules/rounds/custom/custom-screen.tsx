import { maxSlots, roundsPerDay } from '@app/domain/premium/plan-limits'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type User, useUser } from '../../../api/session.ts'
import { Link } from '../../../router/link.tsx'
import { brand } from '../../../ui/brand.ts'
import { GatePage } from '../../../ui/gate-page.tsx'
import { tanglePath } from '../../../ui/tangle.ts'
import { RoundsDone } from '../writing/end-card.tsx'
import * as styles from './custom.module.css'
import { sessionStatusQuery } from './custom.queries.ts'
import { CustomForm } from './custom-form.tsx'

export function CustomScreen() {
  const user = useUser()
  return (
    <>
      <title>{`Custom problem — ${brand}`}</title>
      {user?.plan === 'free' && (
        <GatePage title="Custom problems come with Premium" preview={<SampleProblem />} backTo="Today">
          <p>{`Bring what’s on your mind, and write up to ${maxSlots.premium} ideas.`}</p>
        </GatePage>
      )}
      {user?.plan === 'premium' && <Custom user={user} />}
    </>
  )
}

function Custom({ user }: { user: User }) {
  const { data: status, isPending } = useQuery(sessionStatusQuery)
  if (isPending)
    return (
      <main id="main" className="wrap page">
        <h1>Bring your own problem</h1>
        <p className="lead muted" role="status">
          Counting today’s sessions…
        </p>
      </main>
    )
  if (status?.hasSessionsAvailable === false)
    return (
      <main id="main" className={`wrap page ${styles.customDone}`}>
        <RoundsDone sessions={status.maxSessions ?? roundsPerDay.premium} timeZone={user.timeZone} />
      </main>
    )
  return (
    <main id="main" className={`wrap page ${styles.custom}`}>
      <Link to="/home" className="link">
        <ArrowLeft className="i" />
        Back to Today
      </Link>
      <h1>Bring your own problem</h1>
      <CustomForm user={user} given={status?.practice ?? null} />
      <Link to="/solution-history" className={`link ${styles.history}`}>
        View Solution History & Export
      </Link>
    </main>
  )
}

/** Words above a knot that becomes a line. */
const SampleProblem = () => (
  <aside className={`${styles.print} label`}>
    <p>For example</p>
    <p className="disp">“My sister’s moving to the coast. How do we keep our Sunday walks going?”</p>
    <svg viewBox="-16 288 440 220" aria-hidden="true">
      <path d={`${tanglePath}L300 474L1700 474`} />
    </svg>
  </aside>
)
